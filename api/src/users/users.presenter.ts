import type { CallAnswer, FoundPerson, SessionUser } from '@plaza/api-contract';
import type { User } from './User.ts';

export function presentFound({ id, name, username, picture }: User): FoundPerson {
  return { id, name, username, profile: picture };
}

export function presentSessionUser(person: User): SessionUser {
  const { id, name, username, email, is_admin, demo_until, picture, role } = person;
  const user = { id, name, username, email, is_admin };
  return {
    ...user,
    ...(demo_until && { is_demo: true }),
    ...(picture && { profile: picture }),
    ...(role && { role }),
  };
}

export function presentAccount(person: User, hasPassword: boolean): CallAnswer<'GET /account'> {
  const { id, name, username, email, organisation, is_admin, demo_until, role, created_at } = person;
  const account = { id, name, username, email, organisation, is_admin, is_demo: demo_until !== null };
  return { ...account, role, has_password: hasPassword, created_at };
}
