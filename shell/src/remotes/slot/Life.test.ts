import { createTestShell } from '@plaza/shell-contract/testing';
import { settled, TestClock } from '../../clock/TestClock.ts';
import { Life } from './Life.ts';

async function after(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

// React runs effects at its own time: an error may come at any moment around the end of mounting.
test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'an error %s turns after mounting began is heard exactly once',
  async (turns) => {
    const heard: unknown[] = [];
    const life = new Life({
      host: document.createElement('div'),
      app: {
        contract: '1.0',
        async mount(_, ctx) {
          void after(turns).then(() => ctx.onError(new Error('effect')));
          return { unmount() {} };
        },
      },
      clock: new TestClock(),
      lend: (signal, onError) => ({ ctx: { ...createTestShell().ctx, signal, onError }, end() {} }),
      onCrash: (error) => heard.push(error),
      onOddity: () => undefined,
    });
    await life.begin().catch((error: unknown) => heard.push(error));
    await settled();
    expect(heard).toEqual([new Error('effect')]);
    await life.end();
  },
);
