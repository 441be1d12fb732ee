import type { HealthBeacon } from '@plaza/api-contract';

/** Where in the files of a version an error came from, read from it or from its stack; nothing where that does not say. */
export function placeOf(
  thrown: unknown,
  { remote, version }: Pick<HealthBeacon, 'remote' | 'version'>,
): HealthBeacon['at'] {
  const stack = typeof thrown === 'string' ? thrown : thrown instanceof Error ? (thrown.stack ?? '') : '';
  const folder = `/remotes/${remote}/${version}/`;
  const start = stack.indexOf(folder);
  if (start === -1) return undefined;
  const [, file, line, column] =
    /^([\w./-]{1,200}):(\d{1,7}):(\d{1,7})/.exec(stack.slice(start + folder.length)) ?? [];
  return file && line && column ? { file, line: Number(line), column: Number(column) } : undefined;
}
