/** The keys for which an epoch was wrapped after it began; `late` names them as `epoch:key`. */
export function lateIn({ late }: { late: ReadonlySet<string> }, n: number): { key_id: string }[] {
  const ofEpoch = [...late].filter((one) => one.startsWith(`${n}:`));
  return ofEpoch.map((one) => ({ key_id: one.slice(`${n}:`.length) }));
}
