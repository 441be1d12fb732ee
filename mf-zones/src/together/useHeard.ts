import type { ZonePerson } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ZoneLink } from '../link/ZoneLink.ts';
import type { ThingNews } from '../world/play/Board.ts';
import { readFlick } from './flick/flicks.ts';
import { flickWords } from './flick/words.ts';
import { usedLine } from './used/usedLine.ts';
import { togetherWords } from './words.ts';

/** Something that was told in a zone, for the list of what happened and for a bubble over who did it. */
export interface Heard {
  key: number;
  /** Over whose head it stands; nobody's for what the zone itself says. */
  id: number | null;
  line: string;
  /** What of the line is a sign that we draw. */
  emote?: string;
  bubble: string | null;
}

interface HeardState {
  log: readonly Heard[];
  bubbles: readonly Heard[];
}

type Change = { say: Omit<Heard, 'key'> } | { fade: number };

const KEPT = 60;
const BUBBLE_MS = 6_000;

let keys = 0;

function reduce({ log, bubbles }: HeardState, change: Change): HeardState {
  if ('fade' in change) return { log, bubbles: bubbles.filter(({ key }) => key !== change.fade) };
  // Who plays the same thing again and again is told of once.
  if (change.say.bubble === null && log.at(-1)?.line === change.say.line) return { log, bubbles };
  const heard = { key: ++keys, ...change.say };
  const others = bubbles.filter(({ id }) => id !== heard.id);
  return {
    log: [...log, heard].slice(-KEPT),
    bubbles: heard.bubble === null || heard.id === null ? bubbles : [...others, heard],
  };
}

const FACES = { comment: '😊', reply: '😄', reaction: '🤩' } as const;

interface HeardNeeds {
  link: ZoneLink;
  /** The place that the zone began as: its things have names. */
  place: string;
  me: string;
  /** Those whom one has muted here are not heard. */
  muted: ReadonlySet<number>;
}

/** What people say, feel and do in a zone; `tellOwn` adds what one used oneself, of which the server tells the others. */
export function useHeard({ link, place, me, muted }: HeardNeeds) {
  const t = useWords(togetherWords);
  const f = useWords(flickWords);
  const [state, dispatch] = useReducer(reduce, { log: [], bubbles: [] });
  useEffect(() => {
    const nameOf = (id: number) => (id === link.snapshot().you ? me : (link.person(id)?.name ?? t.somebody));
    const say = (id: number | null, line: string, bubble: string | null = null, emote?: string) => {
      if (id === null || !muted.has(id))
        dispatch({ say: { id, line, bubble, ...(emote === undefined ? {} : { emote }) } });
    };
    // Those who leave are no longer on the list when one hears of it.
    const names = new Map<number, string>();
    const remember = ({ id, name }: ZonePerson) => names.set(id, name);
    link.snapshot().people.forEach(remember);
    const off = [
      link.on('welcome', ({ people }) => {
        names.clear();
        people.forEach(remember);
      }),
      link.on('came', ({ person }) => {
        // Somebody who was cut off comes back before anybody was told that they are gone.
        const isBack = names.get(person.id) === person.name;
        remember(person);
        if (!isBack) say(null, t.came({ name: person.name }));
      }),
      link.on('left', ({ id }) => {
        const name = names.get(id);
        if (name && names.delete(id)) say(null, t.gone({ name }));
      }),
      link.on('words', ({ id, text }) => say(id, t.says({ name: nameOf(id), text }), text)),
      link.on('emote', ({ id, emote }) => say(id, t.shows({ name: nameOf(id), emote }), emote, emote)),
      link.on('feels', ({ id, about, stars }) => {
        const face = FACES[about] + '⭐'.repeat(stars);
        say(id, t[`feels_${about}`]({ name: nameOf(id) }), face);
      }),
      link.on('flick', ({ id, flick }) => {
        const read = readFlick(flick);
        const name = nameOf(id);
        if (read) say(id, read.isJoin ? f.joins({ name }) : f.starts({ name, flick: f[read.flick] }));
      }),
      link.on('thing', ({ id, thing }) => {
        const line = usedLine(place, thing, nameOf(id));
        if (line) say(id, line);
      }),
      link.on('broadcast', ({ name, text }) => say(null, t.broadcasts({ name, text }))),
    ];
    return () => off.forEach((stop) => stop());
  }, [link, place, me, muted, t, f]);

  // Each goes in its own time, also while others go on talking.
  const fading = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    for (const { key } of state.bubbles)
      if (!fading.current.has(key))
        fading.current.set(
          key,
          setTimeout(() => dispatch({ fade: key }), BUBBLE_MS),
        );
  }, [state.bubbles]);
  useEffect(() => {
    const { current } = fading;
    return () => {
      current.forEach(clearTimeout);
      current.clear();
    };
  }, []);
  const tellOwn = useCallback(
    (news: ThingNews) => {
      const line = usedLine(place, news, me);
      if (line) dispatch({ say: { id: null, line, bubble: null } });
    },
    [place, me],
  );
  return { ...state, tellOwn };
}
