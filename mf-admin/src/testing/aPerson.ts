import type { AdminPerson } from '@plaza/api-contract';

/** A person of whom the test says only what matters: `aPerson({ is_blocked: true })`. */
export function aPerson(about: Partial<AdminPerson> = {}): AdminPerson {
  const username = about.username ?? 'basalt';
  return {
    id: '2',
    name: 'Basalt Okoro',
    email: `${username}@plaza.example`,
    username,
    is_admin: false,
    is_blocked: false,
    is_verified: true,
    last_active: '2026-11-20T12:00:00.000Z',
    role: null,
    is_online: false,
    created_at: '2026-10-01T09:00:00.000Z',
    deleted_at: null,
    gone_at: null,
    ...about,
  };
}

export const amber = aPerson({
  id: '1',
  name: 'Amber Lindqvist',
  username: 'amber',
  is_admin: true,
  is_online: true,
});
