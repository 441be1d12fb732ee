import { buildRoom } from './buildRoom.ts';
import { roomNames } from './rooms.ts';

/** `npm run build [-- mf-chat ...]` */
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : roomNames()) {
  const started = performance.now();
  const built = await buildRoom(name);
  const took = built.fresh ? `${((performance.now() - started) / 1000).toFixed(1)} s` : 'was built already';
  console.log(`${name.padEnd(12)} ${built.version.padEnd(20)} ${took}`);
}
