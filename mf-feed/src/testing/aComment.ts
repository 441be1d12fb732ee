import type { Comment } from '@plaza/api-contract';

/** A comment of which the test says only what matters. */
export function aComment(about: Partial<Comment>): Comment {
  return {
    id: '7',
    post_id: '41',
    parent_id: null,
    user_id: '1',
    username: 'amber',
    user_name: 'Amber Lindqvist',
    user_profile: null,
    context: 'I saw them from the tram.',
    mentions: [],
    created_at: '2026-11-20T18:34:00.000Z',
    edited_at: null,
    is_deleted: false,
    can_edit: false,
    can_delete: false,
    cursor: `after ${about.id ?? '7'}`,
    ...about,
  };
}
