import type { CallName, Friendship } from '@plaza/api-contract';

export type FriendAct = 'add' | 'withdraw' | 'accept' | 'decline' | 'unfriend';

/** What one can do, the likelier act first. */
const acts: Readonly<Record<Friendship, readonly FriendAct[]>> = {
  self: [],
  none: ['add'],
  requested: ['withdraw'],
  asked: ['accept', 'decline'],
  friends: ['unfriend'],
};

export const actsOf = (friendship: Friendship) => acts[friendship];

/** How the two stand once an act went through. */
export const afterAct: Readonly<Record<FriendAct, Friendship>> = {
  add: 'requested',
  withdraw: 'none',
  accept: 'friends',
  decline: 'none',
  unfriend: 'none',
};

/** Asking somebody who has asked is accepting, so one call serves both; so does taking a request back. */
export const callOfAct = {
  add: 'PUT /friends/requests/:username',
  accept: 'PUT /friends/requests/:username',
  withdraw: 'DELETE /friends/requests/:username',
  decline: 'DELETE /friends/requests/:username',
  unfriend: 'DELETE /friends/:username',
} as const satisfies Readonly<Record<FriendAct, CallName>>;
