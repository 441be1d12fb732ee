import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { compile } from '../build/buildRemote.ts';
import { repoRoot } from '../build/index.ts';
import { CommandError } from '../command/CommandError.ts';
import { scenePageConfig } from '../posters/scenePageConfig.ts';
import type { Row } from './Row.ts';

const ORDER = { people: 50, messages: 1_000, rounds: 7 };
const GOAL = { epochMade: 20, epochOpened: 1, firstScreen: 50, allOpened: 150, searched: 100 };

/** What the page knows of itself: mf-chat/src/testing/benchPage.tsx. */
interface BenchPage {
  chatBench: (order: typeof ORDER) => Promise<typeof GOAL>;
}

/** What keys and words cost the browser of somebody who chats. */
export async function measureChat(tell: (row: Row) => void): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-chat-'));
  const page = scenePageConfig('bench', outDir);
  await compile({
    ...page,
    module: {
      ...page.module,
      rules: [
        ...(page.module?.rules ?? []),
        // A list without its sheets has no heights, and would show other rows.
        { test: /\.css$/, type: 'css/auto', parser: { namedExports: false } },
        { test: /\.(woff2|svg|png|webp|jpg)$/, type: 'asset/inline' },
      ],
    },
    name: 'chat',
    context: join(repoRoot, 'mf-chat'),
    entry: { chat: './src/testing/benchPage.tsx' },
  });
  const browser = await openBrowser();
  if (!browser) throw new CommandError('There is no Chromium to measure in. PLAZA_CHROMIUM may name one.');
  try {
    const tab = await browser.newPage();
    // Keys are for pages of a secure origin; nothing is fetched.
    await tab.route('https://bench.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
    );
    await tab.goto('https://bench.example/');
    await tab.addStyleTag({ path: join(outDir, 'chat.css') });
    await tab.addScriptTag({ path: join(outDir, 'chat.js') });
    const numbers = await tab.evaluate(
      (order) => (globalThis as unknown as BenchPage).chatBench(order),
      ORDER,
    );
    const row = (what: string, key: keyof typeof GOAL) =>
      tell({
        what: `chat: ${what}`,
        measured: `${numbers[key].toFixed(1)} ms`,
        goal: `${GOAL[key]} ms`,
        holds: numbers[key] <= GOAL[key],
      });
    row(`an epoch for ${ORDER.people} people, made`, 'epochMade');
    row('the same, checked and opened by one of them', 'epochOpened');
    row(`a chat of ${ORDER.messages.toLocaleString('en')} messages, until its first screen`, 'firstScreen');
    row('the same, until every message of it can be read', 'allOpened');
    row('a word looked for in 100,000 messages', 'searched');
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
}
