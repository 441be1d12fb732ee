/** What a member's page is called: in its title, and where a link to it unfolds. */
export function personTitle({ name, username }: { name: string; username: string }): string {
  return `${name} (@${username})`;
}
