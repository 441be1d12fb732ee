/** What the link of an invitation brings: it is for this address alone. */
export function invitationIn(search: string): { invite: string; email: string } | undefined {
  const said = new URLSearchParams(search);
  const [invite, email] = [said.get('invite'), said.get('email')];
  return invite && email ? { invite, email } : undefined;
}
