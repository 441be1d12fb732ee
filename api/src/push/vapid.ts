import type { Knex } from 'knex';
import webPush from 'web-push';
import type { Config } from '../config.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys of this Plaza, made on its first run. Of several processes that start at once the first makes them. */
export async function vapidKeys(db: Knex): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db('push_vapid')
    .insert({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflict('id')
    .ignore();
  return (await readKeys(db)) ?? { publicKey, privateKey };
}

/** Whom a push service can write to about us. Some refuse an address on localhost. */
export function vapidSubject({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>): string {
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${brand.email}`;
}

async function readKeys(db: Knex): Promise<VapidKeys | undefined> {
  const row = await db('push_vapid').where({ id: 1 }).first('public_key', 'private_key');
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
