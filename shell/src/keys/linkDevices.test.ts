/** @jest-environment node */
import { createRoot } from '@plaza/crypto';
import { type ApiClient, ApiError } from '@plaza/shell-contract';
import { Subject } from 'rxjs';
import { scannedIn } from './keepScanned.ts';
import { linkAddress } from './linkAddress.ts';
import { answerDevice, askDevices, type KeyLink, type LinkNeeds } from './linkDevices.ts';

/** The server between two devices: it passes on, and tells both of each step. */
function aServer() {
  const moved$ = new Subject<string>();
  let link: KeyLink | undefined;
  const move = (step: Partial<KeyLink>) => {
    if (!link) throw new ApiError('over', { code: 'keys.unknown-link', status: 404 });
    link = { ...link, ...step };
    queueMicrotask(() => moved$.next('5'));
    return link;
  };
  const answers: Record<string, (body: never) => unknown> = {
    'POST /keys/links': ({ commitment }: { commitment: string }) =>
      (link = {
        id: '5',
        commitment,
        old_key: null,
        new_key: null,
        sealed: null,
        user_agent: null,
        is_mine: true,
        expires_at: '',
      }),
    'GET /keys/links/:id': () => move({}) && link,
    'PUT /keys/links/:id/answer': ({ key }: { key: string }) => move({ old_key: key }),
    'PUT /keys/links/:id/reveal': ({ key }: { key: string }) => move({ new_key: key }),
    'PUT /keys/links/:id/root': ({ sealed }: { sealed: string }) => move({ sealed }),
    'DELETE /keys/links/:id': () => {
      link = undefined;
      moved$.next('5');
    },
  };
  const sent: string[] = [];
  let missed = 0;
  const call = async (name: string, input?: { body?: object }) => {
    if (name.startsWith('GET') && missed > 0) {
      missed -= 1;
      throw new ApiError('Plaza does not answer.', { code: 'network', status: 0 });
    }
    sent.push(JSON.stringify(input?.body ?? null));
    return answers[name]?.(input?.body as never);
  };
  const needs = (): LinkNeeds & { over$: Subject<void> } => ({
    api: { call } as unknown as ApiClient,
    // Asked for again at each step; the news of one's own questions would go round for ever.
    moved$: new Subject<string>(),
    over$: new Subject<void>(),
    lookAgainMs: 5,
  });
  return {
    needs,
    sent,
    link: () => link,
    /** So many questions reach nobody. */
    miss: (times: number) => (missed = times),
    move,
    end: () => answers['DELETE /keys/links/:id']?.(undefined as never),
  };
}

/** A new device that has asked, and the old one that has answered. */
async function meet() {
  const server = aServer();
  const root = createRoot();
  let tell: (digits: string) => void = () => undefined;
  const shown = new Promise<string>((resolve) => (tell = resolve));
  const there = server.needs();
  let carried = '';
  const asking = askDevices(
    there,
    (commitment) => (carried = commitment),
    (digits) => tell(digits),
  );
  asking.catch(() => undefined);
  while (!server.link()) await new Promise((resolve) => void setImmediate(resolve));
  const link = server.link();
  if (!link) throw new Error('Nobody asked.');
  const answering = answerDevice(server.needs(), link);
  return { server, root, asking, digits: await shown, asked: await answering, there, link, carried };
}

test('six digits that both compute carry the root key from one device to the other, and only sealed', async () => {
  const { server, root, asking, digits, asked } = await meet();
  expect(digits).toMatch(/^\d{6}$/);
  expect(asked.isRight(digits)).toBe(true);
  await asked.send(root);
  expect(await asking).toEqual(root);
  expect(server.sent.join()).not.toContain(Buffer.from(root).toString('base64url'));
});

test('what a QR code carries is what the server was told: the hash of the key, and no more', async () => {
  const { link, carried, there } = await meet();
  expect(carried).toBe(link.commitment);
  expect(scannedIn(new URL(linkAddress('https://plaza.example', carried)).hash)).toBe(carried);
  expect(new URL(linkAddress('https://plaza.example', carried)).search).toBe('');
  expect(scannedIn('#reset=something')).toBeUndefined();
  there.over$.next();
});

test('other digits are not right', async () => {
  const { asked, digits, there } = await meet();
  const other = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
  expect(asked.isRight(other)).toBe(false);
  there.over$.next();
});

test('a key that was swapped on the way gives other digits', async () => {
  const { digits: one, there } = await meet();
  const { digits: other, there: elsewhere } = await meet();
  expect(one).not.toBe(other);
  there.over$.next();
  elsewhere.over$.next();
});

test('a device that says no ends it for the one that asks', async () => {
  const { server, asking } = await meet();
  server.end();
  await expect(asking).rejects.toMatchObject({ code: 'keys.unknown-link' });
});

test('a network that is away for a moment ends nothing', async () => {
  const { server, root, asking, asked } = await meet();
  server.miss(2);
  await asked.send(root);
  expect(await asking).toEqual(root);
});
