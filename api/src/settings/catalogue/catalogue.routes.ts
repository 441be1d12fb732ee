import type { Knex } from 'knex';
import { recordAct } from '../../audit/recordAct.ts';
import type { Member } from '../../http/session.ts';
import type { Slice } from '../../http/slice.ts';
import { addEntry, changeEntry, listCatalogue, orderEntries } from './catalogue.ts';

/** The games and videos of this Plaza, for administrators. */
export const catalogueRoutes: Slice = (on, { clock }) => {
  // After what was done, everywhere: whoever writes into the log holds up all others who do.
  const note = (db: Knex, by: Member, id: string, details: Record<string, unknown>) =>
    recordAct({ db, clock }, { by, act: 'catalogue.changed', about: { kind: 'catalogue', id }, details });

  on('GET /catalogue', async ({ db }) => ({
    games: await listCatalogue(db, 'games'),
    videos: await listCatalogue(db, 'videos'),
  }));

  on('POST /catalogue/games', async ({ session: { member }, input: { body }, db }) => {
    const game = await addEntry(db, 'games', body);
    await note(db, member, `games ${game.id}`, { added: game.title });
    return game;
  });

  on('PUT /catalogue/games/order', async ({ session: { member }, input: { body }, db }) => {
    const ordered = await orderEntries(db, 'games', body.ids, body.seen);
    await note(db, member, 'games', { order: body.ids.length });
    return ordered;
  });

  on('PUT /catalogue/games/:id', async ({ session: { member }, input: { params, body }, db }) => {
    const { seen, ...fields } = body;
    const game = await changeEntry(db, 'games', params.id, fields, seen);
    await note(db, member, `games ${game.id}`, { changed: game.title, is_hidden: game.is_hidden });
    return game;
  });

  on('POST /catalogue/videos', async ({ session: { member }, input: { body }, db }) => {
    const video = await addEntry(db, 'videos', body);
    await note(db, member, `videos ${video.id}`, { added: video.title });
    return video;
  });

  on('PUT /catalogue/videos/order', async ({ session: { member }, input: { body }, db }) => {
    const ordered = await orderEntries(db, 'videos', body.ids, body.seen);
    await note(db, member, 'videos', { order: body.ids.length });
    return ordered;
  });

  on('PUT /catalogue/videos/:id', async ({ session: { member }, input: { params, body }, db }) => {
    const { seen, ...fields } = body;
    const video = await changeEntry(db, 'videos', params.id, fields, seen);
    await note(db, member, `videos ${video.id}`, { changed: video.title, is_hidden: video.is_hidden });
    return video;
  });
};
