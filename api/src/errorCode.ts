/** The code of an error of Node, PostgreSQL or the system, or nothing. Errors cross realms (jest, workers), so no instanceof. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
