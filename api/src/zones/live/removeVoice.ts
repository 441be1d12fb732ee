import { callOf, type LiveKit, secondsOf, signGrant, type Speaker } from './signGrant.ts';

const PATIENCE_MS = 5_000;

/**
 * Puts whoever speaks under this number out of a LiveKit server. Every ticket for the number that is older than `before`
 * is void from then on: what is left of it would let them come back, and speak as the next who is given the number.
 */
export async function removeVoice(
  liveKit: LiveKit,
  speaker: Speaker,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  const name = callOf(speaker);
  const grant = [
    ['room', name],
    ['roomAdmin', true],
  ] as const;
  const token = await signGrant(liveKit, grant, { minutes: 1, now });
  const answer = await fetch(
    `${liveKit.url.replace(/^ws/, 'http')}/twirp/livekit.RoomService/RemoveParticipant`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(
        Object.fromEntries([
          ['room', name],
          ['identity', String(speaker.id)],
          ['revokeTokenTs', String(secondsOf(before))],
        ]),
      ),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
  );
  // Nobody speaks under it: so it is as it should be.
  if (!answer.ok && answer.status !== 404) throw new Error(`LiveKit answered ${answer.status}.`);
}
