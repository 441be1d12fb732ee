import type { Brand } from '@plaza/api-contract';
import { BehaviorSubject } from 'rxjs';

function brandOf(said: Partial<Brand>) {
  const {
    name = 'Plaza',
    email = 'hello@plaza.example',
    phone = '+44 20 7946 0018',
    links = {},
    features_off = [],
    announcements = [],
    languages,
  } = said;
  return {
    name,
    email,
    phone,
    links,
    /** What an administrator has switched off. */
    featuresOff: features_off,
    announcements,
    /** The languages that are offered, the first for whoever reads none of them; all without it. */
    languages,
    idName: `${name} ID`,
  };
}

/** The product's name and its words, in one place; what belongs to the installation is configured on the server. */
export const brand: Readonly<ReturnType<typeof brandOf>> = brandOf(readBrand(document));

/** Changes with the brand, for what is on screen then. */
export const brandTurn$ = new BehaviorSubject(0);

/** An administrator has changed it: this page says the new one from now on. */
export function changeBrand(said: Partial<Brand>): void {
  const next = brandOf(said);
  if (JSON.stringify(next) === JSON.stringify(brand)) return;
  // Whoever holds the brand reads it when they draw.
  Object.assign(brand, next);
  brandTurn$.next(brandTurn$.getValue() + 1);
}

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
