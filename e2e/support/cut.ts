import { type CDPSession, expect } from '@playwright/test';
import type { Person } from './feed.ts';

/** How a network breaks in the middle of a call. */
export const CUTS = ['before the server has it', 'after the server has done it', 'for everything'] as const;
export type Cut = (typeof CUTS)[number];

interface Broken {
  /** Resolves when the call has failed. */
  happened(): Promise<void>;
  mend(): Promise<void>;
}

interface Meant {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
}

/** The network breaks in the middle of the next such call of a page. */
export async function cut(person: Person, how: Cut, method: Meant['method'], path: RegExp): Promise<Broken> {
  const { page, context } = person;
  let hasFailed = false;
  page.on('requestfailed', (request) => {
    hasFailed ||= isMeant({ method, path }, { method: request.method(), url: request.url() });
  });
  const happened = () => expect.poll(() => hasFailed).toBe(true);
  if (how === 'for everything') {
    await goAway(person);
    return { happened, mend: () => comeBack(person) };
  }
  const stage = how === 'before the server has it' ? 'Request' : 'Response';
  await breakNext(await context.newCDPSession(page), { method, path }, stage);
  // A browser says it when a network comes back; what waits need not wait any longer.
  return { happened, mend: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))) };
}

/** No network at all: nothing goes out, and nothing comes in. */
export async function goAway({ context, sockets }: Person): Promise<void> {
  await context.setOffline(true);
  for (const socket of sockets.splice(0)) await socket.close({ code: 3001 });
}

export async function comeBack({ context }: Person): Promise<void> {
  await context.setOffline(false);
}

/** `page.route` sees no answers, and not what is in an uploaded file: only the browser itself can lose an answer. */
async function breakNext(browser: CDPSession, meant: Meant, requestStage: 'Request' | 'Response') {
  let isBroken = false;
  const hear = async ({
    requestId,
    request,
  }: {
    requestId: string;
    request: { method: string; url: string };
  }) => {
    if (isBroken || !isMeant(meant, request)) return browser.send('Fetch.continueRequest', { requestId });
    isBroken = true;
    await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    return browser.detach();
  };
  // What was still held is let go of with the session.
  browser.on('Fetch.requestPaused', (paused) => void hear(paused).catch(() => undefined));
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage }] });
}

function isMeant({ method, path }: Meant, request: { method: string; url: string }): boolean {
  return request.method === method && path.test(new URL(request.url).pathname);
}
