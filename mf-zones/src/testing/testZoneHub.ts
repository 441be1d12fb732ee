import type { HubAskName, HubAsks, ZoneEntry, ZoneNews, ZonePerson, ZoneRefusal } from '@plaza/api-contract';
import { sayRefusal } from '@plaza/api-contract/values';
import type { Hub } from '@plaza/shell-contract';
import { Subject } from 'rxjs';

type Welcome = Extract<ZoneNews, { kind: 'welcome' }>;

export function aPerson(about: Partial<ZonePerson> = {}): ZonePerson {
  return {
    ...{ id: 2, user_id: '12', username: 'basalt', name: 'Basalt Okoro', profile: null, looks: null },
    ...{ is_friend: false, is_owner: false },
    ...about,
  };
}

export function aWelcome(about: Partial<Welcome> = {}): Welcome {
  return {
    ...{ kind: 'welcome', visit: 'my-visit', pass: 'my-pass', you: 1, copy: 1 },
    ...{ copies: [{ copy: 1, people: 1 }], at: null, people: [], frame: '', things: [], now: 0 },
    ...about,
  };
}

/** The zones of a hub, in the hand of a test: each time somebody goes in there is one more stay. */
export class TestZoneHub {
  readonly stays: { entry: ZoneEntry; news: Subject<ZoneNews> }[] = [];
  readonly acts: unknown[] = [];
  readonly moves: string[] = [];
  takesMoves = true;
  /** A network that is gone says nothing at all. */
  answers = true;
  /** Why nobody hears of what one does. */
  refuses: ZoneRefusal | null = null;

  readonly #unanswered: (() => void)[] = [];

  /** The network is back: what was said meanwhile is answered. */
  answerAll(): void {
    this.answers = true;
    for (const answer of this.#unanswered.splice(0)) answer();
  }

  /** The stay that is on. */
  get now(): Subject<ZoneNews> {
    const stay = this.stays.at(-1);
    if (!stay) throw new Error('Nobody went in.');
    return stay.news;
  }

  tell(...news: ZoneNews[]): void {
    for (const one of news) this.now.next(one);
  }

  /** Takes the place of the zones in a hub. */
  over(hub: Hub): Hub {
    const stream = ((name: string, ...says: unknown[]) => {
      if (name !== 'zone') return hub.stream(name as 'zone', says[0] as ZoneEntry);
      const news = new Subject<ZoneNews>();
      this.stays.push({ entry: says[0] as ZoneEntry, news });
      return news;
    }) as Hub['stream'];
    const invoke = (async (name: HubAskName, ...says: HubAsks[HubAskName]['says']) => {
      if (name === 'zone-act') this.acts.push(says[1]);
      if (name === 'zone-act' && this.refuses) throw new Error(sayRefusal(this.refuses));
      if (name !== 'zone-move') return true;
      if (typeof says[1] === 'string') this.moves.push(says[1]);
      if (!this.answers) return new Promise((resolve) => this.#unanswered.push(() => resolve(true)));
      return this.takesMoves;
    }) as Hub['invoke'];
    return { ...hub, stream, invoke };
  }
}
