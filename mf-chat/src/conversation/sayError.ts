/** What an error says, in words that a visitor may read. */
export function sayError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
