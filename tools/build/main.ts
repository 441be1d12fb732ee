import { buildRemote } from './buildRemote.ts';
import { remoteNames } from './remotePackages.ts';

/** `npm run build [-- mf-chat ...]` */
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : remoteNames()) {
  const started = performance.now();
  const built = await buildRemote(name);
  const took = built.fresh ? `${((performance.now() - started) / 1000).toFixed(1)} s` : 'was built already';
  console.log(`${name.padEnd(12)} ${built.version.padEnd(20)} ${took}`);
}
