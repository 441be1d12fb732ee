/** Something a person can put right. Shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** What the api calls it, where the api has refused. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
