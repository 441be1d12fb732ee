import type { Friendship } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import { useNews } from '../news/useNews.ts';
import { afterAct, callOfAct, type FriendAct } from './friendActs.ts';

interface Befriendable {
  username: string;
  friendship: Friendship;
}

/**
 * How one stands to somebody, live, and the acts that change it. An act shows at once; when the server refuses it,
 * what was comes back and the reason is said. `onChanged` hears what the server has settled, whoever began it.
 */
export function useFriendship(person: Befriendable, onChanged?: (now: { friendship: Friendship }) => void) {
  const { api, toast } = useShell();
  // What was said last counts until the list brings another word about this person.
  const [said, setSaid] = useState({ of: person, friendship: person.friendship });
  const isOld = said.of.username !== person.username || said.of.friendship !== person.friendship;
  const friendship = isOld ? person.friendship : said.friendship;
  const say = (now: Friendship) => setSaid({ of: person, friendship: now });
  const settle = (now: Friendship) => {
    say(now);
    onChanged?.({ friendship: now });
  };

  const timesHeard = useRef(0);
  useNews('friendship', (news) => {
    if (news.username !== person.username) return;
    timesHeard.current += 1;
    settle(news.friendship);
  });

  const act = async (wish: FriendAct) => {
    say(afterAct[wish]);
    const before = timesHeard.current;
    // What is heard comes in its order; an answer may come late.
    const unlessHeard = (tell: () => void) => before === timesHeard.current && tell();
    try {
      const answer = await api.call(callOfAct[wish], { params: { username: person.username } });
      unlessHeard(() => settle(answer.friendship));
    } catch (error) {
      unlessHeard(() => say(friendship));
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
  };

  return { friendship, act };
}
