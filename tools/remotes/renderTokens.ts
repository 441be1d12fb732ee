import type { CallAnswer } from '@plaza/api-contract';

type KnownToken = CallAnswer<'GET /remotes/tokens'>['tokens'][number];

/** Every deploy token that works, for a terminal: what it deploys, whose it is, since when. */
export function renderTokens(tokens: readonly KnownToken[]): string {
  const rows = tokens.map(({ id, remote, label, folder, created_at: createdAt, is_present: isPresent }) => [
    id,
    remote === '*' ? 'everything' : remote,
    folder ? `${label} (folder ${folder})` : label,
    new Date(createdAt).toISOString().slice(0, 10),
    isPresent ? 'this one asks' : '',
  ]);
  const all = [['No.', 'Deploys', 'Whose', 'Since', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
