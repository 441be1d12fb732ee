import type { Redis } from 'ioredis';

/** A connection that says nothing may be dead: a router that forgets it tells nobody. */
const BEAT_MS = 5_000;
const ANSWER_MS = 5_000;

/**
 * Asks a connection to Redis now and then whether there is still somebody at the other end, and lets it connect anew where
 * nothing is answered. Returns the way to stop.
 */
export function noticeSilence(
  connection: Pick<Redis, 'status' | 'ping' | 'disconnect'>,
  { beatMs = BEAT_MS, answerMs = ANSWER_MS }: { beatMs?: number; answerMs?: number } = {},
): () => void {
  let giveUp: NodeJS.Timeout | undefined;
  const beat = setInterval(() => {
    // One that is connecting knows that it has nobody.
    if (giveUp || connection.status !== 'ready') return;
    const answered = () => {
      clearTimeout(giveUp);
      giveUp = undefined;
    };
    giveUp = setTimeout(() => {
      giveUp = undefined;
      connection.disconnect(true);
    }, answerMs).unref();
    connection.ping().then(answered, answered);
  }, beatMs).unref();
  return () => {
    clearInterval(beat);
    clearTimeout(giveUp);
  };
}
