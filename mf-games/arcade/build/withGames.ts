import { chromium, type Page } from '@playwright/test';
import { serveGames } from './serveGames.ts';

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
