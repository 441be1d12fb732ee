import { calls, NewEpoch } from '@plaza/api-contract';
import { z } from 'zod';
import { badInput } from '../../http/commonErrors.ts';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { noFile } from '../../media/media.errors.ts';
import type { Plaza } from '../../plaza.ts';
import type { PresentEntry } from '../present.ts';
import type { EntryRow } from '../rows.ts';
import { sendEntry } from '../send/sendEntry.ts';
import { letGoBlobs } from './messageBlobs.ts';
import { keepBlob } from './keepBlob.ts';
import type { BlobForm } from './receiveBlobs.ts';

const { media: _, ...texts } = calls['POST /chat/send-media'].form.shape;
/** A form has texts alone: what they are to the call for messages, they are here. */
const Fields = z.object({
  ...texts,
  epoch: texts.epoch.transform((epoch) => (epoch === undefined ? undefined : parsedEpoch(epoch))),
  expires_seconds: texts.expires_seconds
    .transform((seconds) => (seconds === undefined ? undefined : Number(seconds)))
    .pipe(calls['POST /chat/send-message'].body.shape.expires_seconds),
});
export const MEDIA_FIELDS = Object.keys(texts);

interface SendingMedia {
  plaza: Plaza;
  me: Member;
  chatId: string;
  uploadId: string;
  present: PresentEntry;
  refusal: string;
}

/** Keeps files and sends the message that opens them. When it comes to nothing the files go again. */
export async function sendMedia(
  { plaza, me, chatId, uploadId, present, refusal }: SendingMedia,
  form: BlobForm,
): Promise<EntryRow> {
  const parsed = Fields.safeParse(Object.fromEntries(form.fields));
  if (!parsed.success) throw badInput({ fields: fieldsOf(parsed.error) });
  const { content, client_id, epoch, preview, expires_seconds } = parsed.data;
  permit(form.blobs.length > 0, noFile);
  const ids: string[] = [];
  let used: readonly string[] = [];
  try {
    const about = { chatId, ownerId: me.id, uploadId, refusal };
    for (const blob of form.blobs) ids.push((await keepBlob(plaza, about, blob)).id);
    const sent = { kind: 'message' as const, content, clientId: client_id, epoch, preview };
    const entry = await plaza.db.transaction((db) =>
      sendEntry(
        { db, me, now: plaza.clock.now(), present, refusal },
        { ...sent, chatId, isImage: true, blobs: ids, expiresSeconds: expires_seconds },
      ),
    );
    used = entry.blobs;
    return entry;
  } finally {
    // Refused, or sent before: these are not wanted.
    await letGoBlobs(
      plaza.db,
      ids.filter((id) => !used.includes(id)),
    );
  }
}

function parsedEpoch(epoch: string): NewEpoch {
  try {
    return NewEpoch.parse(JSON.parse(epoch));
  } catch {
    throw badInput({ fields: { 'body.epoch': 'Not an epoch as JSON.' } });
  }
}

function fieldsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [`body.${path.join('.')}`, message]));
}
