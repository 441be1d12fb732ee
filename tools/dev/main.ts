import { readRemote, remoteNames } from '../build/index.ts';
import { main } from '../command/main.ts';
import { readArguments } from '../command/readArguments.ts';
import { CommandError } from '../command/CommandError.ts';
import { localAddress, startServer } from '../start/startServer.ts';
import { serveRemote } from './serveRemote.ts';

const USAGE = 'npm run dev -- mf-chat';

/** In the order of their ports. */
const known = ['mf-feed', 'mf-chat', 'mf-games', 'mf-zones', 'mf-admin'];

/** `npm run dev -- mf-chat`: that remote as it is typed, everything else as it is deployed. */
await main(async () => {
  const [name, ...more] = readArguments(process.argv.slice(2), {}, USAGE).positionals;
  const remotes = remoteNames().filter((remote) => remote !== 'shell');
  if (!name || more.length > 0 || !remotes.includes(name)) {
    throw new CommandError(`Which remote? ${USAGE}. Remotes are: ${remotes.join(', ')}.`);
  }
  const port = devPort(name);
  let stopServing = () => {};
  const { server } = await startServer(() => stopServing());
  stopServing = await serveRemote(name, port, (line) => console.log(`  ${name}: ${line}`));

  const [route] = readRemote(name).plan.routes;
  const path = route?.path.replace(/\/\*$/, '') || '/';
  console.log(`
  ${name} as you type it    ${localAddress(server)}${path}?${name}=${port}
  The deployed one again    ${localAddress(server)}${path}?${name}=off
  In the page               Alt+Shift+M shows where each remote comes from
  Stop                      Ctrl-C
`);
});

/** Each remote has a port of its own from 3101 on, so that `?mf-chat=3102` reads the same everywhere. */
function devPort(name: string, names = remoteNames()): number {
  const ordered = [...known, ...names.filter((remote) => remote !== 'shell' && !known.includes(remote))];
  return 3101 + ordered.indexOf(name);
}
