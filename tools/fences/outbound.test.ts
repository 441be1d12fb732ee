import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';

/** What connects to other machines by itself, each with the way it is written. */
const WAYS_OUT = [
  /(?<![\w.'"`-])(?:globalThis\.)?fetch\s*\(/,
  /import[^;]*\b(?:request|get|Agent|globalAgent)\b[^;]*from 'node:https?'/,
  /import\s+(?:\*|\w+\s*(?:,|from))[^;]*'node:https?'/,
  /import[^;]*\b(?:connect|createConnection|Socket)\b[^;]*from 'node:(?:net|tls|http2)'/,
  /from '(?:undici|axios|got|node-fetch)'/,
  /\.sendNotification\s*\(/,
];

/** Who may, and why. */
const MAY: Record<string, string> = {
  'api/src/investors/bounces/mailbox/Pop3.ts': 'the mailbox is the one that the operator has named',
  'api/src/http/outbound/openOutbound.ts': 'it is the way out',
  'api/src/media/store/s3Store.ts': 'the bucket is the one that the operator has named',
  'api/src/zones/live/removeVoice.ts': 'the LiveKit server is the one that the operator has named',
  'api/src/pages/offlinePage.ts': 'it runs in the browser',
  'api/src/pages/watchStart.ts': 'it runs in the browser',
};

function findWaysOut(source: string): string[] {
  // Types bring no code along.
  const code = source.replaceAll(/import type [^;]*;/g, '').replaceAll(/\btype \w+(?=[,\s}])/g, '');
  return WAYS_OUT.flatMap((way) => way.exec(code)?.[0] ?? []);
}

const files = sourceFiles()
  .filter((path) => /^api\/src\/.*\.ts$/.test(path))
  .filter((path) => !/\.(test|bench)\.ts$|\/(testing|bench)\//.test(path));

it('the api asks other machines through http/outbound alone, which refuses addresses of our own network', () => {
  const found = files
    .filter((path) => !(path in MAY))
    .flatMap((path) =>
      findWaysOut(readFileSync(join(repoRoot, path), 'utf8')).map((way) => `${path}: ${way}`),
    );
  expect(found).toEqual([]);
});

it('nobody is excused who has no need of it', () => {
  const needless = Object.keys(MAY).filter(
    (path) => !files.includes(path) || findWaysOut(readFileSync(join(repoRoot, path), 'utf8')).length === 0,
  );
  expect(needless).toEqual([]);
});

it.each([
  ["const page = await fetch('https://example.org');", 1],
  ['globalThis.fetch(url)', 1],
  ["import { request } from 'node:https';", 1],
  ["import { createServer, get as ask } from 'node:http';", 1],
  ["import https from 'node:https';", 1],
  ["import * as http from 'node:http';", 1],
  ["import { connect } from 'node:tls';", 1],
  ["import axios from 'axios';", 1],
  ['await webPush.sendNotification(one, words)', 1],
  ["import type { Agent } from 'node:https';", 0],
  ["import { createServer, type Agent } from 'node:http';", 0],
  ["import { createServer } from 'node:net';", 0],
  ['await server.as(null).fetch(path)', 0],
  ["ctx.set('sec-fetch-site', here)", 0],
])('counts in %j', (source, count) => expect(findWaysOut(source)).toHaveLength(count));
