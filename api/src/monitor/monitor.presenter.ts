import type { AdminPerson } from '@plaza/api-contract';
import { KEPT_DAYS } from '../account/forgetPersonJob.ts';
import type { User } from '../users/User.ts';
import type { PersonRow } from './listPeople.ts';

export function presentPerson(person: User | PersonRow): AdminPerson {
  const { id, name, email, username, is_admin, role, is_blocked, is_verified, last_active } = person;
  const { created_at, deleted_at, muted_until } = person;
  return {
    id,
    name,
    email,
    username,
    is_admin,
    role,
    is_blocked,
    is_verified,
    last_active,
    ...('is_online' in person ? { is_online: person.is_online } : {}),
    muted_until,
    created_at,
    deleted_at,
    gone_at: deleted_at && new Date(deleted_at.getTime() + KEPT_DAYS * 86_400_000),
  };
}
