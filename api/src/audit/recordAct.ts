import type { AuditAct, AuditSubject } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import type { Member } from '../http/session.ts';
import { chainHash, hashDetails } from './chain.ts';

export interface RecordedAct {
  /** Null for what the server does by itself. */
  by: Pick<Member, 'id'> | null;
  act: AuditAct;
  about: { kind: AuditSubject; id: string };
  /** What changed, from what to what, and why. It can be taken out of the log again when a person is forgotten. */
  details?: Readonly<Record<string, unknown>>;
}

/** Adds acts to the audit log, in the caller's transaction: no commit, no entry; no entry, no commit. */
export async function recordActs(
  { db, clock }: { db: Knex; clock: Clock },
  acts: readonly RecordedAct[],
): Promise<void> {
  if (acts.length === 0) return;
  const { rows } = await db.raw('select seq, hash from audit_head for update');
  let { seq, hash }: { seq: string; hash: Buffer } = rows[0];
  const at = clock.now();
  const entries = acts.map(({ by, act, about, details }) => {
    const text = details ? JSON.stringify(details) : null;
    const entry = {
      seq: (seq = String(BigInt(seq) + 1n)),
      at,
      actorId: by?.id ?? null,
      act,
      aboutKind: about.kind,
      aboutId: about.id,
      detailsHash: hashDetails(text),
    };
    hash = chainHash(hash, entry);
    return {
      seq,
      at,
      actor_id: entry.actorId,
      act,
      about_kind: about.kind,
      about_id: about.id,
      details: text,
      details_hash: entry.detailsHash,
      hash,
    };
  });
  await db('audit_log').insert(entries);
  await db('audit_head').update({ seq, hash });
}

export async function recordAct(keeper: { db: Knex; clock: Clock }, act: RecordedAct): Promise<void> {
  await recordActs(keeper, [act]);
}

/** Paging and typing are one look. */
const SAME_LOOK_MINUTES = 10;

/** Notes that somebody looked at what is not theirs. The same look again within ten minutes is the same look. */
export async function recordLook(
  { db, clock }: { db: Knex; clock: Clock },
  look: RecordedAct & { by: { id: string } },
): Promise<void> {
  const since = new Date(clock.now().getTime() - SAME_LOOK_MINUTES * 60_000);
  const { by, act, about } = look;
  const before = await db('audit_log')
    .where({ actor_id: by.id, act, about_kind: about.kind, about_id: about.id })
    .where('at', '>', since)
    .first('seq');
  if (!before) await db.transaction((transaction) => recordAct({ db: transaction, clock }, look));
}
