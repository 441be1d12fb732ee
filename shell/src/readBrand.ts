import type { Brand } from '@plaza/api-contract';

/** What the server says of this installation; it comes with the page. Whatever is missing or odd is left out. */
export function readBrand(page: Document): Partial<Brand> {
  const text = page.getElementById('plaza-brand')?.textContent;
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    // The server's own words in the server's own page; a shell from another day must not stumble over them.
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}
