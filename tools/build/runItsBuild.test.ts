import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemote } from './remotePackages.ts';
import { runItsBuild } from './runItsBuild.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plaza-team-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A remote whose team builds it with this script. */
function aTeam(script: string) {
  const plaza = { contract: '1.0', routes: [], widgets: {} };
  const about = { name: 'mf-team', version: '2.0.0', scripts: { build: 'node build.cjs' }, plaza };
  writeFileSync(join(root, 'package.json'), JSON.stringify(about));
  writeFileSync(join(root, 'build.cjs'), script);
  const remote = { ...readRemote('.', root), name: 'mf-team' };
  return { remote, aim: { version: '2.0.0-abc', outDir: join(root, 'out'), mode: 'production' as const } };
}

const writes = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { PLAZA_OUT, PLAZA_VERSION, PLAZA_CONTAINER } = process.env;
  mkdirSync(PLAZA_OUT);
  writeFileSync(PLAZA_OUT + '/mf-manifest.json', JSON.stringify([PLAZA_VERSION, PLAZA_CONTAINER]));`;

it('tells the script of a team where to write, and as what', async () => {
  const { remote, aim } = aTeam(writes);
  expect(remote.buildsItself).toBe(true);
  await runItsBuild(remote, aim);
  expect(JSON.parse(readFileSync(join(aim.outDir, 'mf-manifest.json'), 'utf8'))).toEqual([
    '2.0.0-abc',
    'mf_team_2_0_0_abc',
  ]);
});

it('fails in the words of the script', async () => {
  const { remote, aim } = aTeam('console.error("no such lamp"); process.exit(3);');
  await expect(runItsBuild(remote, aim)).rejects.toThrow('no such lamp');
  expect(existsSync(aim.outDir)).toBe(false);
});

it('says what is missing when there is no manifest', async () => {
  const { remote, aim } = aTeam('');
  await expect(runItsBuild(remote, aim)).rejects.toThrow('mf-team wrote no mf-manifest.json into PLAZA_OUT');
});
