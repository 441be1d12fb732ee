const SERVER_PATHS = [
  '/api',
  '/remotes',
  '/hub',
  '/media',
  '/device_api',
  '/docs',
  '/dev',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** Addresses that the server answers itself: links to them load a page. */
export function isServerPath(pathname: string): boolean {
  return SERVER_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
