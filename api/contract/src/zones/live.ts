import { z } from 'zod';
import { filledText } from '../text.ts';
import { ZONE_EMOTES } from './liveLimits.ts';
import { Looks } from './looks.ts';

/** Where somebody wants to go in. */
export const ZoneEntry = z.strictObject({
  /** `/zones/castle`, or `/zones/u/lantern-court`. */
  path: z.string().max(120),
  /** What `welcome` gave: whoever lost the connection comes back as the same one, to the same spot. */
  pass: z.string().max(64).optional(),
  /** Which copy of it, where there are several. */
  copy: z.int().min(1).max(99).optional(),
});
export type ZoneEntry = z.infer<typeof ZoneEntry>;

/** Somebody in a zone. `id` counts those in one copy of it, and is what movement travels under. */
export interface ZonePerson {
  id: number;
  user_id: string;
  username: string;
  name: string;
  profile: string | null;
  looks: Looks | null;
  is_friend: boolean;
  /** Made this zone. */
  is_owner: boolean;
}

/** How a thing of a zone is, since somebody used it. */
export const ZoneThing = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  state: z.string().regex(/^[\w.:-]{0,60}$/),
  since: z.number().nonnegative(),
});
export type ZoneThing = z.infer<typeof ZoneThing>;

/** So many can be heard at once, where a server carries the voices. */
const VOICE_MOST = 16;

/** What lets somebody speak in a copy of a zone by a LiveKit server, for ten minutes. */
export interface VoiceTicket {
  url: string;
  token: string;
}

/** What somebody does that all in the zone hear of. */
export const ZoneAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words'), text: filledText(200) }),
  z.strictObject({ kind: z.literal('emote'), emote: z.enum(ZONE_EMOTES) }),
  z.strictObject({ kind: z.literal('thing'), thing: ZoneThing }),
  z.strictObject({ kind: z.literal('looks'), looks: Looks }),
  /** Something happened to one's posts: the avatar shows it. */
  z.strictObject({
    kind: z.literal('feels'),
    about: z.enum(['comment', 'reply', 'reaction']),
    stars: z.int().min(0).max(5),
  }),
  /** What the owner says to all in the zone, in all its copies. */
  z.strictObject({ kind: z.literal('broadcast'), text: filledText(200) }),
  /** A short scene that everybody can see from the spot where it plays. */
  z.strictObject({ kind: z.literal('flick'), flick: z.string().regex(/^[\w-]{1,40}$/) }),
  z.strictObject({ kind: z.literal('voice'), on: z.boolean(), most: z.int().min(1).max(VOICE_MOST) }),
  z.strictObject({
    kind: z.literal('signal'),
    to: z.int().min(1).max(255),
    link: z.int().nonnegative(),
    signal: z.string().max(16_000),
  }),
]);
export type ZoneAct = z.infer<typeof ZoneAct>;

/** A copy of a zone, and how many are in it. */
export interface ZoneCopyCount {
  copy: number;
  people: number;
}

/** What a zone tells somebody who is in it. A text is a frame of movement. */
export type ZoneNews =
  | string
  | {
      kind: 'welcome';
      /** Proves in every act and move whose they are. */
      visit: string;
      /** Comes back with it after a break. */
      pass: string;
      you: number;
      copy: number;
      copies: ZoneCopyCount[];
      /** Where one was before the break. */
      at: [x: number, y: number, z: number, yaw: number] | null;
      people: ZonePerson[];
      frame: string;
      things: ZoneThing[];
      /** The clock of the server, for what things have been doing and for how long. */
      now: number;
    }
  | { kind: 'full'; copies: ZoneCopyCount[] }
  | { kind: 'came'; person: ZonePerson }
  | { kind: 'left'; id: number }
  | { kind: 'looks'; id: number; looks: Looks }
  | { kind: 'words'; id: number; text: string }
  | { kind: 'emote'; id: number; emote: (typeof ZONE_EMOTES)[number] }
  | { kind: 'feels'; id: number; about: 'comment' | 'reply' | 'reaction'; stars: number }
  | { kind: 'thing'; id: number; thing: ZoneThing }
  | { kind: 'flick'; id: number; flick: string; at: number }
  | { kind: 'broadcast'; name: string; text: string }
  | { kind: 'knock'; name: string; username: string }
  | { kind: 'changed'; revision: number }
  | { kind: 'voice'; open: { id: number; link: number; offers: boolean }[]; close: number[]; more: number }
  | { kind: 'signal'; from: number; link: number; signal: string }
  /** One has to leave: sent out, banned, or the zone is closed. */
  | { kind: 'out'; why: 'sent-out' | 'closed' };

/** How many are in a zone now. Said on the channel `zones`. */
export const ZonePeople = z.object({ path: z.string(), people: z.int() });
export type ZonePeople = z.infer<typeof ZonePeople>;

/** A friend went into a zone or out of one. Said on `user-{id}`, to those who may hear of them; ask for the rest. */
export const FriendZone = z.object({});
export type FriendZone = z.infer<typeof FriendZone>;
