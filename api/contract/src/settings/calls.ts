import { z } from 'zod';
import { Brand } from '../brand.ts';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';
import { Announcement, KeptAnnouncement, NewAnnouncement } from './announcement.ts';
import { Community } from './community.ts';
import { PLACEMENT_PLACES } from './features.ts';
import { LogoAddresses } from './logo.ts';
import { ChangePlacement, KeptPlacement, NewPlacement, Placement } from './placement.ts';
import { ChangeSettings, Settings } from './settings.ts';

const byId = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, 'A number.') });

const Standing = z.object({
  settings: Settings,
  /** What holds where nothing is set: as the server was configured. */
  configured: Brand,
  /** Where the logos are found, where there are any. */
  logos: LogoAddresses.optional(),
});
const standing = {
  settings: { name: 'Harbour Square', features_off: ['videos' as const] },
  configured: { name: 'Plaza', email: 'hello@plaza.example', phone: '+44 20 7946 0018', links: {} },
};
const announcement = {
  id: '3',
  words: 'The square is repaired on Sunday at 8.',
  tone: 'calm' as const,
  link: null,
};
const keptAnnouncement = {
  ...announcement,
  words_de: 'Am Sonntag um 8 wird der Platz repariert.',
  until: '2026-11-23T08:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  ended_at: null,
};
const placement = {
  id: '5',
  kind: 'ad' as const,
  place: 'zone' as const,
  zone: 'coffee',
  partner: 'Harbour Roasters',
  title: 'Coffee that is roasted next door',
  words: 'Free delivery for members.',
  picture: null,
  link: 'https://roasters.example',
};
const keptPlacement = {
  ...placement,
  from: '2026-11-20T00:00:00.000Z',
  until: '2026-12-20T00:00:00.000Z',
  is_on: true,
  seen: 412,
  followed: 18,
};
const community = {
  plaza: 'settings' as const,
  version: 1 as const,
  settings: standing.settings,
  announcements: [],
  placements: [],
  games: [],
  videos: [],
};

export const settingsCalls = {
  'GET /brand': defineCall({
    summary: 'What every page begins with, for pages that are open while it changes',
    access: 'public',
    answer: z.object({
      brand: Brand,
      /** The address of the sheet with colours and logo; null when there is none. */
      sheet: z.string().nullable(),
    }),
    example: { brand: standing.configured, sheet: '/brand.css?v=5f1c09b3a7e2' },
  }),
  'GET /settings': defineCall({
    summary: 'What is set of the whole community',
    access: 'admin',
    answer: Standing,
    example: standing,
  }),
  'PUT /settings': defineCall({
    summary: 'Set it anew; it holds for the next page of everybody, without a restart',
    access: 'admin',
    needsProof: true,
    body: ChangeSettings,
    answer: Standing,
    example: standing,
    errors: ['settings.changed-meanwhile'],
  }),
  'GET /settings/community': defineCall({
    summary:
      'All settings of the community as one file: brand, features, announcements, placements, catalogue',
    access: 'admin',
    needsProof: true,
    answer: Community,
    example: community,
  }),
  'POST /settings/community': defineCall({
    summary: 'Read such a file; with `is_trial` it only says what would change',
    access: 'admin',
    needsProof: true,
    body: z.strictObject({ community: Community, is_trial: z.boolean().optional() }),
    answer: z.object({
      changes: z.array(z.object({ what: z.string(), count: z.number() })),
      is_done: z.boolean(),
    }),
    example: { changes: [{ what: 'games', count: 2 }], is_done: true },
  }),
  'GET /announcements': defineCall({
    summary: 'What is announced now, in the language of who asks',
    access: 'public',
    answer: z.array(Announcement),
    example: [announcement],
  }),
  'GET /announcements/all': defineCall({
    summary: 'All announcements, newest first',
    access: 'admin',
    answer: z.array(KeptAnnouncement),
    example: [keptAnnouncement],
  }),
  'POST /announcements': defineCall({
    summary: 'Announce something above every page',
    access: 'admin',
    body: NewAnnouncement,
    answer: KeptAnnouncement,
    example: keptAnnouncement,
  }),
  'DELETE /announcements/:id': defineCall({
    summary: 'End an announcement',
    access: 'admin',
    params: byId,
    answer: KeptAnnouncement,
    example: { ...keptAnnouncement, ended_at: '2026-11-21T12:00:00.000Z' },
    errors: ['settings.unknown-announcement'],
  }),
  'GET /placements': defineCall({
    summary: 'What partners show in a place now',
    access: 'member',
    query: z.object({ place: z.enum(PLACEMENT_PLACES), zone: text(60).optional() }),
    answer: z.array(Placement),
    example: [placement],
  }),
  'POST /placements/:id/count': defineCall({
    summary: 'It was on a screen, or it was followed. Nothing of who it was is kept',
    access: 'member',
    params: byId,
    body: z.strictObject({ what: z.enum(['seen', 'followed']) }),
    answer: z.object({ counted: z.literal(true) }),
    example: { counted: true },
  }),
  'GET /placements/all': defineCall({
    summary: 'All placements with their dates and counts, the latest first',
    access: 'admin',
    answer: z.array(KeptPlacement),
    example: [keptPlacement],
  }),
  'POST /placements': defineCall({
    summary: 'Give a partner a place',
    access: 'admin',
    body: NewPlacement,
    answer: KeptPlacement,
    example: keptPlacement,
    errors: ['settings.wrong-dates'],
  }),
  'PUT /placements/:id': defineCall({
    summary: 'Change a placement',
    access: 'admin',
    params: byId,
    body: ChangePlacement,
    answer: KeptPlacement,
    example: keptPlacement,
    errors: ['settings.unknown-placement', 'settings.wrong-dates', 'settings.changed-meanwhile'],
  }),
  'DELETE /placements/:id': defineCall({
    summary: 'Take a placement away, with its counts',
    access: 'admin',
    params: byId,
    answer: z.object({ gone: z.literal(true) }),
    example: { gone: true },
    errors: ['settings.unknown-placement'],
  }),
};
