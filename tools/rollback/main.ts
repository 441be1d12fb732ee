import { chosenRemotes } from '../command/chosenRemotes.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { readArguments } from '../command/readArguments.ts';
import { findTarget, RegistryClient } from '../registry/RegistryClient.ts';
import { describeRollback, rollBackRemote } from './rollBackRemote.ts';
import { StepList } from '../steps/StepList.ts';

const USAGE = 'npm run rollback -- <remote> [version] [--reason "why"]';

/** `npm run rollback -- mf-chat`: back to the version before, or to the one named. Nothing is built. */
await main(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), { reason: { type: 'string' } }, USAGE);
  const [remote, version, more] = positionals;
  if (!remote || more) throw new CommandError(USAGE);
  const registry = new RegistryClient(findTarget(process.env));
  for (const name of chosenRemotes(remote)) {
    const changed = await new StepList().run(`${name}: roll back`, () =>
      rollBackRemote(registry, name, { version, reason: values.reason }),
    );
    console.log(describeRollback(name, changed));
  }
});
