import {
  arrive,
  befriend,
  compose,
  loseNextAnswer,
  type Person,
  placeOf,
  postSaying,
} from '../support/feed.ts';
import { expect, test } from '../support/member.ts';

interface Three {
  amber: Person;
  basalt: Person;
  cedar: Person;
}

const meet = test.extend<{ three: Three }>({
  three: async ({ browser, baseURL }, use) => {
    const [amber, basalt, cedar] = await Promise.all([
      arrive(browser, 'amber', baseURL ?? ''),
      arrive(browser, 'basalt', baseURL ?? ''),
      arrive(browser, 'cedar', baseURL ?? ''),
    ]);
    await befriend(amber, basalt);
    await use({ amber, basalt, cedar });
    await Promise.all([amber, basalt, cedar].map(({ context }) => context.close()));
  },
});

meet(
  'three people side by side: one posts for friends, one answers, one sees none of it',
  async ({ three }) => {
    meet.setTimeout(120_000);
    const { amber, basalt, cedar } = three;
    const words = `Low tide at the pier, ${Date.now()}`;
    const edited = `High tide at the pier, ${Date.now()}`;

    await compose(basalt.page, words);
    const before = await placeOf(amber.page);
    await basalt.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(basalt.page.getByText('Content created successfully!')).toBeVisible();
    await expect(basalt.page.getByRole('dialog')).toHaveCount(0);
    await expect(postSaying(basalt.page, words)).toBeVisible();

    const news = amber.page.getByRole('button', { name: /^\d+ new posts?$/ });
    await expect(news).toBeVisible();
    expect(await placeOf(amber.page)).toEqual(before);
    await expect(postSaying(amber.page, words)).toHaveCount(0);
    await news.click();
    const post = postSaying(amber.page, words);
    await expect(post).toBeInViewport();
    await expect(post.getByRole('button', { name: 'Open the picture: The pier' })).toBeVisible();
    const id = await post.getAttribute('data-post');

    await post.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await post.getByRole('group', { name: 'How does it feel?' }).getByRole('button', { name: '💡' }).click();
    await expect(post.getByRole('button', { name: 'Your reaction: 💡' })).toBeVisible();
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill('I see it from the tram.');
    await post.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
    await expect(post.getByText('I see it from the tram.')).toBeVisible();
    await expect(post.getByText('Waits for the network')).toHaveCount(0);

    await expect(basalt.page.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();

    // The head of the post, where its changes are to be seen; the comments are long.
    await amber.page.evaluate(() => window.scrollTo(0, 0));
    const own = postSaying(basalt.page, words);
    await own.getByRole('button', { name: 'More for this post' }).click();
    await basalt.page.getByRole('menuitem', { name: 'Edit' }).click();
    await basalt.page.getByLabel('What is on your mind?').fill(edited);
    await basalt.page.getByRole('button', { name: 'Save' }).click();
    await expect(basalt.page).toHaveURL(new RegExp(`/post/${id}$`));
    await expect(postSaying(amber.page, edited)).toBeVisible();

    await postSaying(basalt.page, edited).getByRole('button', { name: 'More for this post' }).click();
    await basalt.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(basalt.page.getByText('You deleted this post.')).toBeVisible();
    await expect(amber.page.getByText('This post is not there any more.')).toBeVisible();
    await basalt.page.getByRole('button', { name: 'Undo' }).click();
    await expect(postSaying(basalt.page, edited)).toBeVisible();
    await expect(postSaying(amber.page, edited)).toBeVisible();

    for (const tab of ['Friends', 'Global']) {
      await cedar.page.getByRole('tab', { name: tab }).click();
      await expect(
        cedar.page.getByRole('feed').or(cedar.page.getByText('The square is quiet')),
      ).toBeVisible();
      await expect(cedar.page.getByText(edited)).toHaveCount(0);
      await expect(cedar.page.getByRole('button', { name: /new post/ })).toHaveCount(0);
    }
    await cedar.page.goto(`/post/${id}`);
    await expect(cedar.page.getByRole('heading', { name: 'This post is not there' })).toBeVisible();
  },
);

meet(
  'with the network cut in the middle of each step nothing is lost and nothing doubled',
  async ({ three }) => {
    meet.setTimeout(120_000);
    const { amber, basalt } = three;
    const words = `Fog over the pier, ${Date.now()}`;

    await compose(basalt.page, words);
    const postLost = await loseNextAnswer(basalt.page, 'POST', /\/api\/content$/);
    await basalt.page.getByRole('button', { name: 'Post', exact: true }).click();
    await postLost();
    await expect(basalt.page.getByText(/Failed to create content\. Please try again\./)).toBeVisible();
    await basalt.page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(basalt.page.getByRole('dialog')).toHaveCount(0);
    await expect(postSaying(basalt.page, words)).toHaveCount(1);

    // The page comes back from nowhere and asks for what it missed.
    await amber.page.reload();
    const post = postSaying(amber.page, words);
    await amber.page
      .getByRole('button', { name: /new post/ })
      .or(post)
      .first()
      .waitFor();
    if ((await post.count()) === 0) await amber.page.getByRole('button', { name: /new post/ }).click();
    await expect(post).toHaveCount(1);

    const starsLost = await loseNextAnswer(amber.page, 'PUT', /\/reaction$/);
    await post.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await starsLost();
    await amber.page.keyboard.press('Escape');
    await expect(post.getByRole('radio', { name: '4 stars' })).toBeChecked();

    await amber.context.setOffline(true);
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    const field = post.getByRole('textbox', { name: 'Write a comment' });
    await field.fill('Nothing to be seen at all.');
    await field.press('Enter');
    await expect(post.getByText('Waits for the network')).toBeVisible();
    const commentLost = await loseNextAnswer(amber.page, 'POST', /\/comments$/);
    await amber.context.setOffline(false);
    await commentLost();
    await expect(post.getByText('Waits for the network')).toHaveCount(0, { timeout: 20_000 });
    await expect(post.getByText('Nothing to be seen at all.')).toHaveCount(1);

    // Another device sees each of it once.
    const own = postSaying(basalt.page, words);
    await own.getByRole('link', { name: /ago/ }).click();
    await expect(own.getByRole('img', { name: '4 of 5 stars, by 1 person' })).toBeVisible();
    await expect(own.getByText('Nothing to be seen at all.')).toHaveCount(1);

    const deleteLost = await loseNextAnswer(basalt.page, 'DELETE', /\/api\/content\/\d+$/);
    await own.getByRole('button', { name: 'More for this post' }).click();
    await basalt.page.getByRole('menuitem', { name: 'Delete' }).click();
    await deleteLost();
    await expect(basalt.page.getByText('Failed to delete content.')).toBeVisible();
    // The answer was lost, the deletion was not: its news may come before a second try.
    const gone = basalt.page.getByText('You deleted this post.');
    await expect(async () => {
      if (await gone.isVisible()) return;
      await own.getByRole('button', { name: 'More for this post' }).click({ timeout: 2000 });
      await basalt.page.getByRole('menuitem', { name: 'Delete' }).click({ timeout: 2000 });
      await expect(gone).toBeVisible({ timeout: 2000 });
    }).toPass();

    const undoLost = await loseNextAnswer(basalt.page, 'POST', /\/restore$/);
    await basalt.page.getByRole('button', { name: 'Undo' }).click();
    await undoLost();
    // The answer is lost, but not the news of it.
    await expect(own).toHaveCount(1);
    await expect(own.getByText('Nothing to be seen at all.')).toHaveCount(1);
  },
);
