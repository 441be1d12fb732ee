import { z } from 'zod';

const Moment = z.date().or(z.string());

/** What somebody said to a post. A reply names in `parent_id` the comment it stands under; there is one level of them. */
export const Comment = z
  .object({
    id: z.string(),
    post_id: z.string(),
    parent_id: z.string().nullable(),
    user_id: z.string(),
    username: z.string().nullable(),
    user_name: z.string(),
    user_profile: z.string().nullable(),
    /** Empty once it is deleted: it stays in the list while there are replies to it. */
    context: z.string(),
    mentions: z.array(z.string()),
    created_at: Moment,
    edited_at: Moment.nullable(),
    is_deleted: z.boolean(),
    can_edit: z.boolean(),
    /** One's own comments, and all of those to one's own post. */
    can_delete: z.boolean(),
    /** Where the next page begins after this comment. */
    cursor: z.string(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;
