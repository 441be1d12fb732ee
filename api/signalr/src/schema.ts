/** Anything that turns the unknown into a T or throws: a zod schema, or three lines of your own. */
export interface Schema<T> {
  parse(value: unknown): T;
}
