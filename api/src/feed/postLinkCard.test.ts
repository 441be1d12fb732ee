import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { linkCardOf } from '../pages/linkCards.ts';
import { aPost } from './testing/aPost.ts';

const house = testPlaza();

it('unfolds a public post with its words and its first picture', async () => {
  const author = await house.aUser({ name: 'Amber Lindqvist' });
  const made = await aPost(house, author, {
    context: `The lamps\n\n${'are on '.repeat(60)}`,
    more: [
      ['media', await aPicture(600, 400)],
      ['alt', 'Lamps'],
    ],
  });
  const card = await linkCardOf(house.db, `/post/${made.ID}`);
  expect(card?.title).toMatch(/^Amber Lindqvist: The lamps are on .{40,50}…$/);
  expect(card?.description).toHaveLength(200);
  expect(card?.image).toMatchObject({ width: 600, height: 400, alt: 'Lamps' });
  expect((await house.as(null).fetch(card?.image?.path ?? '')).status).toBe(200);
});

it('says nothing of a post for friends, of a deleted one, and of what is no post', async () => {
  const author = await house.aUser();
  const shut = await aPost(house, author, { sharing: 2 });
  const gone = await aPost(house, author);
  await house.as(author).delete(`/api/content/${gone.ID}`);
  for (const id of [shut.ID, gone.ID, '999999999', 'x', '0'])
    expect(await linkCardOf(house.db, `/post/${id}`)).toBeUndefined();
});
