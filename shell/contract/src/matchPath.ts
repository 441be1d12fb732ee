/** Whether an address lies on a route: `/chat` is exact, `/chat/*` is `/chat` and all below it. */
export function matchPath(route: string, pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!route.endsWith('/*')) return path === route;
  const prefix = route.slice(0, -2);
  return path === prefix || path.startsWith(`${prefix}/`);
}
