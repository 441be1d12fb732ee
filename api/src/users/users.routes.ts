import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { searchPeople } from './searchPeople.ts';
import { User } from './User.ts';
import { unknownPerson } from './users.errors.ts';
import { canSeeProfile } from './users.policy.ts';
import { presentFound, presentProfile } from './users.presenter.ts';

export const usersRoutes: Slice = (on) => {
  // every member: one's own
  on('GET /profile', async ({ session, db }) => {
    return presentProfile(found(await User.query(db).findById(session.member.id), unknownPerson));
  });

  on('GET /profile/:username', async ({ session, input, db }) => {
    const person = found(await User.query(db).findOne({ username: input.params.username }), unknownPerson);
    permit(canSeeProfile(session.member, person), unknownPerson);
    return presentProfile(person);
  });

  // every member: names are public within the community
  on('GET /chat/search/:username', async ({ input, db }) => {
    const people = await searchPeople(db, input.params.username.trim());
    return people.map(presentFound);
  });
};
