import type { ZoneNews, ZonePerson } from '@plaza/api-contract';
import type { VoicePacket } from './Voices.ts';

/** What one server tells the others of a copy that both have people in. */
export type ZonePacket = { node: string; zone: string; copy: number } &
  /** With those who are there and whose friend they are. */
  (
    | { came: Omit<ZonePerson, 'is_friend'>; friends?: string[] }
    | { left: number; userId: string }
    | { frame: string }
    | VoicePacket
    /** `by` is who did it; nobody for what a zone says itself. Copy 0 is all copies. */
    | { by: string | null; news: ZoneNews; said?: { id: number; text: string } }
  );
