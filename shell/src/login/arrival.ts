/** What somebody brings along to the login, behind the # of its address, where no server log sees it. */
export type Arrival =
  /** From the mail of a forgotten password. */
  | { kind: 'reset'; token: string }
  /** From another provider, by way of our server. */
  | { kind: 'outside'; code: string }
  /** From Google. */
  | { kind: 'google'; credential: string; state: string }
  | { kind: 'refused' };

export function arrivalIn(hash: string): Arrival | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => said.get(name) || undefined;
  const token = read('reset');
  if (token) return { kind: 'reset', token };
  const code = read('oauth');
  if (code) return { kind: 'outside', code };
  const credential = read('id_token');
  if (credential) return { kind: 'google', credential, state: read('state') ?? '' };
  return read('oauth-error') || read('error') ? { kind: 'refused' } : undefined;
}
