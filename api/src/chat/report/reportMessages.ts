import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import { keepReport } from '../../reporting/keepReport.ts';
import { keepPeople } from '../../users/holdPeople.ts';
import { unknownTarget, wrongKey } from '../chat.errors.ts';
import { readList } from '../epochs/presentList.ts';
import type { Standing } from '../holdChat.ts';
import type { EntryRow } from '../rows.ts';
import { digestOf, openReported } from './openReported.ts';

type Given = CallInput<'POST /conversations/:id/report'>['body'];

/** Nobody reads more to decide. */
const MOST_LETTERS = 200_000;

interface ReportedEntry extends EntryRow {
  hash: string;
  members: string;
}

/** Tells the administrators what was said: read from what the server itself has kept, with the keys that are revealed. */
export async function reportMessages(
  db: Knex,
  chat: Standing,
  { reason, note = '', messages }: Given,
  { mostLetters = MOST_LETTERS } = {},
): Promise<void> {
  const rows: ReportedEntry[] = await db('chat_entries as e')
    .join('chat_epochs as p', (on) => on.on('p.conversation_id', 'e.conversation_id').on('p.n', 'e.epoch'))
    .where({ 'e.conversation_id': chat.id, 'e.kind': 'message' })
    .where('e.seq', '>', chat.from_seq)
    .whereIn(
      'e.id',
      messages.map(({ id }) => id),
    )
    .select('e.*', 'p.hash', 'p.members');
  const senders = await keepPeople(
    db,
    rows.map((row) => row.sender_id),
  );
  const said = messages.map((given) => {
    const row = found(
      rows.find(({ id }) => id === given.id),
      unknownTarget,
    );
    const sender = found(senders.get(row.sender_id), unknownTarget);
    return { row, line: lineOf(row, sender, found(wordsOf(row, given), wrongKey)) };
  });
  const about = said.find(({ row }) => row.sender_id !== chat.user_id)?.row;
  await keepReport(db, {
    kind: 'chat',
    reporter_id: chat.user_id,
    about_id: found(about, unknownTarget).sender_id,
    reason,
    note,
    said: said
      .map(({ line }) => line)
      .join('\n')
      .slice(0, mostLetters),
  });
}

function wordsOf(row: ReportedEntry, { key, content }: Given['messages'][number]): string | undefined {
  const envelope = row.content ?? content;
  if (envelope === undefined) return undefined;
  // Of what was deleted, or has disappeared, the reporter has the envelope, and the server what it is known by.
  if (row.content === null && digestOf(envelope) !== row.digest) return undefined;
  const sender = readList(row.members).find(([id]) => id === row.sender_id);
  permit(sender !== undefined, wrongKey);
  return openReported(envelope, key, {
    conversation: row.conversation_id,
    record: row.hash,
    sender: row.sender_id,
    key: sender?.[1] ?? '',
    client: row.client_id,
    kind: 'message',
    target: '',
  });
}

/** The end of a line, in all the ways that there are. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Only what begins a line says who speaks: nobody's own words look like another's. A NUL is kept by no database. */
function lineOf({ created_at }: ReportedEntry, username: string, words: string): string {
  const shown = words.replaceAll('\0', '\ufffd').replace(LINE_END, '\n| ');
  return `${created_at.toISOString().slice(0, 16)} ${username}: ${shown}`;
}
