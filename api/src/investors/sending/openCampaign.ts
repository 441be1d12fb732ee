import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { recordAct } from '../../audit/recordAct.ts';
import type { Clock } from '../../clock.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import {
  inDoubt,
  locked,
  nobody,
  suppressed,
  underWay,
  unknownInvestor,
  writtenTo,
} from '../investors.errors.ts';
import { InvestorRow } from '../list/InvestorRow.ts';
import type { Claimed } from './claimNext.ts';
import { isSuppressed } from './noteOutcome.ts';
import { queueRun } from './runCampaignJob.ts';
import { steerCampaign } from './steerCampaign.ts';

interface Keeper {
  db: Knex;
  clock: Clock;
}

export const LOCK_MINUTES = 5;

/** Until when no other bulk mail may begin; null when one may. */
export async function lockedUntil({ db, clock }: Keeper): Promise<Date | null> {
  const last = await db('campaigns').where({ kind: 'bulk' }).orderBy('id', 'desc').first('created_at');
  const until = last && new Date(last.created_at.getTime() + LOCK_MINUTES * 60_000);
  return until && until > clock.now() ? until : null;
}

// In doubt or on its way is as good as written to. Whoever is suppressed has a row as well: it says why nothing went out.
const FILL = `
  insert into deliveries (campaign_id, investor_id, email_hash, subject, state, next_at, changed_at)
  select :campaignId, i.id, investor_hash(i.email), floor(random() * 14)::int,
    case when s.email_hash is null then 'queued' else 'skipped' end, :now, :now
  from investors i left join mail_suppressions s on s.email_hash = investor_hash(i.email)
  where not i.status and not exists (
    select from deliveries d where d.email_hash = investor_hash(i.email)
    and d.state in ('sending', 'sent', 'unknown', 'complaint'))
  returning state`;

/** Begins to write to everybody who was not written to: the mailing and all its mails in one transaction. */
export async function beginBulk({ db, clock }: Keeper, me: Member, origin: string): Promise<string> {
  // Two who press at once must not both find the door open.
  await takeTurn(db, 'outreach');
  const now = clock.now();
  const until = await lockedUntil({ db, clock });
  if (until) {
    throw locked({ headers: { 'Retry-After': String(Math.ceil((until.getTime() - now.getTime()) / 1000)) } });
  }
  // From here to the commit nobody is taken off the list: before their letters, as whoever does that takes them.
  await db.raw('select from investors order by id for key share');
  await letWaitingGiveWay({ db, clock }, me);
  const [{ id }] = await db('campaigns')
    .insert({ kind: 'bulk', state: 'running', origin, created_by: me.id, created_at: now })
    .returning('id');
  const { rows } = await db.raw(FILL, { campaignId: id, now });
  const queued = rows.filter(({ state }: { state: string }) => state === 'queued').length;
  permit(queued > 0, nobody);
  await queueRun(db, id);
  const about = { kind: 'campaign', id } as const;
  await recordAct({ db, clock }, { by: me, act: 'outreach.begun', about, details: { mails: queued } });
  return id;
}

/** A mailing that rests, or whose server is away, would hold up everybody: it ends here, and the next takes over who waits. */
async function letWaitingGiveWay({ db, clock }: Keeper, me: Member): Promise<void> {
  const open = await db('campaigns')
    .where({ kind: 'bulk' })
    .whereIn('state', ['running', 'paused'])
    .forUpdate()
    .select('id', 'state', 'trouble');
  permit(
    open.every(({ state, trouble }) => state === 'paused' || trouble !== null),
    underWay,
  );
  for (const { id } of open) await steerCampaign({ db, clock }, me, id, 'stopped');
}

export interface LetterToOne {
  email: string;
  name?: string | undefined;
  /** Somebody has seen that the letter before came back, and wants another to leave. */
  again?: boolean | undefined;
  origin: string;
}

/** Prepares the mail to one investor. It is noted as being sent already, in the hands of who asked. */
export async function beginOne(
  { db, clock }: Keeper,
  me: Member,
  { email, name, again = false, origin }: LetterToOne,
): Promise<Claimed> {
  const investor = found(await InvestorRow.query(db).findOne({ email }).forUpdate(), unknownInvestor);
  const hash = db.raw('investor_hash(?::citext)', [email]);
  permit(!(await isSuppressed(db, hash)), suppressed);
  const earlier = await db('deliveries')
    .where({ email_hash: hash })
    .whereIn('state', ['sending', 'unknown', 'sent', 'complaint'])
    .first('state');
  permit(!earlier || !['sent', 'complaint'].includes(earlier.state), writtenTo);
  permit(!earlier, inDoubt);
  permit(!investor.status || (again && (await hasComeBack(db, hash))), writtenTo);
  const now = clock.now();
  // A bulk mail that has this one still before it will not send a second.
  await db('deliveries')
    .where({ email_hash: hash, state: 'queued' })
    .update({ state: 'skipped', changed_at: now });
  const known = investor.name || (name?.trim() ?? '');
  await InvestorRow.query(db).findById(investor.id).patch({ name: known });
  const [{ id: campaignId }] = await db('campaigns')
    .insert({ kind: 'one', state: 'running', origin, created_by: me.id, created_at: now })
    .returning('id');
  const [delivery] = await db('deliveries')
    .insert({
      campaign_id: campaignId,
      investor_id: investor.id,
      email_hash: hash,
      subject: db.raw('floor(random() * 14)::int'),
      state: 'sending',
      attempts: 1,
      next_at: now,
      changed_at: now,
    })
    .returning(['id', 'campaign_id', 'investor_id', 'subject', 'attempts', 'email_hash']);
  const about = { kind: 'investor', id: investor.id } as const;
  const details = investor.status ? { again: true } : {};
  await recordAct({ db, clock }, { by: me, act: 'outreach.sent-one', about, details });
  const { email_hash, ...claimed } = delivery;
  return {
    ...claimed,
    email: investor.email,
    name: known,
    origin,
    hash: email_hash.toString('hex').slice(0, 16),
  };
}

/** Whether a letter to this address left and was brought back: who was entered as written to by hand has none. */
async function hasComeBack(db: Knex, hash: Knex.Raw): Promise<boolean> {
  return Boolean(
    await db('deliveries').where({ email_hash: hash }).whereIn('state', ['soft', 'blocked']).first('id'),
  );
}
