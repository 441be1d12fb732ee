/**
 * Whether a version lies in a range: `^19.3.0`, `~1.2.0`, `>=1.2.0 <3.0.0`, `1.2.3`, `*`, and several of them with `||`.
 * Whatever else there may be lies in none, so that a remote is refused rather than run on the wrong React.
 */
export function satisfy(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => isWithin(version, bound)),
  );
}

function isWithin(version: string, bound: string): boolean {
  if (bound === '*' || bound === version) return true;
  const [, sign = '', ...edge] = /^(\^|~|[<>]=?|=?)(\d+)\.(\d+)\.(\d+)$/.exec(bound) ?? [];
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (parts.length === 0 || edge.length === 0) return false;

  // The first part in which they differ, of three: 3 when in none.
  const at = [0, 1, 2].find((index) => parts[index] !== edge[index]) ?? 3;
  const distance = Number(parts[at] ?? 0) - Number(edge[at] ?? 0);
  if (sign === '<' || sign === '>') return sign === '<' ? distance < 0 : distance > 0;
  if (sign === '<=') return distance <= 0;
  if (sign === '' || sign === '=') return distance === 0;
  // What may not change: nothing, the minor, or the first part that is not zero.
  const fixed = sign === '>=' ? 0 : sign === '~' ? 2 : edge.findIndex((part) => part !== '0') + 1 || 3;
  return distance >= 0 && at >= fixed;
}
