const publicPages = [
  'about',
  'features',
  'contact',
  'privacy',
  'terms',
  'version',
  'notion',
  'demo',
  'pitch',
  'slide',
] as const;

/** A page of the shell's own that is for everybody, member or not. */
export type PublicPage = (typeof publicPages)[number];

export function publicPageAt(pathname: string): PublicPage | undefined {
  return publicPages.find((page) => pathname === `/${page}`);
}
