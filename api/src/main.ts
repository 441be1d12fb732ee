import { ConfigError } from './ConfigError.ts';
import { closeOnSignals } from './closeOnSignals.ts';
import { readDotEnv } from './readDotEnv.ts';
import { startPlaza } from './startPlaza.ts';

readDotEnv();
const start = startPlaza();
closeOnSignals(start);
try {
  const { url, accounts } = await start;
  process.stdout.write(`Plaza is at ${url}\n`);
  for (const { username, password } of accounts) process.stdout.write(`  ${username}  ${password}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
