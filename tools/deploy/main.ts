import { openBrowser } from '../browser/openBrowser.ts';
import { chosenRooms } from '../house/chosenRooms.ts';
import { duration } from '../house/duration.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { findTarget } from '../registry/findTarget.ts';
import { Registry } from '../registry/Registry.ts';
import { StepList } from '../steps/StepList.ts';
import { buildForDeploy } from './buildForDeploy.ts';
import { deployRoom } from './deployRoom.ts';
import { describeOutcome } from './describeOutcome.ts';
import { readWish } from './readWish.ts';
import { smoke } from './smoke/smoke.ts';
import { testRoom } from './testRoom.ts';

/** `npm run deploy -- mf-chat` */
await main(async () => {
  const { room, wish, tests, smoke: wantsSmoke } = readWish(process.argv.slice(2));
  const names = chosenRooms(room);
  const registry = new Registry(findTarget(process.env));
  const browser = wantsSmoke ? await openBrowser() : null;
  if (wantsSmoke && !browser)
    throw new Refusal('No browser for the smoke run on this machine: install Chromium, or add --no-smoke.');

  const hands = {
    registry,
    steps: new StepList(),
    build: buildForDeploy,
    test: tests ? testRoom : null,
    smoke: browser ? smoke.bind(null, browser) : null,
    noSmoke: '--no-smoke',
  };
  try {
    for (const name of names) {
      const started = performance.now();
      const deployed = await deployRoom(name, wish, hands);
      console.log(describeOutcome(name, deployed, wish.canary, duration(performance.now() - started)));
    }
    console.log(registry.url);
  } finally {
    await browser?.close();
  }
});
