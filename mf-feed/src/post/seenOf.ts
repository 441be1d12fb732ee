/** Which version an edit is based on: when it was last edited, as the server says it. */
export function seenOf({ edited_at }: { edited_at: string | Date | null }): string | null {
  return edited_at === null ? null : new Date(edited_at).toISOString();
}
