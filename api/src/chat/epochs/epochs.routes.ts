import { found } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { unknownEpoch } from '../chat.errors.ts';
import { tellChanged } from '../groups/writeNotice.ts';
import { findChat, holdChat, permitOpen } from '../holdChat.ts';
import { letterBudget, LETTERS_OF_CHANGE, lettersOf } from '../send/letterBudget.ts';
import { beginEpoch } from './beginEpoch.ts';
import { listEpochs, presentEpochs } from './listEpochs.ts';
import { permitTitle } from './permitTitle.ts';
import { wrapLater, refuseWrap } from './wraps.ts';

/** Who may read what: content keys, wrapped for each member, and signed lists of who they are. */
export const chatEpochsRoutes: Slice = (on, plaza) => {
  const { clock } = plaza;
  const takeLetters = letterBudget(plaza);

  // Not a read: the list must be true together with the number of the epoch
  on('GET /conversations/:id/epochs', ({ session: { member }, input: { params, query }, db }) =>
    db.transaction(async (transaction) =>
      listEpochs(transaction, await holdChat(transaction, params.id, member.id), query.after ?? 0),
    ),
  );

  on('POST /conversations/:id/epochs', async ({ session: { member }, input: { params, body }, db }) => {
    permitTitle(member, body, clock.now());
    const about = { userId: member.id, chatId: params.id, within: db };
    await takeLetters({ ...about, letters: LETTERS_OF_CHANGE, kept: lettersOf(body) });
    const held = await holdChat(db, params.id, member.id);
    permitOpen(held);
    const chat = await beginEpoch(db, held, body, clock.now());
    await tellChanged(db, chat.id, 'epoch');
    const rows = await db('chat_epochs').where({ conversation_id: chat.id, n: chat.epoch });
    return found((await presentEpochs(db, chat, rows))[0], unknownEpoch);
  });

  on('POST /conversations/:id/epochs/:n/wraps', async ({ session: { member }, input, db }) => {
    const { params, body } = input;
    const chat = await findChat(db, params.id, member.id);
    const readers = await wrapLater(db, chat, params.n, body.wraps);
    await tellChanged(db, chat.id, 'wraps', [...new Set(readers)]);
    return { taken: readers.length };
  });

  on('DELETE /conversations/:id/epochs/:n/wraps/:keyId', async ({ session: { member }, input, db }) => {
    const { id, n, keyId } = input.params;
    return { refused: await refuseWrap(db, await findChat(db, id, member.id), n, keyId) };
  });
};
