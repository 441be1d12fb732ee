/** Whether a file is what `accept` asks for: an ending, a type, or a family of types. A drop does not look itself. */
export function fitsAccept({ name, type }: { name: string; type: string }, accept: string): boolean {
  const wishes = accept.split(',').map((wish) => wish.trim().toLowerCase());
  return wishes.some((wish) => {
    if (wish === '' || wish === '*/*') return true;
    if (wish.startsWith('.')) return name.toLowerCase().endsWith(wish);
    if (wish.endsWith('/*')) return type.startsWith(wish.slice(0, -1));
    return type === wish;
  });
}
