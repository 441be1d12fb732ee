import { readRoom, roomNames } from '../build/index.ts';
import { main } from '../house/main.ts';
import { readArguments } from '../house/readArguments.ts';
import { Refusal } from '../house/Refusal.ts';
import { localAddress, startHouse } from '../start/startHouse.ts';
import { devPort } from './ports.ts';
import { serveRoom } from './serveRoom.ts';

const USAGE = 'npm run dev -- mf-chat';

/** `npm run dev -- mf-chat`: that remote as it is typed, everything else as it is deployed. */
await main(async () => {
  const [name, ...more] = readArguments(process.argv.slice(2), {}, USAGE).positionals;
  const remotes = roomNames().filter((room) => room !== 'shell');
  if (!name || more.length > 0 || !remotes.includes(name)) {
    throw new Refusal(`Which remote? ${USAGE}. Remotes are: ${remotes.join(', ')}.`);
  }
  const port = devPort(name);
  let stopServing = () => {};
  const { house } = await startHouse(() => stopServing());
  stopServing = await serveRoom(name, port, (line) => console.log(`  ${name}: ${line}`));

  const [route] = readRoom(name).plan.routes;
  const path = route?.path.replace(/\/\*$/, '') || '/';
  console.log(`
  ${name} as you type it    ${localAddress(house)}${path}?${name}=${port}
  The deployed one again    ${localAddress(house)}${path}?${name}=off
  In the page               Alt+Shift+M shows where each remote comes from
  Stop                      Ctrl-C
`);
});
