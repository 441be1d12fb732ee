import { setTimeout as wait } from 'node:timers/promises';
import type { LiveNow } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { notAdmin } from '../http/commonErrors.ts';
import type { Asker } from '../realtime/HubFeatures.ts';
import { isAdministrator } from '../roles/roles.policy.ts';
import { User } from '../users/User.ts';

interface Board {
  read(): Promise<LiveNow>;
  everyMs: number;
}

/** The board as it is, again and again, for as long as an administrator looks, and is one. */
export async function* watchBoard({ read, everyMs }: Board, asker: Asker): AsyncGenerator<LiveNow> {
  const { userId, db, signal } = asker;
  while (!signal.aborted) {
    if (!(await mayWatch(db, userId))) throw new HubError(notAdmin.declared.sentence);
    const { at, ...now } = await read();
    yield { at: new Date(at).toISOString(), ...now };
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function mayWatch(db: Knex, userId: string): Promise<boolean> {
  const person = await User.query(db).findById(userId).where({ is_blocked: false }).whereNull('deleted_at');
  return person !== undefined && isAdministrator({ isAdmin: person.is_admin, role: person.role });
}
