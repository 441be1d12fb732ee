import { type GatedVersion, type LiveVersions, titleOf } from './LiveVersions.ts';
import { addressObjections } from './addressObjections.ts';
import { fitObjections } from './fitObjections.ts';

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

/** What is wrong with a version taken by itself. */
function formObjections(version: GatedVersion): string[] {
  return version.name === 'shell' ? shellObjections(version) : remoteObjections(version);
}

function shellObjections(shell: GatedVersion): string[] {
  const { initial } = shell;
  if (!initial || initial.scripts.length === 0)
    return [`${titleOf(shell)} names no script for its first page.`];
  return [...initial.scripts, ...initial.sheets, ...initial.preload]
    .filter((path) => !shell.hasFile(path))
    .map((path) => `${titleOf(shell)} puts ${path} on its first page, but it is not in the upload.`);
}

function remoteObjections(remote: GatedVersion): string[] {
  const wants = titleOf(remote);
  const sentences: string[] = [];
  const mfName = mfNameOf(remote.name, remote.version);
  if (remote.mfName !== mfName) {
    sentences.push(
      `${wants} calls its container ${remote.mfName}: it has to be ${mfName}, or a live switch runs old code.`,
    );
  }
  if (remote.entry === undefined) sentences.push(`${wants} names no entry.`);
  else if (!remote.hasFile(remote.entry))
    sentences.push(`${wants} names the entry ${remote.entry}, but it is not in the upload.`);

  for (const { path } of remote.routes) {
    if (/[^/]\*$|.\/$/.test(path))
      sentences.push(`${wants} claims ${path}: an address ends in a word or in /*.`);
  }
  return sentences;
}

/** The one global name a version's container may have. */
function mfNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_').toLowerCase();
}
