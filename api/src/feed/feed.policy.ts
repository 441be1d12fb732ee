import { UNDO_MINUTES } from '@plaza/api-contract';

/** Only who wrote something changes it. */
export function isAuthor(me: string, written: { author_id: string }): boolean {
  return written.author_id === me;
}

/** Who wrote a comment takes it away, and whose post it stands under. */
export function canDeleteComment(
  me: string,
  comment: { author_id: string },
  post: { author_id: string },
): boolean {
  return isAuthor(me, comment) || isAuthor(me, post);
}

/** Beyond its circle goes only what was said to everybody. */
export function canPassOn(post: { sharing: 1 | 2 }): boolean {
  return post.sharing === 1;
}

export function canBringBack(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= UNDO_MINUTES * 60_000;
}
