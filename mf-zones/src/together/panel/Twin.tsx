import type { MadeZoneView, ZonePerson } from '@plaza/api-contract';
import { Button, Feeling, useWords } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { thingWords } from '../../world/places/things.ts';
import type { ThingNews } from '../../world/play/Board.ts';
import { bearing, beside, type Way } from '../bearing.ts';
import { useAct } from '../../link/act/useAct.ts';
import { type Body, motionOf } from '../../link/body.ts';
import type { PeerSample } from '../../link/Peers.ts';
import type { LinkState, ZoneLink } from '../../link/ZoneLink.ts';
import { isStranger, type Safety } from '../safety/useSafety.ts';
import type { Heard } from '../useHeard.ts';
import { togetherWords } from '../words.ts';
import { PersonRow } from './PersonRow.tsx';
import classes from './Twin.module.css';

interface TwinProps {
  name: string;
  link: ZoneLink;
  state: LinkState;
  body: Body;
  log: readonly Heard[];
  labels: Readonly<Record<string, string>>;
  safety: Safety;
  /** With whom one walks. */
  leader: ZonePerson | undefined;
  made: MadeZoneView | undefined;
  /** There is a picture too; it tells the others where one is. */
  isDrawn: boolean;
  onWalkWith: (id: number | null) => void;
  onUse: (news: ThingNews) => void;
  onTouch: (thing: string) => void;
}

const LOOK_MS = 500;
const STEP = 2;
const EIGHTH = Math.PI / 4;

/** A zone in words: who and what is where, and what one can do with it. */
export function Twin(props: TwinProps) {
  const { name, link, state, body, log, labels, safety, leader, made, isDrawn } = props;
  const { onWalkWith, onUse, onTouch } = props;
  const t = useWords(togetherWords);
  const act = useAct(link);
  useLookAgain(link, body, isDrawn);
  const { walker } = body;
  const where = ({ metres, way }: { metres: number; way: Way }) => t.where({ metres, way: t[way] });

  const people = state.people.map((person) => ({ person, at: link.where(person.id) }));
  const things = [...body.board.things].flatMap((thing) => {
    const { id, parts } = thing;
    const wordsOf = (part: string, word: string) => thingWords(body.place.id, thing, part, word);
    const isAlike = new Set(parts.map((part) => wordsOf(part.id, thing.start))).size < parts.length;
    return parts.map(({ id: part, at: [x, , z] }, index) => {
      const what = wordsOf(part, body.board.stateOf(id).state) || labels[id] || id;
      const label = isAlike ? t.oneOf({ what, number: index + 1, count: parts.length }) : what;
      return { key: `${id}/${part}`, thing, part, label, at: { x, z } };
    });
  });
  const goTo = (to: { x: number; z: number }) => {
    const { x, z, yaw } = beside(walker, to);
    body.goTo(x, z, yaw);
  };
  const sum = t.summary({
    people: t.people({ count: people.length }),
    things: t.things({ count: things.length }),
    copy: state.copy,
  });

  return (
    <section className={classes.twin} aria-label={t.twin({ name })} data-peers={people.length}>
      <p>{sum}</p>
      {!isDrawn && (
        <div className={classes.row} role="group" aria-label={t.moving}>
          <Button
            size="s"
            variant="secondary"
            onClick={() => body.goTo(walker.x, walker.z, walker.yaw + EIGHTH)}
          >
            {t.turnLeft}
          </Button>
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              body.goTo(walker.x + Math.sin(walker.yaw) * STEP, walker.z + Math.cos(walker.yaw) * STEP)
            }
          >
            {t.stepAhead}
          </Button>
          <Button
            size="s"
            variant="secondary"
            onClick={() => body.goTo(walker.x, walker.z, walker.yaw - EIGHTH)}
          >
            {t.turnRight}
          </Button>
        </div>
      )}
      <div className={classes.lists}>
        <section aria-labelledby="twin-people">
          <h3 id="twin-people">{t.peopleHere}</h3>
          {people.length === 0 && <p className={classes.soft}>{t.nobody}</p>}
          <ul className={classes.list}>
            {people.map(({ person, at }) => (
              <PersonRow
                key={person.id}
                person={person}
                where={at ? where(bearing(walker, at)) : t.nowhere}
                // While one’s own connection is gone, nobody knows of anybody.
                isAway={(at?.away ?? false) || state.status === 'away'}
                isSpeaking={(at?.talks ?? false) && !safety.quiet.has(person.id)}
                isMuted={safety.muted.has(person.user_id)}
                isFrozen={safety.isFrozen && isStranger(person)}
                isLeader={leader?.id === person.id}
                made={made}
                path={made?.path ?? `/zones/${body.place.id}`}
                onGoTo={at ? () => goTo(at) : undefined}
                onWave={() => wave(person, at)}
                onMute={() => safety.setMuted(turned(safety.muted, person.user_id))}
                onWalkWith={() => onWalkWith(leader?.id === person.id ? null : person.id)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="twin-things">
          <h3 id="twin-things">{t.thingsHere}</h3>
          {things.length === 0 && <p className={classes.soft}>{t.nothing}</p>}
          <ul className={classes.list}>
            {things.map(({ key, thing, part, label, at }) => (
              <li key={key} className={classes.item}>
                <span>
                  <strong>{label}</strong> <span className={classes.soft}>{where(bearing(walker, at))}</span>
                </span>
                <span className={classes.row}>
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={t.goTo({ name: label })}
                    onClick={() => goTo(at)}
                  >
                    {t.go}
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t.use({ what: label })}
                    onClick={() => {
                      goTo(at);
                      const news = body.board.use(thing.id, part);
                      if (news) onUse(news);
                      onTouch(thing.id);
                    }}
                  >
                    {t.useIt}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="twin-heard">
        <h3 id="twin-heard">{t.heard}</h3>
        <div className={classes.log} role="log" aria-labelledby="twin-heard">
          {log.length === 0 && <p className={classes.soft}>{t.silence}</p>}
          {log.map(({ key, line, emote }) => {
            const at = emote ? line.lastIndexOf(emote) : line.length;
            return (
              <p key={key} dir="auto">
                {line.slice(0, at)}
                {emote ? <Feeling emoji={emote} /> : null}
                {line.slice(at + (emote?.length ?? 0))}
              </p>
            );
          })}
        </div>
      </section>
    </section>
  );

  function wave(person: ZonePerson, at: PeerSample | null): void {
    if (at) body.goTo(walker.x, walker.z, beside(walker, at).yaw);
    body.gesture = 'wave';
    void act({ kind: 'words', text: `👋 ${person.name}` });
  }
}

function turned(muted: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(muted);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Looks around twice a second; and where there is no picture it says where one is. */
function useLookAgain(link: ZoneLink, body: Body, isDrawn: boolean): void {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isDrawn) link.send(motionOf(body, link.talks));
      look((times) => times + 1);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [link, body, isDrawn]);
}
