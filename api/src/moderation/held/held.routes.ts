import { recordLook } from '../../audit/recordAct.ts';
import { found } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { openMedia } from '../../media/openMedia.ts';
import { unknownHeld } from '../moderation.errors.ts';
import { decideHeld } from './decideHeld.ts';
import { heldById, listHeld } from './listHeld.ts';
import { addRule, listRules, removeRule } from './wordRules.ts';

/** Words and links that are held back before they are seen, and the rules for it. */
export const heldRoutes: Slice = (on, plaza) => {
  const { clock, db: pool } = plaza;
  const mediaService = openMedia(plaza);

  on('GET /moderation/rules', async ({ db }) => ({ items: await listRules(db) }));

  on('POST /moderation/rules', ({ session: { member }, input: { body }, db }) =>
    addRule({ db, clock }, member, body),
  );

  on('DELETE /moderation/rules/:id', async ({ session: { member }, input: { params }, db }) => {
    await removeRule({ db, clock }, member, params.id);
    return { gone: true as const };
  });

  on('GET /moderation/held', async ({ session: { member }, input: { query }, db }) => {
    const about = { kind: 'held', id: '' } as const;
    await recordLook({ db: pool, clock }, { by: member, act: 'held.looked', about });
    return listHeld(db, mediaService, member, query);
  });

  on('POST /moderation/held/:id/decide', async ({ session: { member }, input: { params, body }, db }) => {
    await decideHeld({ db, clock }, member, params.id, body);
    return found(await heldById(db, mediaService, member, params.id), unknownHeld);
  });
};
