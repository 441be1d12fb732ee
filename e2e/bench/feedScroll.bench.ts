import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/member.ts';

const ALL = 100_000;
const PAGE = 20;
/** Between its beginning and its end the feed comes in lots: five thousand calls would measure nothing more. */
const LOT = 1000;
/** After so many posts one stops to read, and everything is measured. */
const STATION = 10_000;
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

  const seen = [await read(page, 'the first screens', { px: 40, frames: 600 })];
  for (let post = STATION; post < ALL; post += STATION) {
    seen.push(await strideTo(page, post));
    seen.push(await read(page, `at post ${post}`, { px: 40, frames: 120 }));
  }
  seen.push(await strideTo(page, ALL));
  seen.push(await read(page, `back from post ${ALL}`, { px: -40, frames: 600 }));
  seen.push(await leap(page, 40));

  for (const { nodes } of seen) expect.soft(nodes).toBeLessThanOrEqual(MOST_NODES);
  for (const { longest, isRead } of seen) if (isRead) expect.soft(longest).toBeLessThanOrEqual(MOST_FRAME_MS);
});

interface Seen {
  nodes: number;
  frames: number;
  longest: number;
  isRead: boolean;
}

/** As a thumb does, so many pixels with each frame. It is this that no frame may hold up. */
async function read(page: Page, where: string, way: { px: number; frames: number }): Promise<Seen> {
  const seen = await watch(page, () => scrollSteadily(page, way));
  say(`${where}, 40 px with each frame`, seen);
  return { ...seen, isRead: true };
}

/**
 * Counts the elements of the feed in every frame, and how long the longest frame took: all that the page did for it and
 * all that it waited for, as somebody sees it.
 */
async function watch(page: Page, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const seen: Seen = { nodes: 0, frames: 0, longest: 0, isRead: false };
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
  // The last frame is told after it has ended.
  return page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const tell = () => resolve((window as unknown as { seen: Seen }).seen);
        requestAnimationFrame(() => setTimeout(tell, 100));
      }),
  );
}

async function scrollSteadily(page: Page, way: { px: number; frames: number }): Promise<void> {
  await page.evaluate(
    ({ px, frames }) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const step = () => {
          window.scrollBy(0, px);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    way,
  );
}

/**
 * Down and down by twenty screens, each with a frame to be made and one to be looked at, and at the end of what is
 * loaded until more of it comes. Every element is counted; the frames are told and no more, because each makes screens
 * anew, which nobody who reads asks of it.
 */
async function strideTo(page: Page, post: number): Promise<Seen> {
  const seen = await watch(page, () =>
    page.evaluate(
      (last) =>
        new Promise<void>((resolve) => {
          const step = () => {
            window.scrollBy(0, 20 * window.innerHeight);
            const made = [...document.querySelectorAll('article')].at(-1);
            if (Number(made?.ariaPosInSet) >= last) resolve();
            else requestAnimationFrame(() => requestAnimationFrame(step));
          };
          requestAnimationFrame(step);
        }),
      post,
    ),
  );
  say(`down to post ${post}, by twenty screens`, seen);
  return seen;
}

/** As who drags the bar of the page: to anywhere, and there something is to be seen. */
async function leap(page: Page, leaps: number): Promise<Seen> {
  const seen = await watch(page, async () => {
    for (let index = 0; index < leaps; index += 1) {
      const share = ((index * 7) % leaps) / leaps;
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('article')].some((post) => {
          const { top, bottom } = post.getBoundingClientRect();
          return top < window.innerHeight && bottom > 0;
        }),
      );
    }
  });
  say(`${leaps} leaps through all of it`, seen);
  return seen;
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
