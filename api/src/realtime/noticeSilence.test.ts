import { noticeSilence } from './noticeSilence.ts';

it('a listening connection to Redis that has fallen silent connects anew, and one that answers is let alone', async () => {
  let isSilent = false;
  let pings = 0;
  const again = new Promise<boolean | undefined>((resolve) => {
    const stop = noticeSilence(
      {
        status: 'ready',
        async ping() {
          pings += 1;
          if (pings > 3) isSilent = true;
          return isSilent ? new Promise<never>(() => undefined) : 'PONG';
        },
        disconnect(reconnect?: boolean) {
          stop();
          resolve(reconnect);
        },
      },
      { beatMs: 2, answerMs: 20 },
    );
  });
  expect(await again).toBe(true);
  expect(pings).toBe(4);
});
