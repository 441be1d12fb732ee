/** Something a person can put right. Shown as one line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
