import { type GatedVersion, type LiveVersions, titleOf } from './LiveVersions.ts';
import { addressObjections } from './addressObjections.ts';
import { fitObjections } from './fitObjections.ts';
import { formObjections } from './formObjections.ts';

/**
 * Why a version may not go live in this server, in sentences a team can act on; none means it may.
 * A remote has to fit the live shell; a shell has to suit every live remote.
 */
export function findObjections(candidate: GatedVersion, live: LiveVersions): string[] {
  if (candidate.name === 'shell') {
    return [
      ...formObjections(candidate),
      ...live.remotes.flatMap((remote) => [
        ...fitObjections(remote, candidate, {
          shellName: titleOf(candidate),
          wayOut: `update ${remote.name} first`,
        }),
        ...addressObjections(remote, [candidate]),
      ]),
    ];
  }
  const others = live.remotes.filter((remote) => remote.name !== candidate.name);
  return [
    ...formObjections(candidate),
    ...live.shells.flatMap((shell) =>
      fitObjections(candidate, shell, { shellName: 'the active shell', wayOut: 'update the shell first' }),
    ),
    ...addressObjections(candidate, [...live.shells, ...others]),
  ].filter((sentence, index, all) => all.indexOf(sentence) === index);
}
