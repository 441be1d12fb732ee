import { duration } from '../command/duration.ts';
import { main } from '../command/main.ts';
import { startServer } from './startServer.ts';
import { welcome } from './welcome.ts';

/** `npm start`: the whole product in this process. */
await main(async () => {
  const begun = performance.now();
  const { server, remarks } = await startServer();
  const { mode, smtpUrl } = server.config;
  console.log(
    welcome({
      url: server.url,
      mode,
      accounts: server.accounts,
      remarks,
      hasMailServer: smtpUrl !== undefined,
    }),
  );
  console.log(`  Started in ${duration(performance.now() - begun)}.`);
});
