import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import type { Letter } from '../mail/sendMail.ts';
import type { Config } from '../config.ts';
import { storeOf } from '../media/storeOf.ts';
import { mailFailed, noMailServer, storageFailed } from './setup.errors.ts';

const MOST_WORDS = 200;
/** Somebody sits before it and waits. */
const PATIENCE_MS = 10_000;

/** Hands a mail to the mail server while somebody waits for the answer, and says in its words what is wrong. */
export async function tryMail(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { to, subject, text }: Letter,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  if (!smtpUrl) throw noMailServer();
  const begun = performance.now();
  // A connection of its own: it waits behind no other mail, and finds what has been mended since.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.sendMail({ from: mailFrom, to, subject, text });
  } catch (error) {
    throw mailFailed({ sentence: `${mailFailed.declared.sentence} ${wordsOf(error)}`.trim(), cause: error });
  } finally {
    transport.close();
  }
  return Math.round(performance.now() - begun);
}

/** Stores a file, reads it back, and takes it away again. */
export async function tryStorage(config: Config): Promise<number> {
  const store = storeOf(config);
  const key = `${randomUUID()}/set-up.txt`;
  const written = Buffer.from(`Plaza ${key}`);
  const begun = performance.now();
  try {
    await store.put(key, written, 'text/plain');
    const stream = await store.read(key);
    const read = stream ? await buffer(stream) : Buffer.alloc(0);
    await store.delete([key]);
    if (!read.equals(written)) throw new Error('it came back otherwise.');
  } catch (error) {
    throw storageFailed({
      sentence: `${storageFailed.declared.sentence} ${wordsOf(error)}`.trim(),
      cause: error,
    });
  }
  return Math.round(performance.now() - begun);
}

/** What the other side said, for an administrator; a password in an address is not theirs to read aloud. */
function wordsOf(error: unknown): string {
  // Where several addresses were tried, only the code says why.
  const { message, code } = (error ?? {}) as { message?: string; code?: string };
  return (message || code || '')
    .replaceAll(/\/\/[^/\s]*@/g, '//…@')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MOST_WORDS);
}
