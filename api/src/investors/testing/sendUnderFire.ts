import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { TestServer } from '../../testing/testPlaza.ts';
import { endOf, firstLine, spawnTypeScript } from '../../testing/spawnTypeScript.ts';
import type { TestSmtp } from './TestSmtp.ts';

interface Fire {
  server: TestServer;
  smtp: TestSmtp;
  smtpUrl: string;
  kills: number;
}

/** Lets processes send what is queued and kills them in the middle of it, spread over the run; the last one may finish. */
export async function sendUnderFire({ server, smtp, smtpUrl, kills }: Fire): Promise<void> {
  const [{ count }] = (await server.db.raw(`select count(*)::int from deliveries where state = 'queued'`))
    .rows;
  const every = Math.floor(count / (kills + 1));
  for (let killed = 0; killed < kills; killed += 1) {
    const child = await hold(server, smtpUrl, killed);
    await takes(smtp, (killed + 1) * every);
    const gone = endOf(child);
    child.kill('SIGKILL');
    await gone;
  }
  const last = await hold(server, smtpUrl, kills);
  while (await hasQueued(server));
  const gone = endOf(last);
  last.kill('SIGTERM');
  await gone;
}

async function hold(server: TestServer, smtpUrl: string, number: number): Promise<ChildProcess> {
  const child = spawnTypeScript(join(__dirname, 'holdOutreach.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: join(server.dataDir, `other-${number}`),
      DATABASE_URL: server.plaza.config.databaseUrl,
      SESSION_SECRET: server.plaza.config.sessionSecret,
      SMTP_URL: smtpUrl,
      OUTREACH_PER_MINUTE: '60000',
      LOG_LEVEL: 'error',
    },
  });
  await firstLine(child);
  return child;
}

function takes(smtp: TestSmtp, count: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (smtp.taken.length < count) return;
      smtp.onTaken = () => undefined;
      resolve();
    };
    smtp.onTaken = look;
    look();
  });
}

async function hasQueued({ db }: TestServer): Promise<boolean> {
  return Boolean(await db('deliveries').whereIn('state', ['queued']).first('id'));
}
