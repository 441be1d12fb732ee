import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { listFriends, listRequests, listSuggestions } from './listPeople.ts';
import { askOrAccept, endRequest, holdPair, unfriend } from './standing.ts';
import { findSeen } from '../friends/visiblePeople.ts';

export const friendsRoutes: Slice = (on, { clock }) => {
  // every member: one's own
  on('GET /friends', ({ session: { member }, input: { query }, db }) =>
    listFriends(db, member.id, member.id, query.cursor),
  );

  // every member: who is whose friend is public within the community
  on('GET /friends/of/:username', async ({ session: { member }, input: { params, query }, db }) => {
    const person = found(await findSeen(db, member.id, params.username), unknownPerson);
    return listFriends(db, member.id, person.id, query.cursor);
  });

  // every member: one's own
  on('GET /friends/requests', async ({ session: { member }, db }) => ({
    incoming: await listRequests(db, member.id, 'incoming'),
    outgoing: await listRequests(db, member.id, 'outgoing'),
  }));

  // every member: one's own
  on('GET /friends/suggestions', ({ session: { member }, db }) => listSuggestions(db, member.id));

  // every member: one's own
  on('DELETE /friends/suggestions/:username', async ({ session: { member }, input: { params }, db }) => {
    const person = found(await findSeen(db, member.id, params.username), unknownPerson);
    if (person.id !== member.id) {
      await db('not_suggested').insert({ user_id: member.id, other_id: person.id }).onConflict().ignore();
    }
    return { username: person.username };
  });

  on('PUT /friends/requests/:username', async ({ session: { member }, input: { params, query }, db }) => {
    const pair = await holdPair(db, member, params.username);
    const about = { now: clock.now(), mayAsk: query.only !== 'accept' };
    return { username: pair.other.username, friendship: await askOrAccept(pair, about) };
  });

  on('DELETE /friends/requests/:username', async ({ session: { member }, input: { params }, db }) => {
    const pair = await holdPair(db, member, params.username);
    return { username: pair.other.username, friendship: await endRequest(pair) };
  });

  on('DELETE /friends/:username', async ({ session: { member }, input: { params }, db }) => {
    const pair = await holdPair(db, member, params.username);
    return { username: pair.other.username, friendship: await unfriend(pair) };
  });
};
