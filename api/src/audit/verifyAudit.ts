import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { chainHash, hashDetails } from './chain.ts';

const AT_ONCE = 2_000;

interface KeptEntry {
  seq: string;
  at: Date;
  actor_id: string | null;
  act: string;
  about_kind: string;
  about_id: string;
  details: string | null;
  details_hash: Buffer;
  hash: Buffer;
}

/** Walks the whole chain. It is broken at the first entry that was changed, taken out, put in or cut off at the end. */
export async function verifyAudit(db: Knex): Promise<CallAnswer<'GET /audit/verify'>> {
  const { seq: lastSeq, hash: head }: { seq: string; hash: Buffer } = await db('audit_head').first();
  let hash: Buffer = Buffer.alloc(0);
  let seq = 0n;
  const answer = (isWhole: boolean) => ({
    is_whole: isWhole,
    entries: Number(seq),
    head: head.toString('hex'),
    broken_at: isWhole ? null : String(seq + 1n),
  });
  while (seq < BigInt(lastSeq)) {
    const entries = await entriesAfter(db, seq);
    // The end was cut off, or never was.
    if (entries.length === 0) return answer(false);
    for (const entry of entries) {
      if (BigInt(entry.seq) !== seq + 1n || !isGenuine(hash, entry)) return answer(false);
      seq += 1n;
      ({ hash } = entry);
      if (seq === BigInt(lastSeq)) break;
    }
  }
  return answer(hash.equals(head));
}

async function entriesAfter(db: Knex, seq: bigint): Promise<KeptEntry[]> {
  return db('audit_log').where('seq', '>', String(seq)).orderBy('seq').limit(AT_ONCE).select(
    'seq',
    'at',
    'actor_id',
    'act',
    'about_kind',
    'about_id',
    'details_hash',
    'hash',
    // As it was written, to the letter.
    db.raw('details::text as details'),
  );
}

function isGenuine(previous: Buffer, entry: KeptEntry): boolean {
  const { seq, at, actor_id: actorId, act, about_kind: aboutKind, about_id: aboutId } = entry;
  const { details, details_hash: detailsHash, hash } = entry;
  const isSaid = details === null || hashDetails(details).equals(detailsHash);
  return (
    isSaid && chainHash(previous, { seq, at, actorId, act, aboutKind, aboutId, detailsHash }).equals(hash)
  );
}
