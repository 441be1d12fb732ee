import type { Member } from '../session.ts';

/** A member of whom the test says only what matters: `testMember({ isAdmin: true })`. */
export function testMember(about: Partial<Member> = {}): Member {
  return {
    id: '7',
    name: 'Juniper Adeyemi',
    username: 'juniper',
    email: 'juniper@plaza.example',
    isAdmin: false,
    ...about,
  };
}
