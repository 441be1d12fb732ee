import { createHmac } from 'node:crypto';

/** What an authenticator knows a person by. It may show it to others, so it says nothing. */
export function userHandle(key: Buffer, userId: string): string {
  return createHmac('sha256', key).update(`handle ${userId}`).digest('base64url');
}
