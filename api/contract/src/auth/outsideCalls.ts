import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { OpenedSession, openedExample } from './opened.ts';

/** Ways in through somebody else's door. What is not configured answers `auth.not-configured`. */
export const outsideCalls = {
  'GET /auth/providers': defineCall({
    summary: 'Which other ways in this Plaza has',
    access: 'public',
    answer: z.object({
      google: z.object({ client_id: z.string() }).nullable(),
      oauth: z.object({ name: z.string() }).nullable(),
      demo: z.boolean(),
    }),
    example: { google: null, oauth: null, demo: true },
  }),
  'POST /auth/google/nonce': defineCall({
    summary: 'The nonce with which this browser asks Google for an ID token; it holds for ten minutes, once',
    access: 'public',
    answer: z.object({ nonce: z.string() }),
    example: { nonce: 'Fq2r0bW8s1kTn5cYxv3LhZ6pD9eJ4uGmA7iRoNtEwQy' },
    errors: ['auth.not-configured', 'http.too-many'],
  }),
  'POST /auth/google': defineCall({
    summary: 'Log in with the ID token that Google gave this browser for its nonce',
    access: 'public',
    body: z.strictObject({ code: filledText(8192) }),
    answer: OpenedSession,
    example: openedExample,
    errors: ['auth.not-configured', 'auth.wrong-outside', 'auth.blocked', 'http.too-many'],
  }),
  // A browser goes there itself: 302 to the provider, or to /login#oauth-error={code}.
  'GET /auth/oauth': defineCall({
    summary: 'Begin logging in with the configured provider (OpenID Connect, code flow with PKCE)',
    access: 'public',
    /** Where the visitor wanted to go; it comes back as `then` of /login. */
    query: z.object({ then: text(2000).optional() }),
    answer: z.null(),
    example: null,
    errors: ['auth.not-configured', 'http.too-many'],
  }),
  // 302 to /login?then={then}#oauth={code}, whose code goes into POST /auth/oauth; or to /login#oauth-error={code}.
  'GET /auth/oauth/callback': defineCall({
    summary: 'Where the provider sends the browser back to',
    access: 'public',
    query: z.object({
      code: text(4096).optional(),
      state: text(400).optional(),
      error: text(400).optional(),
    }),
    answer: z.null(),
    example: null,
  }),
  'POST /auth/oauth': defineCall({
    summary: 'Finish logging in: trade the code in the address for a session, once, in the same browser',
    access: 'public',
    body: z.strictObject({ code: filledText(200) }),
    answer: OpenedSession,
    example: openedExample,
    errors: ['auth.wrong-outside', 'auth.blocked', 'http.too-many'],
  }),
};
