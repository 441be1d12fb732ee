import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { PUSH_INSTANCE, type PushPayload } from '@plaza/api-contract';
import { findWindowed } from '@plaza/tools/browser';
import { repoRoot } from '@plaza/tools/build';
import { befriend, chatBrowserOf, field, messages, openChatWith, say as sayAndSee } from '../support/chat.ts';
import { expect as quickly, login, test } from '../support/member.ts';
import { type PushService, pushService } from '../support/pushService.ts';
import { runStart, type Started } from '../support/runStart.ts';

// Two people who are apart: one's browsers are closed, or the server between them dies. One server for both tests.
const expect = quickly.configure({ timeout: 60_000 });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
const windowed = findWindowed();
test.use({
  serviceWorkers: 'allow',
  // One without a window shows no notifications.
  launchOptions: async ({ launchOptions }, lend) =>
    lend({ ...launchOptions, ...(windowed ? { executablePath: windowed } : {}) }),
});

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-apart-'));
let pushes: PushService;
let started: Started;
let url: string;
let request: APIRequestContext;

function start(port: string): Started {
  return runStart(repoRoot, { NODE_ENV: 'development', DATA_DIR: dataDir, PORT: port, ...pushes.env });
}

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  pushes = await pushService();
  started = start('0');
  url = await started.open;
  request = await playwright.request.newContext({ baseURL: url });
  await befriend(request, 'amber', 'basalt');
});

test.afterAll(async () => {
  await started?.stop();
  pushes?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.describe('a push', () => {
  test('comes as ciphertext to who has closed every page, and the worker of the browser shows its words', async ({
    browser,
  }) => {
    const [amber, basalt] = await Promise.all([
      chatBrowserOf(browser, 'amber', url),
      chatBrowserOf(browser, 'basalt', url),
    ]);
    await basalt.context().grantPermissions(['notifications'], { origin: url });
    await openChatWith(amber, 'basalt', 'Basalt');
    const chat = new URL(amber.url()).pathname;
    await sayAndSee(amber, 'amber 0');
    // From here on this browser knows whose keys amber's are.
    await basalt.goto(chat);
    await expect(linesOf(basalt)).toHaveText(['amber 0']);
    const worker = await workerOf(basalt);
    await register(request, pushes.token);
    await basalt.goto('about:blank');

    const arriving = pushes.next();
    await sayAndSee(amber, 'The lamps by the well are lit');
    const { body, payload } = await arriving;
    // Neither the server nor the service of the browser's maker has a word of it.
    expect(body).not.toContain('lamps');
    expect(JSON.stringify(payload)).not.toContain('lamps');

    await worker.deliver(payload);
    await basalt.goto(`${url}/about`);
    const title = 'New Message from Amber Lindqvist';
    await expect.poll(() => shown(basalt)).toEqual([{ title, body: 'The lamps by the well are lit' }]);

    await test.step('of what does not open, it says so', async () => {
      await worker.deliver(damaged(payload));
      await expect.poll(() => shown(basalt)).toEqual([{ title, body: 'Error decrypting message' }]);
    });

    await test.step('a press on it opens the chat', async () => {
      await hasStarted(basalt);
      await press(await worker.itself());
      await expect(basalt).toHaveURL(`${url}${chat}`);
      await expect(messages(basalt).getByText('The lamps by the well are lit')).toBeVisible();
    });

    await test.step('while that chat is looked at nothing is shown', async () => {
      await basalt.bringToFront();
      await worker.deliver(payload);
      await worker.deliver(elsewhere(payload));
      await expect.poll(() => shown(basalt)).toEqual([{ title, body: 'The lamps by the well are lit' }]);
      expect(await shownTags(basalt)).toEqual(['chat-elsewhere']);
    });
    await Promise.all([amber, basalt].map((page) => page.context().close()));
  });
});

/** Of each of the two: some before the server dies, some while it is dead. */
const BEFORE = 3;
const MEANWHILE = 2;

test('a server that is killed in mid-sentence loses no line and doubles none: one order for both, and for a new browser', async ({
  browser,
}) => {
  const [amber, basalt] = await Promise.all([
    chatBrowserOf(browser, 'amber', url),
    chatBrowserOf(browser, 'basalt', url),
  ]);
  await openChatWith(amber, 'basalt', 'Basalt');
  const chat = new URL(amber.url()).pathname;
  await basalt.goto(chat);
  await expect(messages(amber)).toBeVisible();
  const earlier = await linesOf(amber).count();
  await expect(linesOf(basalt)).toHaveCount(earlier);

  // Of their last, amber's is kept and not answered when the server dies, and basalt's has not come that far.
  const dead = started.gone;
  const underWay = [dieUnder(amber, 'kept', dead), dieUnder(basalt, 'on its way', dead)];
  for (let number = 1; number <= BEFORE; number += 1) await sayBoth(amber, basalt, number);
  await Promise.all(underWay);
  started.child.kill('SIGKILL');
  await dead;
  for (let number = 1; number <= MEANWHILE; number += 1) await sayBoth(amber, basalt, BEFORE + number);
  started = start(new URL(url).port);
  expect(await started.open).toBe(url);

  const all = BEFORE + MEANWHILE;
  for (const page of [amber, basalt]) {
    await expect(linesOf(page)).toHaveCount(earlier + 2 * all);
    await expect(messages(page).getByText('Could not send message')).toHaveCount(0);
  }
  const lines = await linesOf(amber).allTextContents();
  for (const who of ['amber', 'basalt'])
    expect(lines.slice(earlier).filter((line) => line.startsWith(who))).toEqual(
      Array.from({ length: all }, (_, at) => `${who} ${at + 1}`),
    );
  await expect(linesOf(basalt)).toHaveText(lines);

  const fresh = await chatBrowserOf(browser, 'basalt', url);
  await fresh.goto(chat);
  await expect(linesOf(fresh)).toHaveText(lines);
  await Promise.all([amber, basalt, fresh].map((page) => page.context().close()));
});

const linesOf = (page: Page) => messages(page).getByText(/^(amber|basalt) \d+$/);

async function sayBoth(amber: Page, basalt: Page, number: number): Promise<void> {
  await Promise.all([say(amber, `amber ${number}`), say(basalt, `basalt ${number}`)]);
}

/** Does not wait for anything: the server may be dead. */
async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Lets nothing of the last message before the death be answered. Resolves when it is so far. */
function dieUnder(page: Page, how: 'kept' | 'on its way', dead: Promise<unknown>): Promise<void> {
  let sent = 0;
  return new Promise((resolve) => {
    void page.route('**/chat/send-message', async (route) => {
      sent += 1;
      if (sent !== BEFORE) return route.continue();
      if (how === 'kept') await route.fetch();
      resolve();
      await dead;
      return route.abort('connectionreset');
    });
  });
}

/** This browser of basalt's wants pushes: registered as the page does it where a push service is to be had. */
async function register(asked: APIRequestContext, token: string): Promise<void> {
  const devices = `/device_api/v1/instances/${PUSH_INSTANCE}/devices/web`;
  const made = await asked.post(devices, { data: { token } });
  const { id }: { id: string } = await made.json();
  const { token: bearer } = await login(asked, 'basalt');
  const named = await asked.put(`${devices}/${id}/user`, { headers: { authorization: `Bearer ${bearer}` } });
  if (!named.ok()) throw new Error(await named.text());
}

interface Registrations {
  registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[];
}

/** The worker of a page, to which pushes are delivered as the browser does it. */
async function workerOf(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${url}/` && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    deliver: (payload: PushPayload) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: `${url}/`,
        registrationId,
        data: JSON.stringify(payload),
      }),
    itself: () => itself(page.context()),
  };
}

async function itself(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent('serviceworker');
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

const shownTags = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag),
  );

/** All of the shell is there, also what nobody waits for: it paints the browser around the page in one colour. */
async function hasStarted(page: Page): Promise<void> {
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => new Set(all.map((meta) => meta.getAttribute('content'))).size);
  await expect.poll(colours).toBe(1);
}

interface PushScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, about: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Nobody can press a notification of a browser without a window: told to the worker in the same words. */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as PushScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

/** The same message, with a letter of it changed on the way. */
function damaged(payload: PushPayload): PushPayload {
  return changed(payload, (message) => {
    const envelope = message.envelope ?? '';
    const at = Math.floor(envelope.length / 2);
    const other = envelope[at] === 'A' ? 'B' : 'A';
    return { ...message, envelope: envelope.slice(0, at) + other + envelope.slice(at + 1) };
  });
}

/** The same again under another tag and about another chat: who looks at the first is not looking at it. */
function elsewhere(payload: PushPayload): PushPayload {
  const notification = { ...payload.notification, deep_link: '/chat/999999' };
  return { notification, data: { ...payload.data, plaza: { ...payload.data.plaza, tag: 'chat-elsewhere' } } };
}

type Message = NonNullable<NonNullable<PushPayload['data']['plaza']>['message']>;

function changed(payload: PushPayload, change: (message: Message) => Message): PushPayload {
  const { plaza } = payload.data;
  if (!plaza?.message) throw new Error('It carries no message.');
  return {
    ...payload,
    data: { ...payload.data, plaza: { ...plaza, message: change(plaza.message) } },
  };
}
