import { type GatedVersion, titleOf } from './LiveVersions.ts';

/** What is wrong with a version taken by itself. */
export function formObjections(version: GatedVersion): string[] {
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
