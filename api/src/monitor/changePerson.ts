import type { AuditAct, CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { recordActs } from '../audit/recordAct.ts';
import { endFamilies } from '../auth/families.ts';
import { isReserved } from '../auth/isReserved.ts';
import { queueTellPartners } from '../chat/groups/tellPartners.ts';
import type { Clock } from '../clock.ts';
import { queueMarkTags } from '../feed/markTags.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { publishInOrder, type Tell } from '../notifications/publishInOrder.ts';
import { lookAgain } from '../realtime/lookAgain.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { keepAnAdmin } from '../users/keepAnAdmin.ts';
import { emailTaken, usernameTaken, yourself } from './monitor.errors.ts';
import { canShutOut } from './monitor.policy.ts';
import { liftStanding } from './standing.ts';

export interface Changed {
  before: User;
  person: User;
  /** The sessions that ended with it. */
  ended: string[];
}

type Edit = Omit<CallInput<'POST /monitor/edit/:id'>['body'], 'seen'>;
/** What stood in the form before anybody touched it. */
type Seen = CallInput<'POST /monitor/edit/:id'>['body']['seen'];

const FIELDS = ['name', 'email', 'username', 'is_admin', 'is_blocked', 'is_verified', 'role'] as const;

/** Changes a person as an administrator may. What is left out, or is so already, stays as it is. */
export async function changePerson(
  { db, clock, tell = publishInOrder }: { db: Knex; clock: Clock; tell?: Tell },
  me: Member,
  id: string,
  { why, seen, ...edit }: Edit & { seen?: Seen },
): Promise<Changed> {
  if (edit.is_blocked || edit.is_admin === false) await takeTurn(db, 'administrators');
  // Before the row, as whoever confirms an address takes them: two ways round would wait for each other.
  if (edit.username !== undefined || edit.email !== undefined) await takeTurn(db, 'sign-up');
  const before = found(
    await User.query(db).findById(id).whereNull('deleted_at').whereNotNull('joined_at').forNoKeyUpdate(),
    unknownPerson,
  );
  const changes = changesOf(before, edit, seen);
  const names = FIELDS.filter((field) => field in changes);
  if (names.length === 0) return { before, person: before, ended: [] };
  if (changes.is_blocked || changes.is_admin === false) {
    permit(canShutOut(me, before), yourself);
    await keepAnAdmin(db, before);
  }
  await permitNames(db, before, changes);

  const person = await User.query(db).patchAndFetchById(id, {
    ...changes,
    // A block by an administrator is for good, and its end ends one for a time too.
    ...('is_blocked' in changes ? { blocked_until: null } : {}),
  });
  const ended = changes.is_blocked ? await endFamilies({ db, clock }, id, 'blocked') : [];
  if (changes.is_blocked === false) await liftStanding({ db, clock }, id, 'block');
  if ('is_blocked' in changes) {
    await queueMarkTags(db, id);
    await queueTellPartners(db, id);
  }
  // What they may listen to may be otherwise now.
  if ('is_admin' in changes || 'role' in changes) await lookAgain(db, { userIds: [id] });
  const about = { kind: 'person', id } as const;
  const details = {
    ...Object.fromEntries(names.map((field) => [field, { from: before[field], to: person[field] }])),
    ...(why ? { why } : {}),
  };
  await recordActs(
    { db, clock },
    actsOf(changes).map((act) => ({ by: me, act, about, details })),
  );
  await tell(db, [{ to: id, event: { type: 'account-changed', payload: {} } }]);
  return { before, person, ended };
}

/** What is really otherwise. A field that still is as the form showed it was not touched: somebody else may have changed it. */
function changesOf(
  before: User,
  edit: Omit<Edit, 'why'>,
  seen: Seen = {},
): Partial<Pick<User, (typeof FIELDS)[number]>> {
  const wanted = { ...edit, ...(edit.name === undefined ? {} : { name: edit.name.trim() }) };
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = wanted[field];
      const isTouched = seen[field] === undefined || edit[field] !== seen[field];
      return value === undefined || value === before[field] || !isTouched ? [] : [[field, value]];
    }),
  );
}

/** IDs and addresses belong to one person each. Who has not finished signing up holds neither. */
async function permitNames(
  db: Knex,
  before: User,
  { username, email }: { username?: string; email?: string },
): Promise<void> {
  const others = () => User.query(db).whereNot({ id: before.id });
  if (username !== undefined && username.toLowerCase() !== before.username.toLowerCase()) {
    const holder = await others().findOne({ username }).whereNotNull('joined_at');
    if (holder || isReserved(username))
      throw usernameTaken({ fields: { 'body.username': usernameTaken.declared.sentence } });
    await others().where({ username }).whereNull('joined_at').delete();
  }
  if (email !== undefined && email.toLowerCase() !== before.email.toLowerCase()) {
    const holder = await others().findOne({ email }).whereNotNull('joined_at');
    if (holder) throw emailTaken({ fields: { 'body.email': emailTaken.declared.sentence } });
    await others().where({ email }).whereNull('joined_at').delete();
  }
}

/** One entry for each kind of thing that was done: a search for blocks must find this one. */
function actsOf(changes: Partial<User>): AuditAct[] {
  const acts: AuditAct[] = [];
  if (changes.is_blocked !== undefined) acts.push(changes.is_blocked ? 'person.blocked' : 'person.unblocked');
  if (changes.is_admin !== undefined || changes.role !== undefined) acts.push('person.role-changed');
  const isEdited = (['name', 'email', 'username', 'is_verified'] as const).some((field) => field in changes);
  return isEdited ? [...acts, 'person.edited'] : acts;
}
