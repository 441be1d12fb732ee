import { chosenRooms } from '../house/chosenRooms.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { readArguments } from '../house/readArguments.ts';
import { findTarget } from '../registry/findTarget.ts';
import { Registry } from '../registry/Registry.ts';
import { renderTable } from './renderTable.ts';

const USAGE = `npm run remotes                                          what is live
npm run remotes -- token <room> --label "team chat"      mints a deploy token for one room
npm run remotes -- kill <room> [--reason "why"]          switches a remote off for everyone
npm run remotes -- revive <room> [--reason "why"]        and on again`;

await main(async () => {
  const options = { label: { type: 'string' }, reason: { type: 'string' } } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), options, USAGE);
  const [verb = 'list', room] = positionals;
  const registry = new Registry(findTarget(process.env));
  switch (verb) {
    case 'list': {
      const { rooms } = await registry.call('GET /remotes/status', {});
      console.log(renderTable(rooms, new Date()));
      return;
    }
    case 'token': {
      const [name = ''] = chosenRooms(room);
      if (room === 'all' || !values.label)
        throw new Refusal(`A token is for one room and has a label.\n${USAGE}`);
      const { token } = await registry.call('POST /remotes/:name/tokens', {
        params: { name },
        body: { label: values.label },
      });
      console.log(`${token}\nShown once. It deploys ${name} and nothing else: set PLAZA_DEPLOY_TOKEN to it.`);
      return;
    }
    case 'kill':
    case 'revive': {
      const killed = verb === 'kill';
      const body = { killed, ...(values.reason ? { reason: values.reason } : {}) };
      for (const name of chosenRooms(room)) {
        await registry.call('POST /remotes/:name/kill', { params: { name }, body });
        console.log(`${name} is switched ${killed ? 'off for everyone' : 'on again'}.`);
      }
      return;
    }
    default:
      throw new Refusal(`There is no "${verb}" here.\n${USAGE}`);
  }
});
