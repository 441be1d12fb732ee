import { LIVE_NUMBERS, type CallAnswer, type LiveNumber } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { minuteOf } from './keepMinute.ts';

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;
const MINUTES = 60;
const QUARTERS = 96;

type Row = { at: Date } & Record<LiveNumber, number>;

/** Every number over the last hour and day. A minute in which nothing was noted, because nothing ran, is a gap. */
export async function readLines(db: Knex, now: Date): Promise<CallAnswer<'GET /live/lines'>> {
  const until = minuteOf(now);
  return {
    until,
    hour: await line(db, until, { step: MINUTE_MS, count: MINUTES }),
    day: await line(db, until, { step: QUARTER_MINUTES * MINUTE_MS, count: QUARTERS }),
  };
}

async function line(
  db: Knex,
  until: Date,
  { step, count }: { step: number; count: number },
): Promise<CallAnswer<'GET /live/lines'>['hour']> {
  const last = Math.floor(until.getTime() / step);
  const columns = LIVE_NUMBERS.map((name) => `round(avg(${name}), 1)::float8 as ${name}`).join(', ');
  const { rows } = await db.raw(
    `select floor(extract(epoch from minute) * 1000 / :step)::float8 as place, ${columns} from live_minutes
     where minute >= :from and minute <= :until group by 1`,
    { step, from: new Date((last - count + 1) * step), until },
  );
  const byPlace = new Map<number, Row>(rows.map((row: Row & { place: number }) => [row.place, row]));
  const places = Array.from({ length: count }, (_, index) => last - count + 1 + index);
  return Object.fromEntries(
    LIVE_NUMBERS.map((name) => [name, places.map((place) => byPlace.get(place)?.[name] ?? null)]),
  ) as CallAnswer<'GET /live/lines'>['hour'];
}
