import type { Comment } from '@plaza/api-contract';
import type { CommentEntry, PostEntry } from '../store/postEntries.ts';

/** A comment and the replies to it, oldest first. What waits for the server stands at the end of each. */
export interface Thread {
  comment: Comment;
  replies: Comment[];
  waitingReplies: CommentEntry[];
}

/** Comments as they are read: replies below what they reply to. */
export function threads(comments: readonly Comment[], entries: readonly PostEntry[], post: string) {
  const waiting = entries.filter(
    (entry): entry is CommentEntry => entry.kind === 'comment' && entry.post === post,
  );
  const heads = comments.filter(({ parent_id }) => parent_id === null);
  return {
    threads: heads.map((comment): Thread => ({
      comment,
      replies: comments.filter(({ parent_id }) => parent_id === comment.id),
      waitingReplies: waiting.filter(({ parent }) => parent === comment.id),
    })),
    waiting: waiting.filter(({ parent }) => parent === null),
  };
}

/** A comment that is new or known anew, among the others. */
export function withComment(comments: readonly Comment[], comment: Comment): Comment[] {
  const isKnown = comments.some(({ id }) => id === comment.id);
  return isKnown ? comments.map((one) => (one.id === comment.id ? comment : one)) : [...comments, comment];
}
