import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/member.ts';

/** Not the hundred thousand that it should be: a browser's page ends at 33 million pixels, with post 69,969. */
const ALL = 60_000;
const PAGE = 20;
/** Between its beginning and its end the feed comes in lots: five thousand calls would measure nothing more. */
const LOT = 5_000;
const BEGINNING = 200;
const MOST_NODES = 300;
const MOST_FRAME_MS = 50;

test(`${ALL} posts scrolled: at most ${MOST_NODES} elements, and no frame over ${MOST_FRAME_MS} ms`, async ({
  member: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/api/contents/friends*', answer);
  await page.route('**/api/contents/news*', (route) => route.fulfill({ json: { count: 0, more: false } }));
  await page.route('**/api/contents/position', (route) =>
    route.fulfill({ json: { friends: { post: null, at: null }, global: { post: null, at: null } } }),
  );
  await page.route('**/media/bench/*', (route) => route.fulfill({ contentType: 'image/png', body: sea }));
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');

  const nearTheTop = await watch(page, () => scrollSteadily(page, 600));
  say('the first screens, page by page', nearTheTop);

  await goDown(page);
  const atTheEnd = await watch(page, () => scrollSteadily(page, 300));
  say(`below ${await shownPost(page)} posts, page by page`, atTheEnd);

  const leaps = await watch(page, async () => {
    for (let leap = 0; leap < 40; leap += 1) await leapTo(page, ((leap * 7) % 40) / 40);
  });
  say('40 leaps through all of it', leaps);

  for (const { nodes, longest } of [nearTheTop, atTheEnd, leaps]) {
    expect.soft(nodes).toBeLessThanOrEqual(MOST_NODES);
    expect.soft(longest).toBeLessThanOrEqual(MOST_FRAME_MS);
  }
});

interface Seen {
  nodes: number;
  frames: number;
  longest: number;
}

/** Counts the elements of the feed in every frame, and how long the longest frame was busy. */
async function watch(page: Page, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const seen: Seen = { nodes: 0, frames: 0, longest: 0 };
    const here = Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'long-animation-frame' });
    const look = () => {
      if (here.seen !== seen) return;
      const feed = document.querySelector('[role=feed]');
      seen.nodes = Math.max(seen.nodes, feed?.querySelectorAll('*').length ?? 0);
      seen.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** As a thumb does: 40 px with each frame. */
async function scrollSteadily(page: Page, frames: number): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const step = () => {
          window.scrollBy(0, 40);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    frames,
  );
}

/** To the end, again and again, until everything is there. */
async function goDown(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await shownPost(page)).toBeGreaterThan(ALL - LOT);
  }).toPass({ intervals: [50], timeout: 200_000 });
}

async function leapTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('article')].some((post) => {
      const { top, bottom } = post.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    }),
  );
}

/** The place in the feed of what is on screen. */
async function shownPost(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('article')].map((post) => Number(post.ariaPosInSet))),
  );
}

function answer(route: Route): Promise<void> {
  const after = Number(new URL(route.request().url()).searchParams.get('cursor') ?? '0');
  const isBetween = after >= BEGINNING && after < ALL - LOT;
  const size = Math.min(isBetween ? LOT : PAGE, ALL - after);
  return route.fulfill({ json: Array.from({ length: size }, (_, index) => aPost(after + index + 1)) });
}

/** Every sixth has a picture, every fifth is long. */
function aPost(place: number) {
  const words = `Letter ${place}. The lamps are on again along the harbour, and somebody plays. `;
  return {
    ID: String(ALL * 10 - place),
    user_name: 'Basalt Okoro',
    user_profile: null,
    user_orgname: 'Harbour Light Radio',
    MediaID: null,
    context: place % 5 === 0 ? words.repeat(4) : words,
    created_at: new Date(Date.now() - place * 60_000).toISOString(),
    user_id: '2',
    username: 'basalt',
    media: place % 6 === 0 ? [aPicture(place)] : [],
    sharing: 2,
    edited_at: null,
    mentions: [],
    stars: { average: 4.5, count: 2 },
    reactions: [{ emoji: '💡', count: 1 }],
    comment_count: place % 7,
    share_count: 0,
    own: { stars: null, emoji: null },
    is_own: false,
    is_shared: false,
    shares: false,
    shared: null,
    cursor: String(place),
  };
}

function aPicture(place: number) {
  const url = `/media/bench/${place % 50}.png`;
  const about = { id: `bench-${place}`, kind: 'image', type: 'image/png', width: 1280, height: 640 };
  const none = {
    placeholder: null,
    sources: [],
    animation: null,
    poster: null,
    seconds: null,
    expires: null,
  };
  return { ...about, ...none, url, alt: 'The sea' };
}

const sea = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEUeUHhVpxf6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIx+3BgQAAAADDoPlTX+AIVQEAAHwDDDAAAcvAQmMAAAAASUVORK5CYII=',
  'base64',
);

function say(what: string, { nodes, frames, longest }: Seen): void {
  const frame = longest === 0 ? `none over ${MOST_FRAME_MS} ms` : `the longest ${longest.toFixed(0)} ms`;
  console.log(`${what.padEnd(44)} ${nodes} elements at most; ${frames} frames, ${frame}`);
}
