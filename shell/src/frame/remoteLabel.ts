/** How the shell calls a remote in front of visitors: by its words, and where they lack it `mf-chat` is Chat. */
export function remoteLabel(name: string, words: Readonly<Record<string, string>>): string {
  const bare = name.replace(/^mf-/, '');
  const spaced = bare.replaceAll('-', ' ');
  return words[bare] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
