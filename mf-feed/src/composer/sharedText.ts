/** What another app gave to `/add` as a share target: title, text and address, each once. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  return parts
    .filter(
      (part, index) =>
        part !== '' && !parts.some((other, at) => at !== index && covers(other, part, at < index)),
    )
    .join('\n');
}

/** Android puts the address into the text as well. */
function covers(other: string, part: string, isBefore: boolean): boolean {
  return other === part ? isBefore : other.includes(part);
}
