import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { repoRoot } from '../build/index.ts';
import { describeForShell } from './describeForShell.ts';
import { watchRemote } from './watchRemote.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a remote under development: `/remote.json` describes the newest build, `/events` tells
 * the shell of the next one, and the files lie below their version.
 */
export async function serveRemote(
  name: string,
  port: number,
  say: (line: string) => void,
): Promise<() => void> {
  const listeners = new Set<ServerResponse>();
  const watched = await watchRemote(
    name,
    (built) => {
      say(`built ${built.version}`);
      for (const listener of listeners) listener.write(`event: built\ndata: ${built.version}\n\n`);
    },
    (error) => say(error instanceof Error ? error.message : String(error)),
  );

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/remote.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return response.end(JSON.stringify(describeForShell(watched.latest(), `http://localhost:${port}`)));
    }
    if (pathname === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      return response.on('close', () => listeners.delete(response));
    }
    const path = join(repoRoot, '.cache/dev', name, pathname);
    if (!/^(\/[\w.-]+)+\.\w+$/.test(pathname) || pathname.includes('..') || !existsSync(path)) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      return response.end('There is no such file in this build.');
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    return response.end(readFileSync(path));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return () => {
    watched.close();
    for (const listener of listeners) listener.end();
    server.close();
  };
}
