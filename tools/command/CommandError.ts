/** Something a person can put right. Shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
