import { useEffect, useState } from 'react';
import { defineRemote } from '../../defineRemote.tsx';
import type { RemoteApp } from '../../remote.ts';
import { useCall } from '../../useCall.ts';
import { useShell } from '../../ctx.ts';
import { usePlace } from '../../usePlace.ts';
import { useStream } from '../../useStream.ts';
import { useTitle } from '../../useTitle.ts';
import { CONTRACT } from '../../version.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import { checks } from './checks.ts';

const answers: TestAnswers = { 'GET /profile': { name: 'Juniper', username: 'juniper', profile: null } };

function Good() {
  const { session$, bus } = useShell();
  const profile = useCall('GET /profile');
  const place = usePlace('test.place');
  useTitle(profile.status === 'ready' ? profile.answer.name : undefined);
  const [width, setWidth] = useState(window.innerWidth);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    const beat = setInterval(measure, 1000);
    const frame = requestAnimationFrame(measure);
    const subscriptions = [session$.subscribe({}), bus.on('chat.unread').subscribe({})];
    return () => {
      window.removeEventListener('resize', measure);
      clearInterval(beat);
      cancelAnimationFrame(frame);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session$, bus]);
  return (
    <p ref={place} data-width={width}>
      {profile.status === 'failed' ? profile.error.message : profile.status}
    </p>
  );
}

/** A remote whose only fault is what its component does when it appears. */
function faulty(onAppear: (ctx: ReturnType<typeof useShell>) => void): RemoteApp {
  return defineRemote(function Faulty() {
    const ctx = useShell();
    useEffect(() => onAppear(ctx), [ctx]);
    return <p>Fine so far</p>;
  });
}

const good = defineRemote(Good);
const quiet = { contract: '1.0', unmount: () => undefined };

async function failing(app: RemoteApp): Promise<string[]> {
  const sentences: string[] = [];
  for (const check of checks) {
    await check.run({ app, path: '/', answers }).catch((error: Error) => sentences.push(error.message));
  }
  return sentences;
}

test('a remote that behaves passes every check', async () => {
  expect(await failing(good)).toEqual([]);
});

test('a remote for a newer shell is found out', async () => {
  expect(await failing({ ...good, contract: '1.9' })).toEqual([
    `It needs contract 1.9, the shell offers ${CONTRACT}.`,
  ]);
});

test('a remote that shows nothing is found out', async () => {
  expect(await failing(defineRemote(() => null))).toContain('mount() is done and nothing is to be seen.');
});

test('a remote that stays on the page is found out', async () => {
  const staying: RemoteApp = {
    contract: '1.0',
    async mount(element) {
      element.append('Hello');
      return { unmount: () => undefined };
    },
  };
  expect(await failing(staying)).toContain('unmount() leaves Hello');
});

test('a remote that breaks its mount is found out', async () => {
  const broken: RemoteApp = { ...quiet, mount: () => Promise.reject(new Error('no map of the square')) };
  expect(await failing(broken)).toContain('no map of the square');
});

test('a remote that breaks when somebody logs out is told', async () => {
  const app = faulty((ctx) => {
    let isMember = false;
    ctx.session$.subscribe({
      next({ status }) {
        if (isMember && status === 'guest') ctx.onError(new Error('Where is everybody?'));
        isMember = status === 'member';
      },
    });
  });
  expect(await failing(app)).toContain('A logout while it loads breaks it: Error: Where is everybody?');
});

describe('what is left after five lives is named', () => {
  let undo: (() => void)[] = [];
  afterEach(() => {
    for (const clean of undo) clean();
    undo = [];
  });

  test('a listener on the window', async () => {
    const app = faulty(() => {
      const listener = () => undefined;
      window.addEventListener('resize', listener);
      undo.push(() => window.removeEventListener('resize', listener));
    });
    expect(await failing(app)).toEqual(['After 5 lives there is still 5 x resize on window']);
  });

  test('a listener on the document', async () => {
    const app = faulty(() => {
      const listener = () => undefined;
      document.addEventListener('keydown', listener, true);
      undo.push(() => document.removeEventListener('keydown', listener, true));
    });
    expect(await failing(app)).toEqual(['After 5 lives there is still 5 x keydown (capture) on document']);
  });

  test('a sheet in the head', async () => {
    const app = faulty(() => {
      const style = document.head.appendChild(document.createElement('style'));
      undo.push(() => style.remove());
    });
    expect(await failing(app)).toEqual(['After 5 lives there is still <style> in the head']);
  });

  test('a dialog on the body', async () => {
    const app = faulty(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      undo.push(() => dialog.remove());
    });
    expect(await failing(app)).toEqual(['After 5 lives there is still <dialog> in the body']);
  });

  test('an interval', async () => {
    const app = faulty(() => {
      const beat = setInterval(() => undefined, 60_000);
      undo.push(() => clearInterval(beat));
    });
    expect(await failing(app)).toEqual(['After 5 lives there is still 5 x an interval']);
  });

  test('a drawing loop', async () => {
    let isRunning = true;
    const draw = () => void (isRunning && requestAnimationFrame(draw));
    undo.push(() => void (isRunning = false));
    expect(await failing(faulty(draw))).toEqual([expect.stringMatching(/still \d+ x an animation frame/)]);
  });

  test('a subscription', async () => {
    const app = faulty((ctx) => void ctx.bus.on('feed.posted').subscribe({}));
    const sentence = 'After 5 lives there is still 1 x a subscription to session, theme or bus';
    expect(await failing(app)).toEqual([sentence]);
  });

  test('a place', async () => {
    const app = faulty((ctx) => void ctx.place('zones.sidebar', document.createElement('div')));
    expect(await failing(app)).toEqual(['After 5 lives there is still the place zones.sidebar']);
  });

  test('a title', async () => {
    const app = faulty((ctx) => void ctx.sayTitle?.('The lamps'));
    expect(await failing(app)).toEqual(['After 5 lives there is still the title The lamps']);
  });
});

test('a remote that takes a newer shell for granted is found out', async () => {
  const app = defineRemote(function Proud() {
    const { sayTitle } = useShell();
    if (!sayTitle) throw new Error('who is going to call me by my name?');
    return <p>Hello</p>;
  });
  const sentence = 'In an older shell it fails: Error: who is going to call me by my name?';
  expect(await failing(app)).toEqual([sentence]);
});

test('a remote that swallows its own render error is found out', async () => {
  const swallowing: RemoteApp = {
    contract: '1.0',
    async mount(element, ctx) {
      try {
        element.append(`Hello ${ctx.remote.name}`);
      } catch {
        element.append('Hello');
      }
      return { unmount: () => element.replaceChildren() };
    },
  };
  expect(await failing(swallowing)).toEqual(['The shell never heard of the error.']);
});

test('a remote that empties the page is found out', async () => {
  const greedy: RemoteApp = {
    contract: '1.0',
    async mount(element, ctx) {
      const neighbours = [...document.body.children].filter((child) => child !== element);
      for (const neighbour of neighbours) neighbour.textContent = '';
      ctx.report(new Error('greedy'));
      element.append(`Hello ${ctx.contract}`);
      return { unmount: () => element.replaceChildren() };
    },
  };
  expect(await failing(greedy)).toEqual(['It took its neighbour down.']);
});

test('a remote that gives up when the api does is found out', async () => {
  const helpless = defineRemote(function Helpless() {
    const profile = useCall('GET /profile');
    if (profile.status === 'failed') throw profile.error;
    return <p>Hello</p>;
  });
  expect(await failing(helpless)).toEqual([
    'It gives up when the api does: ApiError: Plaza is taking a breath. Please try again in a moment.',
  ]);
});

test('a remote that calls a farewell an error is found out', async () => {
  const touchy: RemoteApp = {
    contract: '1.0',
    async mount(element, ctx) {
      ctx.signal.addEventListener('abort', () => ctx.onError(new Error('interrupted')));
      element.append('Hello');
      return { unmount: () => element.replaceChildren() };
    },
  };
  expect(await failing(touchy)).toContain('Being asked to leave is no error: Error: interrupted');
});

test('a remote that uses more than the contract of its package.json is found out', async () => {
  const app = defineRemote(function Hasty() {
    const { language$ } = useShell();
    return <p>{useStream(language$, 'en')}</p>;
  });
  const older = checks.find(({ title }) => title === 'does without what an older shell lacks');
  const run = (contract: string) => older?.run({ app, path: '/', answers: {}, contract });
  await expect(run('1.2')).resolves.toBeUndefined();
  await expect(run('1.1')).rejects.toThrow('In an older shell it fails');
});
