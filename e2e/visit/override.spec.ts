import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { describeForShell } from '@plaza/tools/dev';
import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';
import { buildCopy } from '../support/remoteCopy.ts';

test('one remote comes from a developer’s machine, says so, and goes back with a reset', async ({
  admin: page,
}) => {
  const built = await buildCopy({ name: 'mf-chat', version: '0.0.0-dev.1', from: join(repoRoot, 'mf-chat') });
  const machine = await serve(built);
  try {
    await page.goto(`/chat?mf-chat=${machine.port}`);
    await expect(slot(page, 'mf-chat')).toHaveAttribute('data-version', '0.0.0-dev.1');
    await expect(slot(page, 'mf-chat')).toHaveAttribute('data-status', 'mounted');

    await page.keyboard.press('Alt+Shift+M');
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('0.0.0-dev.1')).toBeVisible();
    await panel.getByRole('button', { name: 'Reset all' }).click();
    await page.goto('/chat');
    await expect(slot(page, 'mf-chat')).toHaveAttribute('data-status', 'mounted');
    await expect(slot(page, 'mf-chat')).not.toHaveAttribute('data-version', '0.0.0-dev.1');
  } finally {
    machine.close();
  }
});

/** The files of a build as `npm run dev` serves them. */
async function serve(
  built: Parameters<typeof describeForShell>[0],
): Promise<{ port: number; close: () => void }> {
  const server: Server = createServer((request, response) => {
    const { port } = portOf(server);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/remote.json')
      return response.end(JSON.stringify(describeForShell(built, `http://localhost:${port}`)));
    if (pathname === '/events')
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    response.setHeader('content-type', pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
    return response.end(readFileSync(join(built.dir, pathname.split('/').at(-1) ?? '')));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { ...portOf(server), close: () => server.closeAllConnections() };
}

function portOf(server: Server): { port: number } {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port };
}
