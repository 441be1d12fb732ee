import { readConfig, verifyKeptAudit } from '@plaza/api';
import { CommandError } from '../command/CommandError.ts';
import { main } from '../command/main.ts';

/** `npm run audit`: walks the audit log of this installation, whether it runs or not. A broken one exits with 1. */
await main(async () => {
  const { is_whole, entries, head, broken_at } = await verifyKeptAudit(readConfig(process.env));
  if (!is_whole) throw new CommandError(`Entry ${broken_at} of the audit log is not as it was written.`);
  console.log(`The audit log is whole: ${entries} entries.${head ? ` Last hash: ${head}` : ''}`);
});
