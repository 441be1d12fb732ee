/** How heavy something is, in the unit that reads best. */
export function formatBytes(bytes: number, locale: string): string {
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${tenths.format(bytes / 1000)} kB`;
  return `${tenths.format(bytes / 1_000_000)} MB`;
}
