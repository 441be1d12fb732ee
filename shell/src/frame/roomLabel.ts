/** How the shell calls a remote in front of visitors: `mf-chat` is Chat. */
export function roomLabel(name: string): string {
  const words = name.replace(/^mf-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
