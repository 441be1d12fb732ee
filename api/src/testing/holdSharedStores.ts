import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../db/embedded/startEmbedded.ts';
import { createLogger } from '../logger.ts';
import { TestS3 } from '../media/testing/TestS3.ts';

// What machines of one Plaza share, in a process of its own: a PostgreSQL and a bucket. It says what they have to be told
// of them, and takes both away when nobody is connected to it any more.
async function hold(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-shared-'));
  // As root, the database's own user must be able to enter.
  chmodSync(folder, 0o755);
  const log = createLogger('silent');
  const database = await startEmbedded({ dataDir: folder, database: 'plaza', log });
  const bucket = new TestS3();
  const { endpoint, bucket: name, region, keyId, secret } = await bucket.open();
  process.on('disconnect', () => {
    void (async () => {
      await bucket.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
      process.exit();
    })();
  });
  const s3 = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_KEY_ID: keyId,
    S3_SECRET: secret,
  };
  process.send?.({ env: { DATABASE_URL: database.url('plaza'), ...s3 } });
}

void hold();
