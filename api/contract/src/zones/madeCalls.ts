import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { REPORT_REASONS } from '../feed/reasons.ts';
import { filledText, text } from '../text.ts';
import { Looks } from './looks.ts';
import {
  ChangeZone,
  CreateZone,
  KnockAnswer,
  MadeZone,
  madeZoneExample,
  MadeZoneView,
  MOST_ZONE_PEOPLE,
  ZoneFriend,
  ZoneInvitation,
  ZoneKnock,
  ZoneRevision,
  ZoneStanding,
  ZoneTag,
} from './made.ts';
import { ZoneRecipe } from './recipe.ts';
import { RECIPE_LIMITS } from './recipeLimits.ts';

const Slug = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
const SlugAndPerson = z.object({ ...Slug.shape, username: filledText(60) });
const SlugAndId = z.object({ ...Slug.shape, id: z.string().regex(/^[1-9]\d{0,17}$/) });
const Done = z.object({ done: z.literal(true) });
const done = { done: true } as const;
const NOTES = 20_000;

const view = { ...madeZoneExample, standing: 'open', revision: 1, recipe: { theme: 'castle' } } as const;

export const madeZoneCalls = {
  'GET /zones/made': defineCall({
    summary: 'Zones that people made and published, those with people in them first',
    access: 'member',
    query: z.object({
      /** In the name, in the name of whoever made it, or as a tag. */
      search: text(80).optional(),
      /** Only those with this tag. */
      tag: ZoneTag.optional(),
      /** `mine`: only one's own, whatever their mode. */
      of: z.enum(['everybody', 'mine']).default('everybody'),
    }),
    answer: z.array(MadeZone),
    example: [madeZoneExample],
  }),
  'GET /zones/friends': defineCall({
    summary: 'Your friends who are in a zone that you may enter, and in which',
    access: 'member',
    answer: z.array(ZoneFriend),
    example: [{ person: madeZoneExample.owner, zone: { name: 'Castle Zone', path: '/zones/castle' } }],
  }),
  'POST /zones': defineCall({
    summary: 'Make a zone and publish it',
    access: 'member',
    speaks: true,
    ruled: ['name'],
    body: CreateZone,
    answer: MadeZone,
    example: { ...madeZoneExample, is_mine: true },
    errors: ['zones.too-many', 'zones.not-for-demo'],
  }),
  'GET /zones/u/:slug': defineCall({
    summary: 'A zone that somebody made, and how you stand to it',
    access: 'member',
    params: Slug,
    answer: MadeZoneView,
    example: view,
    errors: ['zones.unknown'],
  }),
  'PUT /zones/u/:slug': defineCall({
    summary: 'Change the name, the mode, the automatic access or the tags of your zone',
    access: 'member',
    speaks: true,
    ruled: ['name', 'tags'],
    params: Slug,
    body: ChangeZone,
    answer: MadeZone,
    example: { ...madeZoneExample, is_mine: true },
    errors: ['zones.unknown', 'zones.not-yours'],
  }),
  'DELETE /zones/u/:slug': defineCall({
    summary: 'Take your zone down',
    access: 'member',
    params: Slug,
    answer: Done,
    example: done,
    errors: ['zones.unknown', 'zones.not-yours'],
  }),
  'PUT /zones/u/:slug/recipe': defineCall({
    summary: 'Save what stands in your zone, as a new revision',
    access: 'member',
    speaks: true,
    params: Slug,
    body: z.strictObject({
      recipe: ZoneRecipe,
      /** The revision it was changed from. */
      after: z.int().min(0).max(2_147_483_647),
    }),
    answer: z.object({ revision: z.int() }),
    example: { revision: 2 },
    errors: ['zones.over-budget', 'zones.not-yours', 'zones.changed-meanwhile', 'feed.words-refused'],
  }),
  'GET /zones/u/:slug/revisions': defineCall({
    summary: 'How your zone was before',
    access: 'member',
    params: Slug,
    answer: z.array(ZoneRevision),
    example: [{ revision: 1, at: '2026-11-20T18:34:00.000Z', by: 'amber', pieces: 0 }],
    errors: ['zones.not-yours'],
  }),
  'POST /zones/u/:slug/revisions/:id/restore': defineCall({
    summary: 'Bring an earlier revision back, as a new one',
    access: 'member',
    speaks: true,
    params: SlugAndId,
    answer: z.object({ revision: z.int() }),
    example: { revision: 3 },
    errors: ['zones.not-yours', 'zones.unknown-revision', 'feed.words-refused'],
  }),
  'POST /zones/u/:slug/remix': defineCall({
    summary: 'Make a zone of your own from one that you may enter; it names the first',
    access: 'member',
    speaks: true,
    ruled: ['name'],
    params: Slug,
    body: z.strictObject({ name: text(RECIPE_LIMITS.nameLength).default('') }),
    answer: MadeZone,
    example: { ...madeZoneExample, is_mine: true },
    errors: ['zones.unknown', 'zones.too-many', 'zones.not-for-demo'],
  }),
  'PUT /zones/u/:slug/knock': defineCall({
    summary: 'Ask to be let into a protected zone',
    access: 'member',
    speaks: true,
    params: Slug,
    answer: z.object({ standing: ZoneStanding }),
    example: { standing: 'asked' },
    errors: ['zones.unknown'],
  }),
  'GET /zones/u/:slug/knocks': defineCall({
    summary: `Who asks to be let into your zone: the ${MOST_ZONE_PEOPLE} who have waited longest`,
    access: 'member',
    params: Slug,
    answer: z.array(ZoneKnock),
    example: [{ person: madeZoneExample.owner, at: '2026-11-20T18:34:00.000Z' }],
    errors: ['zones.not-yours'],
  }),
  'PUT /zones/u/:slug/knocks/:username': defineCall({
    summary: 'Answer a knock: let in, always, decline, block',
    access: 'member',
    params: SlugAndPerson,
    body: z.strictObject({ answer: KnockAnswer }),
    answer: Done,
    example: done,
    errors: ['zones.not-yours', 'zones.unknown-knock'],
  }),
  'POST /zones/u/:slug/invitations': defineCall({
    summary: 'Make an invitation to your zone, an address to pass on',
    access: 'member',
    params: Slug,
    answer: ZoneInvitation,
    example: {
      id: '1',
      path: '/zones/u/lantern-court?invitation=4f1c…',
      created_at: '2026-11-20T18:34:00.000Z',
      used: 0,
    },
    errors: ['zones.not-yours', 'zones.too-many-invitations'],
  }),
  'GET /zones/u/:slug/invitations': defineCall({
    summary: 'The invitations to your zone that are good',
    access: 'member',
    params: Slug,
    answer: z.array(ZoneInvitation),
    example: [],
    errors: ['zones.not-yours'],
  }),
  'DELETE /zones/u/:slug/invitations/:id': defineCall({
    summary: 'Revoke an invitation; whoever came in by it is out',
    access: 'member',
    params: SlugAndId,
    answer: Done,
    example: done,
    errors: ['zones.not-yours'],
  }),
  'PUT /zones/u/:slug/invited': defineCall({
    summary: 'Use an invitation',
    access: 'member',
    params: Slug,
    body: z.strictObject({ invitation: filledText(80) }),
    answer: MadeZone,
    example: madeZoneExample,
    errors: ['zones.bad-invitation'],
  }),
  'GET /zones/u/:slug/people': defineCall({
    summary: `Who may always enter your zone, and who is banned: the first ${MOST_ZONE_PEOPLE} of each by name`,
    access: 'member',
    params: Slug,
    answer: z.object({
      admitted: z.array(MadeZone.shape.owner),
      banned: z.array(MadeZone.shape.owner),
    }),
    example: { admitted: [], banned: [] },
    errors: ['zones.not-yours'],
  }),
  'DELETE /zones/u/:slug/people/:username': defineCall({
    summary: 'Take back that somebody may always enter your zone',
    access: 'member',
    params: SlugAndPerson,
    answer: Done,
    example: done,
    errors: ['zones.not-yours'],
  }),
  'PUT /zones/u/:slug/bans/:username': defineCall({
    summary: 'Send somebody out of your zone, for ten minutes or for good',
    access: 'member',
    params: SlugAndPerson,
    body: z.strictObject({ lasts: z.enum(['ten-minutes', 'for-good']) }),
    answer: Done,
    example: done,
    errors: ['zones.not-yours'],
  }),
  'DELETE /zones/u/:slug/bans/:username': defineCall({
    summary: 'Lift a ban',
    access: 'member',
    params: SlugAndPerson,
    answer: Done,
    example: done,
    errors: ['zones.not-yours'],
  }),
  'POST /zones/reports': defineCall({
    summary:
      'Report somebody you met in a zone; the server adds what they said and did in the last 30 seconds',
    access: 'member',
    body: z.strictObject({
      path: text(120),
      username: filledText(60),
      reason: z.enum(REPORT_REASONS),
      note: text(1000).default(''),
    }),
    answer: Done,
    example: done,
  }),
  'GET /zones/voice': defineCall({
    summary: 'By which servers two browsers may find a way to each other',
    access: 'member',
    answer: z.object({
      /** A server carries the voices; the hub gives tickets to it. */
      carried: z.boolean().optional(),
      ice: z.array(
        z.object({
          urls: z.array(z.string()),
          username: z.string().optional(),
          credential: z.string().optional(),
        }),
      ),
    }),
    example: { ice: [] },
  }),
  'GET /zones/looks': defineCall({
    summary: 'How you look in zones; null when you have not chosen',
    access: 'member',
    answer: z.object({ looks: Looks.nullable() }),
    example: { looks: null },
  }),
  'PUT /zones/looks': defineCall({
    summary: 'Choose how you look in zones',
    access: 'member',
    body: Looks,
    answer: z.object({ looks: Looks }),
    example: {
      looks: {
        kind: 'person',
        skin: '#F2C9A5',
        hair: '#2B1B17',
        top: '#E4572E',
        bottom: '#2B2F4A',
        accent: '#FFB454',
        hairStyle: 'bun',
        hat: 'none',
      },
    },
  }),
  'GET /zones/notes': defineCall({
    summary: 'What you wrote into the notes box of the library',
    access: 'member',
    answer: z.object({ text: z.string() }),
    example: { text: 'Chapter 3 tomorrow.' },
  }),
  'PUT /zones/notes': defineCall({
    summary: 'Keep what you wrote into the notes box of the library',
    access: 'member',
    body: z.strictObject({ text: text(NOTES) }),
    answer: z.object({ text: z.string() }),
    example: { text: 'Chapter 3 tomorrow.' },
  }),
};
