import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const template = join(dirname(fileURLToPath(import.meta.url)), '../../mf-games/sdk/template');
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/**
 * Stands in for a stranger's web server that has the template on it, as the README of the SDK says: a copy of the folder, and
 * beside it the script that every Plaza serves. Gives the address of the game.
 */
export async function serveTemplate(page: Page, origin: string): Promise<string> {
  const sdk = await (await page.request.get('/framed/mf-games/sdk/games-sdk.js')).body();
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const name = path.endsWith('/') ? 'index.html' : path.slice(path.lastIndexOf('/') + 1);
    const body = name === 'games-sdk.js' ? sdk : readFileSync(join(template, name));
    return route.fulfill({ body, contentType: TYPES[extname(name)] ?? 'application/octet-stream' });
  });
  return `${origin}/catch/`;
}
