import type { CallName, Friendship } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import { useHubEvent } from '../hub/useHubEvent.ts';

interface Befriendable {
  username: string;
  friendship: Friendship;
}

/**
 * How one stands to somebody, live, and the acts that change it. An act shows at once; when the server refuses it,
 * what was comes back and the reason is latest. `onChanged` hears what the server has settled, whoever began it.
 */
export function useFriendship(person: Befriendable, onChanged?: (now: { friendship: Friendship }) => void) {
  const { api, toast } = useShell();
  // What was said last counts until the list brings another word about this person.
  const [latest, setLatest] = useState({ of: person, friendship: person.friendship });
  const isOld = latest.of.username !== person.username || latest.of.friendship !== person.friendship;
  const friendship = isOld ? person.friendship : latest.friendship;
  const say = (now: Friendship) => setLatest({ of: person, friendship: now });
  const settle = (now: Friendship) => {
    say(now);
    onChanged?.({ friendship: now });
  };

  const timesHeard = useRef(0);
  useHubEvent('friendship', (event) => {
    if (event.username !== person.username) return;
    timesHeard.current += 1;
    settle(event.friendship);
  });

  const act = async (choice: FriendAct) => {
    say(afterAct[choice]);
    const before = timesHeard.current;
    // What is heard comes in its order; an answer may come late.
    const unlessHeard = (tell: () => void) => before === timesHeard.current && tell();
    try {
      const params = { username: person.username };
      // Accepting asks nobody: what was declined or withdrawn meanwhile stays so.
      const answer = await (choice === 'accept'
        ? api.call(callOfAct.accept, { params, query: { only: 'accept' } })
        : api.call(callOfAct[choice], { params }));
      unlessHeard(() => settle(answer.friendship));
    } catch (error) {
      unlessHeard(() => say(friendship));
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
  };

  return { friendship, act };
}

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
const afterAct: Readonly<Record<FriendAct, Friendship>> = {
  add: 'requested',
  withdraw: 'none',
  accept: 'friends',
  decline: 'none',
  unfriend: 'none',
};

/** Asking somebody who has asked is accepting, so one call serves both; so does taking a request back. */
const callOfAct = {
  add: 'PUT /friends/requests/:username',
  accept: 'PUT /friends/requests/:username',
  withdraw: 'DELETE /friends/requests/:username',
  decline: 'DELETE /friends/requests/:username',
  unfriend: 'DELETE /friends/:username',
} as const satisfies Readonly<Record<FriendAct, CallName>>;
