import type { RemoteStatus } from '@plaza/api-contract';
import type { ReactNode } from 'react';
import classes from '../Console.module.css';
import { RoomStateDot } from '../RoomStateDot.tsx';

/** The room at a glance. */
export function RoomFacts({ room }: { room: RemoteStatus }) {
  return (
    <dl className={classes.facts}>
      <Fact name="State">
        <RoomStateDot room={room} />
      </Fact>
      <Fact name="Live">
        <code className={classes.version}>{room.active ?? 'none'}</code>
      </Fact>
      <Fact name="Before">
        <code className={classes.version}>{room.previous ?? 'none'}</code>
      </Fact>
      <Fact name="Trying">
        <code className={classes.version}>
          {room.canary ? `${room.canary.version}, ${room.canary.percent} %` : 'none'}
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
