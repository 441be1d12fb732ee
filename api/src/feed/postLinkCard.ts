import { postTitle, shortened } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Language } from '../language/language.ts';
import { Media } from '../media/Media.ts';
import type { LinkCard } from '../http/LinkCard.ts';

const MOST_LETTERS = 200;

/** Who has left and let the posts stay. */
const DELETED: Record<Language, string> = { en: 'Deleted member', de: 'Gelöschtes Mitglied' };

/** What a link to a post unfolds to in other places. Only public posts do, of people who are seen by all. */
export async function postLinkCard(db: Knex, id: string, language: Language): Promise<LinkCard | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const post = await db('posts as p')
    .join('users as a', 'a.id', 'p.author_id')
    .where({ 'p.id': id, 'p.sharing': 1, 'p.deleted_at': null, 'a.is_blocked': false, 'a.demo_until': null })
    .whereRaw('(a.deleted_at is null or a.keeps_posts)')
    .first('p.context', 'a.name', 'a.deleted_at');
  if (!post) return undefined;
  const author = post.deleted_at === null ? post.name : DELETED[language];
  const image = await firstImage(db, id);
  return {
    title: postTitle(author, post.context),
    description: shortened(post.context, MOST_LETTERS),
    ...(image ? { image } : {}),
  };
}

/** In the format that every place can show. */
async function firstImage(db: Knex, postId: string): Promise<LinkCard['image']> {
  const media = await Media.query(db)
    .findOne({ is_public: true })
    .whereIn('id', db('post_media').where({ post_id: postId }).orderBy('place').limit(1).select('media_id'));
  const file = media?.files.filter(({ type, width }) => type === 'image/webp' && width).at(-1);
  if (!media || !file?.width || !media.width || !media.height) return undefined;
  const height = Math.round((file.width * media.height) / media.width);
  return { path: `/media/${media.id}/${file.name}`, width: file.width, height, alt: media.alt };
}
