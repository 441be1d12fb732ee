import { createLogger } from '../../../logger.ts';
import { askServer } from '../askServer.ts';
import { startEmbedded } from '../startEmbedded.ts';

// A process that starts a server on the folder it is given, writes a row, tells the server's number, and waits.
async function main([, , , dataDir = '']: string[]): Promise<void> {
  const server = await startEmbedded({ dataDir, database: 'plaza', log: createLogger('silent') });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  await askServer(
    server.url('plaza'),
    `create table if not exists kept (word text); insert into kept values ('written elsewhere')`,
  );
  process.stdout.write(`${server.pid()}\n`);
  setInterval(() => undefined, 1_000);
}

void main(process.argv);
