#!/usr/bin/env node
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { Refusal } from '../refusal.ts';
import { version } from './host.ts';
import { listNames } from './list.ts';
import { bookOptions, mazeOptions, suggestion } from './options.ts';

const EXIT_CODES = { usage: 2, wish: 3, file: 4 } as const;

async function main(words: string[]): Promise<void> {
  const parser = yargs(words)
    .scriptName('bookgen')
    .locale('en')
    .parserConfiguration({ 'camel-case-expansion': false, 'duplicate-arguments-array': true })
    .command(
      ['make', '$0'],
      'make a book of mazes with its answers, as PDF',
      (command) =>
        command.options({
          ...bookOptions,
          out: {
            type: 'string',
            requiresArg: true,
            alias: 'o',
            describe: 'the file; - is stdout [output/<title>-<seed>.pdf]',
          },
          svg: { type: 'string', requiresArg: true, describe: 'a folder for each page as SVG too' },
          json: {
            type: 'string',
            requiresArg: true,
            describe: 'a file for the book as data: codes, measures, pages',
          },
          jobs: { type: 'string', requiresArg: true, describe: 'threads [cores]' },
          force: { type: 'boolean', describe: 'overwrite files' },
          quiet: { type: 'boolean', describe: 'no progress' },
        }),
      async (args) => (await import('./make.ts')).make(args),
    )
    .command(
      'show',
      'show one maze in the terminal',
      (command) =>
        command.options({
          ...mazeOptions,
          solution: { type: 'boolean', describe: 'show the way' },
          ascii: { type: 'boolean', describe: 'draw with * instead of lines' },
        }),
      async (args) => (await import('./show.ts')).show(args),
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
      if (error) throw error;
      throw new Refusal('usage', usage(message, words));
    });
  await parser.parseAsync();
}

/** Rewords what yargs says of a mistake, and adds the nearest option. */
function usage(message: string, words: readonly string[]): string {
  const unknown = message.match(/^Unknown arguments?: ([^,]+)/)?.[1];
  if (unknown === undefined) return `${message.replaceAll('\n', ' ')}; see bookgen --help`;
  if (!words.some((word) => word.startsWith(`--${unknown}`) || word === `-${unknown}`)) {
    return `there is no command '${unknown}'; ${suggestion(unknown, ['make', 'show', 'list'])}`;
  }
  const options = [
    ...Object.keys(bookOptions),
    'out',
    'svg',
    'json',
    'jobs',
    'force',
    'quiet',
    'solution',
    'ascii',
  ];
  return `there is no option --${unknown}; ${suggestion(unknown, options)}`;
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
