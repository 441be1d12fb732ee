/** Hands a page to the browser's downloads. */
export function saveFile(name: string, page: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser reads it right after this turn; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
