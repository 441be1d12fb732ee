import type { Knex } from 'knex';
import { type Client, type Connection, Query } from 'pg';

interface Last {
  name: string;
  text: string;
  values: readonly string[];
}

type Callback = (error: unknown, result?: unknown) => void;
type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown;

const waiting = new WeakMap<object, Last>();

/**
 * Sends a statement that answers nothing with whatever its transaction says next, which mostly is the commit: both are
 * one message then, and nobody waits for two. It runs before that, and where it fails that fails with its error.
 */
export async function sendWithCommit(transaction: Knex.Transaction, last: Last): Promise<void> {
  const connection = await transaction.client.acquireConnection();
  const earlier = waiting.get(connection);
  if (earlier) {
    waiting.delete(connection);
    await connection.query(copyOf(earlier));
  }
  waiting.set(connection, last);
}

/** Makes a connection of a pool carry such statements. */
export function carryWithCommit(connection: Client): void {
  // The driver takes a statement in many forms; all of them are handed on as they are.
  const send = connection.query.bind(connection) as Send;
  const carry: Send = (config, values, callback) => {
    const last = waiting.get(connection);
    if (!last) return send(config, values, callback);
    waiting.delete(connection);
    const text = textOf(config);
    // What is taken back need not be written first.
    if (/^rollback/i.test(text)) return send(config, values, callback);
    const done = [values, callback].find(isCallback);
    if (!done) return whenSent(send(copyOf(last)), () => send(config, values));
    if (/^commit;?$/i.test(text)) return sendTogether(send, last, done);
    return send(copyOf(last), (error: unknown) => {
      if (error) done(error);
      else send(config, values, callback);
    });
  };
  connection.query = carry as Client['query'];
}

/** The commit is on its way before the statement is answered. After one that failed it is a rollback. */
function sendTogether(send: Send, last: Last, done: Callback): void {
  let failure: unknown;
  let isSent = false;
  const statement = new Query(copyOf(last), (error) => (failure = error));
  const commit = new Query('COMMIT', (error, result) => done(failure ?? error, result));
  const submit = statement.submit.bind(statement) as (connection: Connection) => unknown;
  statement.submit = (connection) => {
    connection.stream.cork();
    const refused = submit(connection);
    if (!refused) {
      connection.query('COMMIT');
      isSent = true;
    }
    connection.stream.uncork();
    return refused;
  };
  commit.submit = (connection) => {
    if (!isSent) connection.query('ROLLBACK');
  };
  send(statement);
  send(commit);
}

async function whenSent(sending: unknown, next: () => unknown): Promise<unknown> {
  await sending;
  return next();
}

const copyOf = ({ name, text, values }: Last) => ({ name, text, values: [...values] });

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  const isStatement = typeof config === 'object' && config !== null && 'text' in config;
  return isStatement && typeof config.text === 'string' ? config.text : '';
}
