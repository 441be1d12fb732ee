/** The address of a database past its socket, for who stands between it and a client. */
export function byTcp(databaseUrl: string | undefined): URL {
  const url = new URL(databaseUrl ?? '');
  url.searchParams.delete('host');
  return url;
}
