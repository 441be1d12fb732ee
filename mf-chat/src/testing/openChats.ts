import { mountInTestShell, setWindowWidth, type TestShellOptions } from '@plaza/shell-contract/testing';
import { app } from '../remote.tsx';
import { type ChatShell, chatShell } from './chatShell.ts';
import { giveCrypto } from './giveCrypto.ts';
import { giveHeights } from './giveHeights.ts';
import { type Somebody, somebody } from './somebody.ts';

export interface People {
  amber: Somebody;
  basalt: Somebody;
  cedar: Somebody;
}

/** Where a hub event stands, for tests that do not care. */
export const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };

/** What a browser has, for tests of screens. */
export function likeABrowser(): void {
  giveCrypto();
  giveHeights();
  setWindowWidth(1280);
}

export async function somePeople(): Promise<People> {
  return {
    amber: await somebody('1', 'Amber Lindqvist', 'amber'),
    basalt: await somebody('2', 'Basalt Okoro', 'basalt'),
    cedar: await somebody('3', 'Cedar Novak', 'cedar'),
  };
}

/** Amber's chats at an address, once they are prepared. */
export async function openChats(
  { amber, basalt, cedar }: People,
  path: string,
  prepare: (shell: ChatShell) => Promise<void> | void = () => undefined,
  options: TestShellOptions = {},
) {
  const shell = await chatShell(amber, [basalt, cedar], options);
  await prepare(shell);
  const mounted = await mountInTestShell(app, { path, shell });
  return { ...mounted, chats: shell.chats };
}
