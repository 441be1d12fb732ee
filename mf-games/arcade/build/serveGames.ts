import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { arcadeRoot } from './folders.ts';
import { PAGE_POLICY } from './writePage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built games on loopback, with the policy that they have to live with. */
export async function serveGames(port = 0): Promise<{ address: string; server: Server }> {
  const root = join(arcadeRoot, 'dist/pages');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://games').pathname);
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(root) || !existsSync(file) || !extname(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': PAGE_POLICY,
        'access-control-allow-origin': '*',
      })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${bound.port}`, server };
}

/** Lends a page of a browser in which the built games can be opened, and puts all away again. */
export async function withGames(
  viewport: { width: number; height: number },
  act: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const executablePath = process.env.PLAZA_CHROMIUM ?? '/usr/bin/chromium';
  const [browser, { address, server }] = await Promise.all([
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
    serveGames(),
  ]);
  try {
    await act(await browser.newPage({ viewport }), address);
  } finally {
    await browser.close();
    server.close();
  }
}
