import type { LoggedEventName, LoggedEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { eventsAfter, type KeptEvent, type KeptPart, type LogPlace } from './eventLog.ts';

const AT_ONCE = 500;

/** Of each of these events what there is to be told now, in their order. */
export type Revise<Payload> = (
  db: Knex,
  kept: readonly { userId: string; payload: Payload }[],
) => Promise<readonly Payload[]>;

/** How kept events are told later, by their names. What is not among them is told as it was. */
export type Revisers = { [Name in LoggedEventName]?: Revise<LoggedEvents[Name]> };

/**
 * What comes in the log behind each of these places, for who reads it now: what was deleted since, or closed to them, is
 * in it no more.
 */
export async function keptAfter(
  db: Knex,
  revisers: Revisers,
  places: readonly LogPlace[],
  most: number,
): Promise<KeptPart[]> {
  const parts = await eventsAfter(db, places, most);
  const old = parts.flatMap(({ events }, at) =>
    events.filter(({ isOld }) => isOld).map((event) => ({ userId: places[at]?.userId ?? '', event })),
  );
  for (const [name, revise] of Object.entries(revisers)) {
    const kept = old.filter(({ event }) => event.type === name);
    // Only `publishToUser` writes the log, and it knows what a payload is by its type.
    await reviseAll(db, kept, revise as Revise<unknown>);
  }
  return parts;
}

async function reviseAll(
  db: Knex,
  kept: readonly { userId: string; event: KeptEvent }[],
  revise: Revise<unknown>,
): Promise<void> {
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const some = kept.slice(at, at + AT_ONCE);
    const payloads = await revise(
      db,
      some.map(({ userId, event: { payload } }) => ({ userId, payload })),
    );
    for (const [nth, { event }] of some.entries()) event.payload = payloads[nth];
  }
}
