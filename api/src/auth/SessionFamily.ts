import type { CallAnswer } from '@plaza/api-contract';
import { Model } from 'objection';

/** One login on one device, through all its refresh tokens. */
export class SessionFamily extends Model {
  static override tableName = 'session_families';

  id!: string;
  user_id!: string;
  seq!: number;
  /** The last turn whose tokens are known to have arrived. */
  arrived_seq!: number;
  salt!: Buffer;
  device_hash!: Buffer;
  user_agent!: string | null;
  /** What its browser wanted to read when it was last here, if it said so. */
  language!: string | null;
  created_at!: Date;
  rotated_at!: Date;
  expires_at!: Date;
  revoked_at!: Date | null;
  revoked_why!: string | null;
}

type Device = CallAnswer<'GET /auth/sessions'>[number];

export function presentDevice(family: SessionFamily, presentId: string | null): Device {
  const { id, user_agent, created_at, rotated_at, revoked_at } = family;
  // Only those ended as stolen are ever shown after their end.
  const ended = revoked_at ? 'reused' : null;
  return { id, user_agent, created_at, last_used_at: rotated_at, is_current: id === presentId, ended };
}
