import { calls, type Comment } from '@plaza/api-contract';

/** A comment of which the test says only what matters. */
export function aComment(about: Partial<Comment>): Comment {
  return {
    ...calls['PUT /comments/:id'].example,
    can_edit: false,
    can_delete: false,
    cursor: `after ${about.id ?? '7'}`,
    ...about,
  };
}
