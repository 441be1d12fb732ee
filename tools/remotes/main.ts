import { chosenRemotes } from '../command/chosenRemotes.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { readArguments } from '../command/readArguments.ts';
import { findTarget, RegistryClient } from '../registry/RegistryClient.ts';
import { renderTokens } from './renderTokens.ts';
import { renderTable } from './renderTable.ts';

const USAGE = `npm run remotes                                          what is live
npm run remotes -- token <remote> --label "team chat"      mints a deploy token for one remote
npm run remotes -- tokens                                  every deploy token that works
npm run remotes -- revoke <number>                         takes one of them back
npm run remotes -- kill <remote> [--reason "why"]          switches a remote off for everyone
npm run remotes -- revive <remote> [--reason "why"]        and on again`;

await main(async () => {
  const options = { label: { type: 'string' }, reason: { type: 'string' } } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), options, USAGE);
  const [verb = 'list', remote] = positionals;
  const registry = new RegistryClient(findTarget(process.env));
  switch (verb) {
    case 'list': {
      const { remotes } = await registry.call('GET /remotes/status', {});
      console.log(renderTable(remotes, new Date()));
      return;
    }
    case 'token': {
      const [name = ''] = chosenRemotes(remote);
      if (remote === 'all' || !values.label)
        throw new CommandError(`A token is for one remote and has a label.\n${USAGE}`);
      const { token } = await registry.call('POST /remotes/:name/tokens', {
        params: { name },
        body: { label: values.label },
      });
      console.log(`${token}\nShown once. It deploys ${name} and nothing else: set PLAZA_DEPLOY_TOKEN to it.`);
      return;
    }
    case 'tokens': {
      const { tokens } = await registry.call('GET /remotes/tokens', {});
      console.log(renderTokens(tokens));
      return;
    }
    case 'revoke': {
      if (!/^\d+$/.test(remote ?? ''))
        throw new CommandError(`Which one? Its number is in the list.\n${USAGE}`);
      const { revoked } = await registry.call('POST /remotes/tokens/:id/revoke', {
        params: { id: remote ?? '' },
      });
      console.log(revoked > 0 ? `Token ${remote} opens nothing any more.` : `No token ${remote} works here.`);
      return;
    }
    case 'kill':
    case 'revive': {
      const killed = verb === 'kill';
      const body = { killed, ...(values.reason ? { reason: values.reason } : {}) };
      for (const name of chosenRemotes(remote)) {
        await registry.call('POST /remotes/:name/kill', { params: { name }, body });
        console.log(`${name} is switched ${killed ? 'off for everyone' : 'on again'}.`);
      }
      return;
    }
    default:
      throw new CommandError(`There is no "${verb}" here.\n${USAGE}`);
  }
});
