import { duration } from '../house/duration.ts';
import { main } from '../house/main.ts';
import { startHouse } from './startHouse.ts';
import { welcome } from './welcome.ts';

/** `npm start`: the whole product in this process. */
await main(async () => {
  const begun = performance.now();
  const { house, remarks } = await startHouse();
  const { mode, smtpUrl } = house.config;
  console.log(
    welcome({
      url: house.url,
      mode,
      accounts: house.accounts,
      remarks,
      hasMailServer: smtpUrl !== undefined,
    }),
  );
  console.log(`  Started in ${duration(performance.now() - begun)}.`);
});
