import { z } from 'zod';
import { Email } from '../auth/signupCalls.ts';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { Campaign } from './campaign.ts';
import { campaign, investor, letter } from './examples.ts';
import { BounceKind, DeliveryState, Investor } from './investor.ts';
import { OutreachLetter } from './letter.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'A number.');
const byId = z.object({ id: Id });
const Wanted = z.enum(['true', 'false', '']);
const InvestorName = text(120).regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Contains characters that cannot be shown.');
const Note = text(2000);
const Totals = z.object({ investors: z.number(), sent: z.number(), engaged: z.number() });
const OneInvestor = z.object({ data: Investor });
const OneCampaign = z.object({ data: Campaign });

export const investorCalls = {
  'POST /investor': defineCall({
    summary:
      'The investors, by whether they were written to (status) and are engaged (action); empty is either',
    access: 'outreach',
    body: z.object({ status: Wanted.optional(), action: Wanted.optional() }),
    answer: z.object({
      investors: z.array(Investor),
      /** Over the whole list, whatever was asked for. */
      totals: Totals,
    }),
    example: { investors: [investor], totals: { investors: 1, sent: 0, engaged: 0 } },
  }),
  'POST /investor/add': defineCall({
    summary: 'Add an investor; who adds is the creator, whatever is sent',
    access: 'outreach',
    body: z.object({
      name: InvestorName.optional(),
      email: Email,
      note: Note.optional(),
      creator: text(60).nullable().optional(),
    }),
    answer: OneInvestor,
    example: { data: investor },
    errors: ['investors.taken'],
  }),
  'POST /investor/import': defineCall({
    summary:
      'Add many from CSV with the columns name, email and note. With dry_run it only says what would happen',
    access: 'outreach',
    body: z.strictObject({ csv: filledText(4_000_000), dry_run: z.boolean().optional() }),
    answer: z.object({
      /** The first of those that can be added. */
      ready: z.array(z.object({ line: z.number(), name: z.string(), email: z.string(), note: z.string() })),
      ready_count: z.number(),
      added: z.number(),
      errors: z.array(
        z.object({
          line: z.number(),
          text: z.string(),
          problem: z.enum(['no-email', 'wrong-email', 'too-long', 'twice', 'here-already', 'wrong-columns']),
        }),
      ),
      errors_count: z.number(),
    }),
    example: {
      ready: [{ line: 2, name: 'Ines Duarte', email: 'ines@fund.example', note: '' }],
      ready_count: 1,
      added: 0,
      errors: [{ line: 3, text: 'Nobody,,', problem: 'no-email' as const }],
      errors_count: 1,
    },
    errors: ['investors.no-columns', 'http.too-large'],
  }),
  'POST /investor/mail': defineCall({
    summary: 'Send the outreach letter to one investor, once',
    access: 'outreach',
    body: z.object({
      email: Email,
      name: InvestorName.optional(),
      /** The letter before came back, whoever asks knows that, and wants another to leave. */
      again: z.boolean().optional(),
    }),
    answer: OneInvestor,
    example: { data: { ...investor, status: true } },
    errors: [
      'investors.unknown',
      'investors.written-to',
      'investors.suppressed',
      'investors.in-doubt',
      'investors.not-sent',
    ],
  }),
  'PUT /investor/update': defineCall({
    summary:
      'Mark an investor as reviewed: engaged, if they were written to. `action` is their status as one saw it',
    access: 'outreach',
    body: z.object({
      email: Email,
      action: z
        .boolean()
        .or(z.enum(['true', 'false']))
        .optional(),
    }),
    answer: OneInvestor,
    example: { data: { ...investor, status: true, action: true } },
    errors: ['investors.unknown', 'investors.changed'],
  }),
  'POST /investor/remove': defineCall({
    summary: 'Take an investor off the list. That they were written to is kept, without their name',
    access: 'outreach',
    body: z.object({
      email: Email,
      action: z
        .boolean()
        .or(z.enum(['true', 'false']))
        .optional(),
    }),
    answer: z.object({ removed: z.literal(true) }),
    example: { removed: true },
    errors: ['investors.unknown'],
  }),
  'POST /investor/free': defineCall({
    summary: 'Let mail go again to an address that was left out, with a word of why, for the audit log',
    access: 'outreach',
    needsProof: true,
    body: z.strictObject({ email: Email, why: filledText(280).regex(/\S/, 'Must not be empty.') }),
    answer: OneInvestor,
    example: { data: investor },
    errors: ['investors.unknown', 'investors.not-suppressed'],
  }),
  'GET /investor/emails': defineCall({
    summary:
      'Write to everybody who was not written to. Kept for old clients: it must come from a page of this Plaza',
    access: 'outreach',
    needsProof: true,
    answer: OneCampaign,
    example: { data: campaign },
    errors: ['investors.locked', 'investors.under-way', 'investors.nobody', 'http.not-from-here'],
  }),
  'POST /investor/emails': defineCall({
    summary:
      'Write to everybody who was not written to. Five minutes must lie between two of these. A mailing that waits ends, and this one takes over',
    access: 'outreach',
    needsProof: true,
    answer: OneCampaign,
    example: { data: campaign },
    errors: ['investors.locked', 'investors.under-way', 'investors.nobody'],
  }),
  'GET /investor/campaigns': defineCall({
    summary: 'The mailings, newest first, and until when the next one is locked',
    access: 'outreach',
    answer: z.object({
      data: z.array(Campaign),
      locked_until: z.date().or(z.string()).nullable(),
      /** Of the list, as they are beside these mailings. */
      totals: Totals.optional(),
    }),
    example: { data: [campaign], locked_until: '2026-11-20T12:05:00.000Z' },
  }),
  'POST /investor/campaigns/:id/state': defineCall({
    summary: 'Pause a mailing, let it go on, or stop it for good',
    access: 'outreach',
    params: byId,
    body: z.strictObject({ state: z.enum(['paused', 'running', 'stopped']) }),
    answer: OneCampaign,
    example: { data: { ...campaign, state: 'paused' as const } },
    errors: ['investors.unknown-campaign', 'investors.over'],
  }),
  'GET /investor/campaigns/:id/deliveries': defineCall({
    summary: 'The mails of a mailing that stand like this, newest first',
    access: 'outreach',
    params: byId,
    query: z.object({ state: DeliveryState.optional() }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          /** Null once the investor was removed. */
          email: z.string().nullable(),
          state: DeliveryState,
          subject: z.number(),
          attempts: z.number(),
          response: z.string().nullable(),
          at: z.date().or(z.string()),
        }),
      ),
    }),
    example: {
      data: [
        {
          id: '9',
          email: 'ines@fund.example',
          state: 'unknown' as const,
          subject: 3,
          attempts: 1,
          response: null,
          at: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
    errors: ['investors.unknown-campaign'],
  }),
  'POST /investor/deliveries/:id/settle': defineCall({
    summary: 'Say of a mail whose end is unknown that it was sent, or that it shall be sent again',
    access: 'outreach',
    params: byId,
    body: z.strictObject({ as: z.enum(['sent', 'again']) }),
    answer: z.object({ state: DeliveryState }),
    example: { state: 'sent' as const },
    errors: ['investors.unknown-delivery', 'investors.not-in-doubt', 'investors.suppressed'],
  }),
  'GET /investor/letter': defineCall({
    summary: 'The outreach letter with its subjects',
    access: 'public',
    answer: OutreachLetter,
    example: letter,
  }),
  'POST /investor/bounces': defineCall({
    summary:
      'Tell of a mail that came back: the returned message itself, or JSON with the address it came back to. The address is the key',
    access: 'public',
    body: z.object({
      to: filledText(320),
      kind: BounceKind,
      response: text(1000).optional(),
    }),
    answer: z.object({ taken: z.boolean() }),
    example: { taken: true },
  }),
  'GET /unsubscribe/:token': defineCall({
    summary: 'A page with the button that ends the mail. Programs that look at links change nothing',
    access: 'public',
    params: z.object({ token: filledText(200) }),
    answer: z.string(),
    example: '<!doctype html>…',
  }),
  'POST /unsubscribe/:token': defineCall({
    summary: 'One click (RFC 8058): no more mail to this address, without a login',
    access: 'public',
    params: z.object({ token: filledText(200) }),
    answer: z.string(),
    example: '<!doctype html>…',
  }),
};
