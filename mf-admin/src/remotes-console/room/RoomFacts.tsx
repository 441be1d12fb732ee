import type { RemoteStatus } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import classes from '../Console.module.css';
import { RoomStateDot } from '../RoomStateDot.tsx';
import { consoleWords } from '../words.ts';

/** The room at a glance. */
export function RoomFacts({ room }: { room: RemoteStatus }) {
  const t = useWords(consoleWords);
  return (
    <dl className={classes.facts}>
      <Fact name={t.state}>
        <RoomStateDot room={room} />
      </Fact>
      <Fact name={t.live}>
        <code className={classes.version}>{room.active ?? t.none}</code>
      </Fact>
      <Fact name={t.before}>
        <code className={classes.version}>{room.previous ?? t.none}</code>
      </Fact>
      <Fact name={t.trying}>
        <code className={classes.version}>
          {room.canary ? `${room.canary.version}, ${room.canary.percent} %` : t.none}
        </code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
