import { loadFeedItems } from '../feed/feedItems.ts';
import { personCards } from '../friends/personCards.ts';
import { cursorOf, readCursor } from '../http/cursor.ts';
import type { Slice } from '../http/slice.ts';
import { openMedia } from '../media/openMedia.ts';
import { User } from '../users/User.ts';
import { presentFound } from '../users/users.presenter.ts';
import { searchPeople } from './searchPeople.ts';
import { searchPosts, wordsIn } from './searchPosts.ts';
import { searchTags } from './searchTags.ts';

const PAGE = 20;

/** Everybody may look for everything; whom and what one finds is only what one may see anyway. */
export const searchRoutes: Slice = (on, plaza) => {
  const mediaService = openMedia(plaza);

  // every member: names are public within the community
  on('GET /chat/search/:username', async ({ session: { member }, input, db }) => {
    const ids = (await searchPeople(db, member.id, input.params.username)).slice(0, PAGE);
    const people = new Map((await User.query(db).findByIds(ids)).map((person) => [person.id, person]));
    return ids.flatMap((id) => people.get(id) ?? []).map(presentFound);
  });

  // every member: names are public within the community
  on('GET /search/people', async ({ session: { member }, input: { query }, db }) => {
    const begin = Number(readCursor('people', query.cursor) ?? 0);
    const ids = await searchPeople(db, member.id, query.q);
    const end = begin + PAGE;
    return {
      items: await personCards(db, member.id, ids.slice(begin, end)),
      next: ids.length > end ? cursorOf('people', String(end)) : null,
    };
  });

  on('GET /search/posts', async ({ session: { member }, input: { query }, db }) => {
    const before = readCursor('search', query.cursor);
    const words = wordsIn(query.q);
    if (words.length === 0) return { items: [], next: null };
    const ids = await searchPosts(db, { me: member.id, words, before, most: PAGE + 1 });
    const shown = ids.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      items: await loadFeedItems(mediaService, db, member.id, shown),
      next: ids.length > PAGE && last ? cursorOf('search', last) : null,
    };
  });

  on('GET /search/tags', async ({ session: { member }, input: { query }, db }) => ({
    items: await searchTags(db, member.id, query.q),
  }));
};
