import { randomBytes } from 'node:crypto';
import { askServer } from '../db/embedded/askServer.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await askServer(
    onTestServer('postgres'),
    // By files: block by block through the log takes longer, to make it and to drop it.
    `create database ${name} template ${empty ? 'template0' : 'plaza_template'} strategy file_copy`,
  );
  return {
    url: onTestServer(name),
    drop: async () => void (await askServer(onTestServer('postgres'), `drop database ${name} with (force)`)),
  };
}

function onTestServer(database: string): string {
  const server = process.env['PLAZA_TEST_SERVER'];
  if (!server) throw new Error('No test server: run jest through the project "api".');
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}
