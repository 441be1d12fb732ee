import type { VoiceTicket } from '@plaza/api-contract';
import { callOf, type LiveKit, signGrant, type Speaker } from './signGrant.ts';

const MINUTES = 10;

/**
 * Lets one person speak in one copy of one zone by a LiveKit server. It is good for coming in; who is sent out of the
 * zone is put out there as well, and no ticket of theirs opens anything any more: see `removeVoice`.
 */
export async function voiceTicket(liveKit: LiveKit, speaker: Speaker, now: Date): Promise<VoiceTicket> {
  const grant = [
    ['room', callOf(speaker)],
    ['roomJoin', true],
    ['canSubscribe', true],
    ['canPublish', true],
    ['canPublishSources', ['microphone']],
    ['canPublishData', false],
  ] as const;
  const token = await signGrant(liveKit, grant, { subject: String(speaker.id), minutes: MINUTES, now });
  return { url: liveKit.url, token };
}
