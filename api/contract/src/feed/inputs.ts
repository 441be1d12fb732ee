import { z } from 'zod';
import { filledText, text } from '../text.ts';
import { COMMENT_LENGTH, NOTE_LENGTH, POST_LENGTH, TAG_LENGTH } from './limits.ts';

export const PostId = z.string().regex(/^[1-9]\d{0,17}$/, 'Not the number of a post.');
export const CommentId = z.string().regex(/^[1-9]\d{0,17}$/, 'Not the number of a comment.');

export const byPost = z.object({ id: PostId });
export const byComment = z.object({ id: CommentId });
export const byTag = z.object({ tag: filledText(TAG_LENGTH) });
export const page = z.object({ cursor: filledText(120).optional() });

/** Says something: spaces alone do not. */
function said(max: number) {
  return filledText(max).refine((value) => value.trim() !== '', 'Must not be empty.');
}

export const PostText = said(POST_LENGTH);
export const CommentText = said(COMMENT_LENGTH);
export const Note = text(NOTE_LENGTH);

/** What a device calls a post or a comment before it has a number: sending it twice makes one. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - or _.');
