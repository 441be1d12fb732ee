/** Hands a text to the visitor as a file. */
export function saveFile(page: Document, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(page.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken its own hold of it by the end of the turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
