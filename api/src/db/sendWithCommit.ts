import type { Knex } from 'knex';
import type { Client } from 'pg';
import { type Answer, CommitBehind } from './CommitBehind.ts';

interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
  /** Told what it has answered, where its commit has gone with it and holds. */
  committed?: (rows: readonly unknown[]) => void;
}

type Callback = (error: unknown, result?: Answer) => void;
type Send = (config: unknown, values?: unknown, callback?: unknown) => unknown;

const waiting = new WeakMap<object, Statement[]>();
const beginning = new WeakSet<object>();

/**
 * Sends a statement that answers nothing with whatever its transaction says next, which mostly is the commit: both are
 * one message then, and nobody waits for two. It runs before that, and where it fails that fails with its error.
 */
export async function sendWithCommit(transaction: Knex.Transaction, last: Statement): Promise<void> {
  const connection = await transaction.client.acquireConnection();
  // It would go with the next transaction of this connection, which is somebody else's.
  if (transaction.isCompleted()) throw new Error('This transaction is over: nothing more goes with it.');
  sendWithNext(connection, last);
}

/** The next transaction of a connection that somebody has for themselves begins with the first that it says. */
export function beginWithNext(connection: object): void {
  beginning.add(connection);
}

/** Makes a connection of a pool carry such statements. */
export function carryWithCommit(connection: Client): void {
  const send = inOneBreath(connection);
  const carry: Send = (config, values, callback) => {
    const done = [values, callback].find(isCallback);
    if (beginning.delete(connection) && done && /^begin\b/i.test(textOf(config))) {
      sendWithNext(connection, { text: 'begin' });
      return done(null, NOTHING);
    }
    const before = waiting.get(connection) ?? [];
    waiting.delete(connection);
    // What is taken back need not be written first.
    if (before.length === 0 || /^rollback/i.test(textOf(config))) return send(config, values, callback);
    if (done && /^commit\b/i.test(textOf(config)) && before.every((one) => isKnownTo(connection, one))) {
      return send(new CommitBehind(before, endWith(send, before, done)));
    }
    let failure: unknown;
    const tellings = before.map((one) => {
      let rows: readonly unknown[] = [];
      send(copyOf(one), (error: unknown, result?: Answer) => {
        failure ??= error ?? undefined;
        rows = result?.rows ?? [];
      });
      return () => one.committed?.(rows);
    });
    // What stands behind one that failed fails too, with words about nothing else; and a commit is a rollback then.
    if (!done) return orFail(send(config, values), () => failure);
    const tell: Callback = (error, result) => {
      const isCommitted = !(failure ?? error) && result?.command === 'COMMIT';
      if (isCommitted) for (const telling of tellings) telling();
      done(failure ?? error, result);
    };
    return isCallback(values) ? send(config, tell) : send(config, values, tell);
  };
  connection.query = carry as Client['query'];
}

function sendWithNext(connection: object, statement: Statement): void {
  waiting.set(connection, [...(waiting.get(connection) ?? []), statement]);
}

/** A commit that was passed over has ended nothing: the connection is in order again when all is taken back. */
function endWith(send: Send, statements: readonly Statement[], done: Callback) {
  return (error: unknown, answers: readonly Answer[]) => {
    if (error) return send('rollback', () => done(error));
    const end = answers.at(-1);
    if (end?.command === 'COMMIT') {
      for (const [at, { committed }] of statements.entries()) committed?.(answers[at]?.rows ?? []);
    }
    done(null, end);
  };
}

/** What is said in one breath goes out as one message: the database begins once, and not with the first of it. */
function inOneBreath(connection: Client): Send {
  // The driver takes a statement in many forms; all of them are handed on as they are.
  const send = connection.query.bind(connection) as Send;
  const { stream } = connection.connection;
  let isHeld = false;
  return (...statement) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return send(...statement);
  };
}

async function orFail(sending: unknown, failure: () => unknown): Promise<unknown> {
  try {
    const result = await sending;
    if (failure() === undefined) return result;
  } catch (error) {
    throw failure() ?? error;
  }
  throw failure();
}

const NOTHING = { command: 'BEGIN', rows: [] };

/** Whether a connection has parsed and planned it before. */
function isKnownTo({ connection }: Client, { name, text }: Statement): boolean {
  // The driver keeps them there, and its types do not say so.
  const { parsedStatements } = connection as typeof connection & { parsedStatements: Record<string, string> };
  return name !== undefined && parsedStatements[name] === text;
}

function copyOf({ text, name, values = [] }: Statement) {
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
}

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  const isStatement = typeof config === 'object' && config !== null && 'text' in config;
  return isStatement && typeof config.text === 'string' ? config.text : '';
}
