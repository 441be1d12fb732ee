import type { CallAnswer } from '@plaza/api-contract';
import type { SessionFamily } from './SessionFamily.ts';

type Device = CallAnswer<'GET /auth/sessions'>[number];

export function presentDevice(family: SessionFamily, presentId: string | null): Device {
  const { id, user_agent, created_at, rotated_at, revoked_at } = family;
  // Only those ended as stolen are ever shown after their end.
  const ended = revoked_at ? 'reused' : null;
  return { id, user_agent, created_at, last_used_at: rotated_at, is_current: id === presentId, ended };
}
