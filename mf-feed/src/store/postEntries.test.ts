import { feedItem } from '../testing/feedItem.ts';
import { granted, type PostEntry, withEntry } from './postEntries.ts';

const at = '2026-11-20T19:00:00.000Z';
const reaction = (stars: 1 | 2 | 3 | 4 | 5 | null, emoji: string | null = null, post = '41'): PostEntry => ({
  id: `r${stars}`,
  kind: 'reaction',
  post,
  at,
  own: { stars, emoji },
});
const comment = (id: string): PostEntry => ({
  id,
  kind: 'comment',
  post: '41',
  at,
  context: 'Lovely',
  parent: null,
});

describe('the entries that wait', () => {
  test('the last reaction to a post is the one that counts', () => {
    expect(withEntry([reaction(2), reaction(3, null, '9')], reaction(5))).toEqual([
      reaction(3, null, '9'),
      reaction(5),
    ]);
  });

  test('every comment is one', () => {
    expect(withEntry([comment('a')], comment('b'))).toHaveLength(2);
  });
});

describe('a post with entries', () => {
  test('[4-8] first stars join the average at once', () => {
    const post = feedItem({ stars: { average: 4, count: 1 }, own: { stars: null, emoji: null } });
    expect(granted(post, [reaction(2)])).toMatchObject({
      stars: { average: 3, count: 2 },
      own: { stars: 2 },
    });
  });

  test('other stars take the place of the first ones', () => {
    const post = feedItem({ stars: { average: 4, count: 2 }, own: { stars: 5, emoji: null } });
    expect(granted(post, [reaction(1)]).stars).toEqual({ average: 2, count: 2 });
  });

  test('taking the only stars back leaves none', () => {
    const post = feedItem({ stars: { average: 5, count: 1 }, own: { stars: 5, emoji: '🔥' } });
    expect(granted(post, [reaction(null)])).toMatchObject({ stars: { average: null, count: 0 } });
  });

  test('a feeling moves from the old emoji to the new one', () => {
    const post = feedItem({
      reactions: [
        { emoji: '🔥', count: 1 },
        { emoji: '👏', count: 1 },
      ],
      own: { stars: 5, emoji: '🔥' },
    });
    expect(granted(post, [reaction(5, '👏')]).reactions).toEqual([{ emoji: '👏', count: 2 }]);
  });

  test('comments and shares count at once, and a share only once', () => {
    const share: PostEntry = { id: 's', kind: 'share', post: '41', at };
    const post = feedItem({ comment_count: 1, share_count: 3, is_shared: false });
    expect(granted(post, [comment('a'), share])).toMatchObject({
      comment_count: 2,
      share_count: 4,
      is_shared: true,
    });
    expect(granted({ ...post, is_shared: true }, [share]).share_count).toBe(3);
  });

  test('entries for other posts leave it alone', () => {
    const post = feedItem({});
    expect(granted(post, [reaction(1, null, '9')])).toBe(post);
  });
});
