import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { when } from '../when.ts';
import { BlobId, ChatId } from './inputs.ts';

const Blob = z
  .object({
    id: z.uuid(),
    /** Where its bytes are, whole or in ranges, for some hours. Ask again for an address that has ended. */
    url: z.string(),
    bytes: z.int(),
    expires: when,
  })
  .meta({ id: 'ChatBlob' });
const id = '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11';
const example = {
  id,
  url: `/sealed/${id}?until=1795564800&sig=q83vEjRWeJA`,
  bytes: 65_552,
  expires: '2026-11-21T00:00:00.000Z',
};
const byId = z.object({ id: BlobId });

export const chatBlobCalls = {
  'POST /chat/blobs': defineCall({
    summary: 'Bring one encrypted file for a message to come; it is swept after a day without one',
    access: 'member',
    query: z.object({ chat_id: ChatId }),
    form: z.object({ media: z.file() }),
    answer: Blob,
    example,
    errors: [
      'chat.not-member',
      'chat.closed',
      'chat.not-encrypted',
      'chat.file-too-large',
      'chat.no-space',
      'chat.too-many-uploads',
      'media.cut-off',
      'media.no-space',
    ],
  }),
  'GET /chat/blobs/:id': defineCall({
    summary: 'Where an encrypted file lies, for members of its chat',
    access: 'member',
    params: byId,
    answer: Blob,
    example,
    errors: ['chat.unknown-blob'],
  }),
  'DELETE /chat/blobs/:id': defineCall({
    summary: 'Take back one that is in no message yet',
    access: 'member',
    params: byId,
    answer: z.object({ id: z.string() }),
    example: { id },
    errors: ['chat.unknown-blob'],
  }),
};
