import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signAccessToken } from '../../auth/accessToken.ts';
import { beginFamily } from '../../auth/families.ts';
import { keyFor } from '../../keyFor.ts';
import { type EmbeddedServer, startEmbedded } from '../../db/embedded/startEmbedded.ts';
import { createLogger } from '../../logger.ts';
import { KillableNode } from '../../realtime/testing/chaos/KillableNode.ts';
import { type RunningPlaza, startPlaza } from '../../startPlaza.ts';
import { aUser } from '../aUser.ts';

export interface BenchPerson {
  id: string;
  token: string;
  bearer: string;
}

/** A Plaza to be measured: its database, a process at hand, and as many further ones as are wanted. */
export interface BenchPlaza {
  readonly database: EmbeddedServer;
  /** Address of the database. */
  readonly url: string;
  /** Runs in this process: for what is put in place and looked up, not for what is measured. */
  readonly server: RunningPlaza;
  /** A process of its own over the same database, begun. It ends with the bench. */
  node(env?: Record<string, string>): Promise<KillableNode>;
  /** Somebody who is logged in. */
  aPerson(): Promise<BenchPerson>;
}

/** Tells each number as it is known, to the program that began the bench or to who reads along. */
export const tellAs =
  (about: string) =>
  (what: string, measured: string, goal: string, holds: boolean): void => {
    const row = { what: `${about}: ${what}`, measured, goal, holds };
    if (process.send) process.send(row);
    else console.log(row);
  };

/** Opens a Plaza, measures, puts everything away, and ends the program. */
export function benchPlaza(
  measure: (plaza: BenchPlaza) => Promise<void>,
  { env = {} }: { env?: Record<string, string> } = {},
): void {
  void run(measure, env).then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

async function run(measure: (plaza: BenchPlaza) => Promise<void>, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
  // As root, the database's own user must be able to enter.
  chmodSync(folder, 0o755);
  const database = await startEmbedded({
    dataDir: folder,
    database: 'plaza',
    log: createLogger('silent'),
    settings: { max_connections: '200' },
  });
  const url = database.url('plaza');
  const server = await startPlaza({
    jobs: 'by-hand',
    env: {
      ...{ NODE_ENV: 'development', LOG_LEVEL: 'error', PORT: '0' },
      ...{ DATA_DIR: join(folder, 'server'), DATABASE_URL: url },
      ...env,
    },
  });
  const nodes: KillableNode[] = [];
  try {
    await measure({
      ...{ database, url, server },
      async node(its = {}) {
        const { sessionSecret: SESSION_SECRET } = server.config;
        const own = { DATA_DIR: join(folder, `node-${nodes.length}`), DATABASE_URL: url, SESSION_SECRET };
        const node = new KillableNode({ ...own, ...its });
        nodes.push(node);
        await node.start();
        return node;
      },
      aPerson: () => aPerson(server),
    });
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await server.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function aPerson({ plaza }: RunningPlaza): Promise<BenchPerson> {
  const { db, clock, config } = plaza;
  const { id } = await aUser(db);
  const access = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
  const about = { userId: id, deviceHash: Buffer.alloc(32), userAgent: null };
  const { family } = await beginFamily(access, about);
  const key = keyFor(config.sessionSecret, 'access');
  const token = await signAccessToken(key, { userId: id, familyId: family.id }, clock.now());
  return { id, token, bearer: `Bearer ${token}` };
}
