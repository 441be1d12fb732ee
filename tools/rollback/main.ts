import { chosenRooms } from '../house/chosenRooms.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { readArguments } from '../house/readArguments.ts';
import { findTarget } from '../registry/findTarget.ts';
import { Registry } from '../registry/Registry.ts';
import { StepList } from '../steps/StepList.ts';

const USAGE = 'npm run rollback -- <room> [version] [--reason "why"]';

/** `npm run rollback -- mf-chat`: back to the version before, or to the one named. Nothing is built. */
await main(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), { reason: { type: 'string' } }, USAGE);
  const [room, version, more] = positionals;
  if (!room || more) throw new Refusal(USAGE);
  const registry = new Registry(findTarget(process.env));
  for (const name of chosenRooms(room)) {
    const changed = await new StepList().run(`${name}: roll back`, () =>
      registry.call('POST /remotes/:name/rollback', {
        params: { name },
        body: { ...(version ? { version } : {}), ...(values.reason ? { reason: values.reason } : {}) },
      }),
    );
    console.log(`${name} ${changed.active} is live. Before it: ${changed.previous ?? 'nothing'}.`);
  }
});
