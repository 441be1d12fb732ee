import { createHash, randomUUID } from 'node:crypto';
import { PUSH_INSTANCE, type PushedMessage, type PushPayload } from '@plaza/api-contract';
import type { Knex } from 'knex';

/** Which of these people have a browser that can be pushed to: nothing is queued for the others. */
export async function withDevices(db: Knex, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  return db('push_devices')
    .whereIn('user_id', [...userIds])
    .distinct()
    .pluck('user_id');
}

interface Notice {
  title: string;
  body: string;
  /** The address within Plaza that a click leads to. */
  path: string;
  /** Notifications with one tag take each other's place. */
  tag: string;
  message?: PushedMessage;
}

/** In the shape that the public SDK's worker knows; ours reads what is under `plaza`. */
export function payloadOf({ title, body, path, tag, message }: Notice): PushPayload {
  return {
    notification: { title, body, deep_link: path },
    data: {
      pusher: {
        instanceId: PUSH_INSTANCE,
        publishId: randomUUID(),
        hasDisplayableContent: true,
        hasData: true,
      },
      plaza: { tag, ...(message ? { message } : {}) },
    },
  };
}

/** A push service keeps the last of a topic for a browser that is away. It tells it nothing: RFC 8030, 5.4. */
export function topicOf(tag: string, userId: string): string {
  return createHash('sha256').update(`${tag} ${userId}`).digest('base64url').slice(0, 32);
}
