import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import { sendForm } from '../../media/testing/aForm.ts';
import type { TestDevice } from './TestDevice.ts';

type Blob = CallAnswer<'POST /chat/blobs'> & { code: string };

/** Brings an encrypted file that is in no message yet. */
export const bringBlob = (as: TestDevice['http'], chat: string, file: Buffer = randomBytes(5000)) =>
  sendForm<Blob>(as, `/api/chat/blobs?chat_id=${chat}`, [['media', file]]);
