import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

const MOST_INVITED = 20;

const Standing = z.object({
  /** Whether somebody has gone through it to the end. */
  is_done: z.boolean(),
  name: z.string(),
  /** The address that visitors type, as configured. */
  public_url: z.string().nullable(),
  mail: z.object({ is_configured: z.boolean(), from: z.string() }),
  storage: z.enum(['disk', 'bucket']),
  people: z.number(),
  is_signup_open: z.boolean(),
});
const standing = {
  is_done: false,
  name: 'Plaza',
  public_url: 'https://plaza.example',
  mail: { is_configured: true, from: 'Plaza <hello@plaza.example>' },
  storage: 'disk' as const,
  people: 1,
  is_signup_open: true,
};

const Moment = z.date().or(z.string());
const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  created_at: Moment,
  expires_at: Moment,
  state: z.enum(['open', 'used', 'revoked', 'over']),
});
const invitation = {
  id: '4',
  email: 'wren@plaza.example',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-04T12:00:00.000Z',
  state: 'open' as const,
};

export const setupCalls = {
  'GET /setup': defineCall({
    summary: 'What a new installation still needs',
    access: 'admin',
    answer: Standing,
    example: standing,
  }),
  'POST /setup/mail': defineCall({
    summary: 'Send a mail now, and say whether the mail server took it',
    access: 'admin',
    body: z.strictObject({ to: z.email().max(254) }),
    answer: z.object({ ms: z.number() }),
    example: { ms: 240 },
    errors: ['setup.no-mail-server', 'setup.mail-failed'],
  }),
  'POST /setup/storage': defineCall({
    summary: 'Write a file, read it back and take it away, where pictures will lie',
    access: 'admin',
    answer: z.object({ storage: z.enum(['disk', 'bucket']), ms: z.number() }),
    example: { storage: 'disk', ms: 3 },
    errors: ['setup.storage-failed'],
  }),
  'POST /setup/invitations': defineCall({
    summary:
      'Invite people by mail. Each link is for its address, once, for two weeks; the one of before opens nothing any more',
    access: 'admin',
    body: z.strictObject({ to: z.array(z.email().max(254)).max(MOST_INVITED) }),
    answer: z.object({
      /** For everybody, while sign-up is on. */
      link: z.string(),
      mailed: z.number(),
      /** Told once: only a hash of it is kept. */
      links: z.array(z.object({ email: z.string(), link: z.string() })).optional(),
    }),
    example: {
      link: 'https://plaza.example/signup',
      mailed: 1,
      links: [{ email: 'wren@plaza.example', link: 'https://plaza.example/signup?invite=8f3…' }],
    },
  }),
  'GET /setup/invitations': defineCall({
    summary: 'Who was invited, newest first, and what became of it',
    access: 'admin',
    answer: z.array(Invitation),
    example: [invitation],
  }),
  'DELETE /setup/invitations/:id': defineCall({
    summary: 'Take an invitation back: its link opens nothing any more',
    access: 'admin',
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, 'A number.') }),
    answer: z.object({ revoked: z.literal(true) }),
    example: { revoked: true },
    errors: ['setup.unknown-invitation'],
  }),
  'POST /setup/done': defineCall({
    summary: 'The set-up is done',
    access: 'admin',
    answer: Standing,
    example: { ...standing, is_done: true },
  }),
};
