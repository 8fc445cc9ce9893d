#!/usr/bin/env node
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { Refusal } from '../refusal.ts';
import { version } from './host.ts';
import { listNames } from './list.ts';
import {
  answersOptions,
  makeOptions,
  measureOptions,
  showOptions,
  solveOptions,
  suggestion,
} from './options.ts';

const EXIT_CODES = { usage: 2, wish: 3, file: 4 } as const;

async function main(words: string[]): Promise<void> {
  const parser = yargs(words)
    .scriptName('bookgen')
    .locale('en')
    .parserConfiguration({ 'camel-case-expansion': false, 'duplicate-arguments-array': true })
    .command(
      ['make', '$0'],
      'make a book of mazes with its answers, as PDF',
      (command) => command.options(makeOptions),
      async (args) => (await import('./make.ts')).make(args),
    )
    .command(
      'show',
      'show one maze in the terminal',
      (command) => command.options(showOptions),
      async (args) => (await import('./show.ts')).show(args),
    )
    .command(
      'solve',
      'the same maze through every solver',
      (command) => command.options(solveOptions),
      async (args) => (await import('./solve.ts')).solve(args),
    )
    .command(
      'measure <what..>',
      'the difficulty of a maze by its code, or of each in a book: its PDF, or the data from --json',
      (command) =>
        command
          .positional('what', { type: 'string', array: true, demandOption: true })
          .options(measureOptions),
      async (args) => (await import('./measure.ts')).measure(args.what, args),
    )
    .command(
      'answers <what..>',
      'the answer to a code, or all answers of a book: its PDF, or the data from --json',
      (command) =>
        command
          .positional('what', { type: 'string', array: true, demandOption: true })
          .options(answersOptions),
      async (args) => (await import('./answers.ts')).answers(args.what, args),
    )
    .command(
      'list <what>',
      `what there is to choose from: ${listNames.join(', ')}`,
      (command) =>
        command
          .positional('what', { type: 'string', demandOption: true })
          .option('json', { type: 'boolean', describe: 'as JSON' }),
      async (args) => (await import('./list.ts')).list(args.what, args.json === true),
    )
    .example('bookgen --pages 50 --difficulty hard', 'fifty hard mazes')
    .example('bookgen -n 30 --cells hexagon,ring --shape circle', 'thirty, by turns of hexagons and rings')
    .example('bookgen show --difficulty easy --solution', 'one maze on the screen')
    .version(version)
    .help()
    .strict()
    .wrap(100)
    .exitProcess(false)
    .fail((message, error) => {
      // yargs names its own complaints so; anything else comes from the commands.
      if (error && error.name !== 'YError') throw error;
      throw new Refusal('usage', usage(message, words));
    });
  await parser.parseAsync();
}

/** Rewords what yargs says of a mistake, and adds the nearest option. */
function usage(message: string, words: readonly string[]): string {
  const empty = message.match(/^Not enough arguments following: (.+)/)?.[1];
  if (empty !== undefined) return `--${empty} needs a value; see bookgen --help`;
  const unknown = message.match(/^Unknown (?:arguments?|commands?): ([^,]+)/)?.[1];
  if (unknown === undefined) return `${message.replaceAll('\n', ' ')}; see bookgen --help`;
  if (!words.some((word) => word.startsWith(`--${unknown}`) || word === `-${unknown}`)) {
    const commands = ['make', 'show', 'solve', 'measure', 'answers', 'list'].map((name) => ({ name }));
    return `there is no command '${unknown}'; ${suggestion(unknown, commands)}`;
  }
  const dashes = unknown.length === 1 ? '-' : '--';
  const own = new Map(
    Object.entries({
      show: showOptions,
      solve: solveOptions,
      measure: measureOptions,
      answers: answersOptions,
      list: { json: {} },
    }),
  ).get(words[0]);
  const options = Object.keys(own ?? makeOptions).map((name) => ({ name: `--${name}` }));
  return `${own ? `${words[0]} has` : 'there is'} no option ${dashes}${unknown}; ${suggestion(unknown, options)}`;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read our output has gone, as `| head` does: that is no fault of ours.
  process.exit(error.code === 'EPIPE' ? 0 : 4);
});

main(hideBin(process.argv)).catch((error: unknown) => {
  if (error instanceof Refusal) {
    process.stderr.write(`bookgen: ${error.message.replaceAll('\n', ' ')}\n`);
    process.exitCode = EXIT_CODES[error.kind];
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`bookgen: a fault of bookgen's own: ${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
});
