import { afterCommit } from '../../../db/afterCommit.ts';
import { closeOnSignals } from '../../../closeOnSignals.ts';
import type { Slice } from '../../../http/slice.ts';
import { startPlaza } from '../../../startPlaza.ts';
import { publishToUsers } from '../../publishToUser.ts';

// One process of several on one database, which somebody will kill. On demand it sends a message to many people.
const sender: Slice = (on, { db }) => {
  on.outside('GET /chaos/send/:batch/:to', async (ctx) => {
    const [to = '', batch = ''] = ctx.path.split('/').reverse();
    await db.transaction(async (inner) => {
      // Asked for first, this is done first: with the commit, and before anybody is told.
      if (ctx.querystring === 'dies') afterCommit(inner, () => process.kill(process.pid, 'SIGKILL'));
      // Who had no answer asks again, and must not send twice.
      const kept = await inner('chaos_batches').insert({ id: batch }).onConflict().ignore().returning('id');
      if (kept.length === 0) return;
      const payload = { message: batch, sendername: 'Amber', chatID: '1' };
      const event = { type: 'new-message', payload } as const;
      await publishToUsers(
        inner,
        to.split(',').map((userId) => ({ to: userId, event })),
      );
    });
    ctx.body = 'sent';
  });
};

const start = startPlaza({ slices: [sender], jobs: 'by-hand' });
closeOnSignals(start);
void start.then(({ port }) => process.send?.(port));
process.on('disconnect', () => process.exit());
