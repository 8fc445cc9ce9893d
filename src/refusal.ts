/**
 * Why bookgen will not do what it was asked, in one line for the person who asked.
 * - `usage`: the request is malformed (an unknown name, a number out of range).
 * - `wish`: the request is well formed, but cannot be met (no such maze, shapes that fall apart).
 * - `file`: a file cannot be read or written.
 */
export class Refusal extends Error {
  constructor(
    readonly kind: 'usage' | 'wish' | 'file',
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
