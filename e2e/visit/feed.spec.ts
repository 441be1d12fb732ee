import type { Locator } from '@playwright/test';
import { comeBack, CUTS, cut, goAway } from '../support/cut.ts';
import {
  attachPier,
  bellOf,
  comeToRest,
  compose,
  holdPlace,
  type Person,
  postSaying,
  tell,
  test as meet,
} from '../support/feed.ts';
import { expect, test } from '../support/member.ts';

// They write to each other: one visit at a time, or each would see the news of the other.
meet.describe.configure({ mode: 'default' });

meet(
  'three people side by side: one posts for friends, one answers, one sees none of it',
  async ({ invite }) => {
    meet.setTimeout(240_000);
    const [amber, basalt, cedar] = await invite('amber', 'basalt', 'cedar');
    if (!amber || !basalt || !cedar) throw new Error('Somebody has not come.');
    const words = `Low tide at the pier, ${Date.now()}`;
    const edited = `High tide at the pier, ${Date.now()}`;

    const popup = await compose(basalt.page, words);
    await attachPier(popup);
    await popup.getByLabel('What does it show?').fill('The pier');
    await amber.page.mouse.move(500, 500);
    await amber.page.mouse.wheel(0, 900);
    await expect.poll(() => amber.page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    const staysPut = await holdPlace(amber.page);
    await popup.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(basalt.page.getByText('Content created successfully!')).toBeVisible();
    await expect(popup).toHaveCount(0);
    await expect(postSaying(basalt.page, words)).toBeVisible();

    // Others may post in the same moment: how many wait is not what this is about.
    const news = amber.page.getByRole('button', { name: /^\d+ new posts?$/ });
    await expect(news).toBeInViewport();
    await staysPut();
    await expect(postSaying(amber.page, words)).toHaveCount(0);
    await amber.page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await news.click();
    const post = postSaying(amber.page, words);
    await expect(post).toBeInViewport();
    await expect(news).toHaveCount(0);
    await expect(amber.page).toHaveURL(/\/$/);
    expect(await amber.page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    await expect(post.getByRole('button', { name: 'Open the picture: The pier' })).toBeVisible();
    const id = await post.getAttribute('data-post');

    await post.getByRole('radio', { name: '4 stars' }).check();
    await post.getByRole('group', { name: 'How does it feel?' }).getByRole('button', { name: '💡' }).click();
    await expect(post.getByRole('button', { name: 'Your reaction: 💡' })).toBeVisible();
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    const field = post.getByRole('textbox', { name: 'Write a comment' });
    await field.fill('I see it from the tram.');
    await field.press('Enter');
    await expect(post.getByText('I see it from the tram.')).toBeVisible();
    await expect(post.getByText('Waits for the network')).toHaveCount(0);

    await expect(bellOf(basalt.page)).toHaveAccessibleName('Notifications, 2 unread');
    await bellOf(basalt.page).click();
    const notices = basalt.page.getByRole('list', { name: 'Notifications' });
    await expect(notices.getByRole('link', { name: /^New: Amber Lindqvist commented on/ })).toHaveCount(1);
    await expect(
      notices.getByRole('link', { name: /^New: Amber Lindqvist gave your post 4 stars/ }),
    ).toHaveCount(1);
    await basalt.page.keyboard.press('Escape');

    // The head of the post, where its changes are to be seen; the comments are long.
    await amber.page.evaluate(() => window.scrollTo(0, 0));
    await postSaying(basalt.page, words).getByRole('button', { name: 'More for this post' }).click();
    await basalt.page.getByRole('menuitem', { name: 'Edit' }).click();
    await basalt.page.getByLabel('What is on your mind?').fill(edited);
    await basalt.page.getByRole('button', { name: 'Save' }).click();
    await expect(basalt.page).toHaveURL(new RegExp(`/post/${id}$`));
    await expect(postSaying(amber.page, edited)).toBeVisible();

    await postSaying(basalt.page, edited).getByRole('button', { name: 'More for this post' }).click();
    await basalt.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(basalt.page.getByText('Your post was deleted.')).toBeVisible();
    await expect(amber.page.getByText('This post is not there any more.')).toBeVisible();
    await basalt.page.getByRole('button', { name: 'Undo' }).click();
    await expect(postSaying(basalt.page, edited)).toBeVisible();
    await expect(postSaying(amber.page, edited)).toBeVisible();

    for (const tab of ['Friends', 'Global']) {
      await cedar.page.getByRole('tab', { name: tab }).click();
      await expect(cedar.page.getByRole('feed')).toBeVisible();
      await expect(cedar.page.getByText(edited)).toHaveCount(0);
      await expect(cedar.page.getByRole('button', { name: /new post/ })).toHaveCount(0);
    }
    // What others tell Cedar meanwhile is not what this is about.
    const isOfIt = new RegExp(`/post/${id}\\b`);
    expect(JSON.stringify(await tell(basalt, 'GET', '/notifications'))).toMatch(isOfIt);
    expect(JSON.stringify(await tell(cedar, 'GET', '/notifications'))).not.toMatch(isOfIt);
    const search = `/search?${new URLSearchParams({ q: edited, tab: 'posts' })}`;
    await amber.page.goto(search);
    await expect(postSaying(amber.page, edited)).toBeVisible();
    await cedar.page.goto(search);
    await expect(cedar.page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
    await amber.page.goto('/user/basalt');
    await expect(postSaying(amber.page, edited)).toBeVisible();
    await cedar.page.goto('/user/basalt');
    await expect(cedar.page.getByRole('article').first()).toBeVisible();
    await expect(cedar.page.getByText(edited)).toHaveCount(0);
    const [answer] = await Promise.all([
      cedar.page.waitForResponse(`**/api/posts/${id}`),
      cedar.page.goto(`/post/${id}`),
    ]);
    expect(answer.status()).toBe(404);
    await expect(cedar.page.getByRole('heading', { name: 'This post is not there' })).toBeVisible();
  },
);

for (const how of CUTS) {
  meet(
    `with the network cut in the middle of each step, ${how}, nothing is lost and nothing doubled`,
    async ({ invite }) => {
      meet.setTimeout(240_000);
      const [amber, basalt] = await invite('amber', 'basalt');
      if (!amber || !basalt) throw new Error('Somebody has not come.');
      const words = `Fog over the pier, ${Date.now()}`;
      const edited = `No fog over the pier, ${Date.now()}`;
      const own = postSaying(basalt.page, words);
      const post = postSaying(amber.page, words);

      const popup = await compose(basalt.page, words);
      const upload = await cut(basalt, how, 'POST', /^\/api\/media$/);
      await attachPier(popup);
      const again = popup.getByRole('button', { name: 'Try pier.png again' });
      await expect(again).toBeVisible();
      await upload.mend();
      await again.click();
      await expect(popup.getByRole('listitem')).toHaveAttribute('data-status', 'ready');
      await popup.getByLabel('What does it show?').fill('The pier');

      const posting = await cut(basalt, how, 'POST', /^\/api\/content$/);
      await popup.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(popup.getByText(/Failed to create content\. Please try again\./)).toBeVisible();
      await posting.mend();
      // Who is away while it happens hears of it when they come back.
      await goAway(amber);
      await popup.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(popup).toHaveCount(0);
      await expect(own).toHaveCount(1);
      // Its feed looks again at what it shows: that is not the call that is cut next.
      const lookedAgain = amber.page.waitForResponse((answer) =>
        answer.url().includes('/api/contents/friends'),
      );
      await comeBack(amber);
      await lookedAgain;

      // Others may post in the same moment: how many wait is not what this is about.
      const news = amber.page.getByRole('button', { name: /^\d+ new posts?$/ });
      await expect(news).toBeVisible({ timeout: 20_000 });
      const opening = await cut(amber, how, 'GET', /^\/api\/contents\/friends$/);
      await news.click();
      await opening.happened();
      await expect(amber.page.getByText(/^The new posts did not load\./)).toBeVisible();
      await opening.mend();
      await news.click();
      await expect(post).toHaveCount(1);
      await expect(news).toHaveCount(0);
      const id = await post.getAttribute('data-post');

      const rating = await cut(amber, how, 'PUT', /\/reaction$/);
      await post.getByRole('radio', { name: '4 stars' }).check();
      await rating.happened();
      await expect(post.getByRole('radio', { name: '4 stars' })).toBeChecked();
      await rating.mend();
      const known = async () => (await tell(amber, 'GET', `/posts/${id}`)) as Known;
      await expect.poll(known).toMatchObject({ own: { stars: 4, emoji: null } });

      const feeling = await cut(amber, how, 'PUT', /\/reaction$/);
      await post
        .getByRole('group', { name: 'How does it feel?' })
        .getByRole('button', { name: '💡' })
        .click();
      await feeling.happened();
      await expect(post.getByRole('button', { name: 'Your reaction: 💡' })).toBeVisible();
      await feeling.mend();
      await expect.poll(known).toMatchObject({ own: { stars: 4, emoji: '💡' } });

      await post.getByRole('button', { name: 'Comment', exact: true }).click();
      const field = post.getByRole('textbox', { name: 'Write a comment' });
      const saying = await cut(amber, how, 'POST', /\/comments$/);
      await field.fill('Nothing to be seen at all.');
      await field.press('Enter');
      await saying.happened();
      if (how === 'for everything') await expect(post.getByText('Waits for the network')).toBeVisible();
      // The one who is to hear of it is away at this moment.
      await goAway(basalt);
      await saying.mend();
      await expect(post.getByText('Waits for the network')).toHaveCount(0, { timeout: 20_000 });
      await expect(post.getByText('Nothing to be seen at all.')).toHaveCount(1);
      await comeBack(basalt);

      await expect(bellOf(basalt.page)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 20_000 });
      const notices = basalt.page.getByRole('list', { name: 'Notifications' });
      const ringing = await cut(basalt, how, 'GET', /^\/api\/notifications$/);
      await bellOf(basalt.page).click();
      // Who has just come back is soon tried for once more: the list may be there before anybody reads of a failure.
      await expect(basalt.page.getByRole('button', { name: 'Retry' }).or(notices).first()).toBeVisible();
      await ringing.mend();
      // It comes by itself once the connection is back.
      for (const news of ['commented on', 'gave your post']) {
        const told = notices.getByRole('link', { name: new RegExp(`^New: Amber Lindqvist ${news}`) });
        await expect(told).toHaveCount(1, { timeout: 20_000 });
      }
      await basalt.page.keyboard.press('Escape');

      // The head of the post, where its changes are to be seen; the comments are long.
      await amber.page.evaluate(() => window.scrollTo(0, 0));
      await own.getByRole('button', { name: 'More for this post' }).click();
      await basalt.page.getByRole('menuitem', { name: 'Edit' }).click();
      await basalt.page.getByLabel('What is on your mind?').fill(edited);
      const editing = await cut(basalt, how, 'PUT', /^\/api\/content\/\d+$/);
      await basalt.page.getByRole('button', { name: 'Save' }).click();
      await editing.happened();
      await expect(basalt.page.getByRole('alert').getByText('Your draft is kept.')).toBeVisible();
      await editing.mend();
      await basalt.page.getByRole('button', { name: 'Save' }).click();
      const changed = postSaying(basalt.page, edited);
      await expect(changed).toHaveCount(1);
      await expect(postSaying(amber.page, edited)).toHaveCount(1);

      const remove = async () => {
        await changed.getByRole('button', { name: 'More for this post' }).click();
        await basalt.page.getByRole('menuitem', { name: 'Delete' }).click();
      };
      const deleting = await cut(basalt, how, 'DELETE', /^\/api\/content\/\d+$/);
      await remove();
      await deleting.happened();
      await deleting.mend();
      const gone = basalt.page.getByText('Your post was deleted.');
      // Where only the answer was lost, the news of the deletion may come before a second try.
      await expect(basalt.page.getByText('Failed to delete content.').or(gone).first()).toBeVisible();
      await expect(async () => {
        if (!(await gone.isVisible())) await remove();
        await expect(gone).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(amber.page.getByText('This post is not there any more.')).toBeVisible();

      const undo = basalt.page.getByRole('button', { name: 'Undo' });
      const undoing = await cut(basalt, how, 'POST', /\/restore$/);
      // By its key: the toast of the failure may stand over it.
      await undo.press('Enter');
      await undoing.happened();
      await undoing.mend();
      await expect(async () => {
        if (await undo.isVisible()) await undo.press('Enter', { timeout: 1000 });
        await expect(changed).toHaveCount(1, { timeout: 2000 });
      }).toPass();
      await expect(postSaying(amber.page, edited)).toHaveCount(1);

      // What the server knows in the end: each of it once.
      const mine = (await tell(basalt, 'GET', '/content')) as { context: string }[];
      expect(mine.filter(({ context }) => [words, edited].includes(context))).toHaveLength(1);
      expect(await known()).toMatchObject({
        context: edited,
        media: [{ alt: 'The pier' }],
        stars: { average: 4, count: 1 },
        reactions: [{ emoji: '💡', count: 1 }],
        comment_count: 1,
      });
      expect(await tell(amber, 'GET', `/posts/${id}/comments`)).toHaveLength(1);
      expect(await tell(amber, 'GET', `/posts/${id}/history`)).toMatchObject([{ context: words }]);
    },
  );
}

interface Known {
  own: { stars: number | null; emoji: string | null };
}

meet(
  'one’s place in the feed is kept on the way back, on reload, and on another device',
  async ({ invite }) => {
    // Nobody else reads as her meanwhile: the place goes with the account.
    const [hazel] = await invite('hazel');
    if (!hazel) throw new Error('Nobody has come.');
    const { page } = hazel;
    await page.mouse.move(500, 500);
    // How tall the feed is, is a guess until its rows are made: who came to its end meanwhile goes on.
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      await comeToRest(page);
      const first = page.getByRole('article').and(page.locator('[aria-posinset="1"]'));
      await expect(first).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
    const place = await tellsPlace(hazel);
    await comeToRest(page);
    const post = page.locator(`article[data-post="${place}"]`);
    const { top } = await boxOf(post);
    const isWhereItWas = () =>
      expect(async () => expect(Math.abs((await boxOf(post)).top - top)).toBeLessThanOrEqual(1)).toPass();

    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await isWhereItWas();
    await page.reload();
    await isWhereItWas();

    const [, tablet] = await invite('hazel');
    await expect(tablet?.page.locator(`article[data-post="${place}"]`) ?? post).toBeInViewport();
    await expect(tablet?.page.getByRole('button', { name: /\d+ new posts?$/ }) ?? post).toBeVisible();
  },
);

/** The place of a reader who rests: what the server knows, once that is the post at which they read. */
async function tellsPlace(reader: Person): Promise<string> {
  let place = '';
  await expect(async () => {
    const { friends } = (await tell(reader, 'GET', '/contents/position')) as Places;
    place = friends.post ?? '';
    const { top, bottom } = await boxOf(reader.page.locator(`article[data-post="${place}"]`));
    expect(top).toBeLessThanOrEqual(READING_PX + ROW_GAP_PX);
    expect(bottom).toBeGreaterThan(READING_PX - ROW_GAP_PX);
  }).toPass();
  return place;
}

/** So far below the top of the window one reads. */
const READING_PX = 88;
/** What a row may hold above and below its post. */
const ROW_GAP_PX = 40;

interface Places {
  friends: { post: string | null };
}

function boxOf(post: Locator): Promise<{ top: number; bottom: number }> {
  return post.evaluate(
    (article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return { top, bottom };
    },
    undefined,
    { timeout: 1000 },
  );
}

meet(
  'one’s own post from another device is there by itself, is no news, and moves nobody',
  async ({ invite }) => {
    const [desktop] = await invite('amber');
    const [, phone] = await invite('amber');
    if (!desktop || !phone) throw new Error('Nobody has come.');
    const words = `From the phone, ${Date.now()}`;
    await desktop.page.mouse.move(500, 500);
    await desktop.page.mouse.wheel(0, 900);
    await expect.poll(() => desktop.page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    await comeToRest(desktop.page);
    const id = await desktop.page.evaluate(() =>
      document.elementFromPoint(500, 450)?.closest('article')?.getAttribute('data-post'),
    );
    const read = desktop.page.locator(`article[data-post="${id}"]`);
    const { top } = await boxOf(read);

    const popup = await compose(phone.page, words);
    const fetched = desktop.page.waitForResponse('**/api/contents/friends');
    await popup.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(popup).toHaveCount(0);
    await (await fetched).finished();
    await expect
      .poll(() => desktop.page.evaluate(() => localStorage.getItem('friendsContent')))
      .toContain(words);
    expect(Math.abs((await boxOf(read)).top - top)).toBeLessThanOrEqual(1);
    await expect(desktop.page.getByRole('button', { name: /new post/ })).toHaveCount(0);
    await desktop.page.evaluate(() => window.scrollTo(0, 0));
    await expect(postSaying(desktop.page, words)).toBeInViewport();
  },
);

meet('what is written at /add stands in the feed that one read a moment ago', async ({ invite }) => {
  const [ember] = await invite('ember');
  if (!ember) throw new Error('Nobody has come.');
  const words = `Embers at home, ${Date.now()}`;
  await ember.page.goto('/add');
  await ember.page.getByLabel('What is on your mind?').fill(words);
  await ember.page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(ember.page).toHaveURL(/\/$/);
  await expect(postSaying(ember.page, words)).toBeVisible();
});

test('Create Zones leads from the feed to a screen of the zones', async ({ member: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Zones' }).click();
  await expect(page).toHaveURL(/\/create-zones$/);
  await expect(page.getByRole('button', { name: 'Start Zone Creation' })).toBeVisible();
});
