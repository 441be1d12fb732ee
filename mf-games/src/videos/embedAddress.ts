/** The address of an embedded player, told to begin by itself, at the start, and to show nothing related. */
export function embedAddress(url: string): string {
  const address = new URL(url);
  for (const [name, value] of [
    ['autoplay', '1'],
    ['start', '0'],
    ['rel', '0'],
  ] as const)
    address.searchParams.set(name, value);
  return address.href;
}
