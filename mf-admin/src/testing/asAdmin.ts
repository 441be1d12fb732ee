import type { Session } from '@plaza/shell-contract';
import { testMember } from '@plaza/shell-contract/testing';

/** The session of somebody who has the key. */
export function asAdmin(): Session {
  return {
    status: 'member',
    user: testMember({ name: 'Amber Lindqvist', username: 'amber', isAdmin: true }),
  };
}
