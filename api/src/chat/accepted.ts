/**
 * Whether somebody has taken a chat on: by a word of their own, or because the other one of a pair is a friend by now.
 * `m` is the member's row, `c` the conversation's.
 */
export const ACCEPTED = `(m.is_accepted or (c.kind = 'pair' and exists (
  select from friendships f where f.user_id = m.user_id
    and f.friend_id = case when c.user_lo = m.user_id then c.user_hi else c.user_lo end)))`;
