import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';
import { OpenedSession, openedExample } from './opened.ts';
import { hasOneSecret, isObject, presentSecret } from './secret.ts';

// What a browser and an authenticator say to one another, as JSON: W3C WebAuthn Level 3, section 5.1.8 and on.

const Bytes = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/, 'Bytes as base64url.');

const Kind = z.literal('public-key');

const Transports = z.array(text(30)).max(10);

const CreationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: Kind, alg: z.number() })),
    timeout: z.number(),
    excludeCredentials: z.array(z.object({ type: Kind, id: z.string(), transports: Transports })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });

const RequestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' });

const Created = z.object({
  id: Bytes,
  rawId: Bytes,
  type: Kind,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Transports.optional(),
  }),
});

export const Asserted = z.object({
  id: Bytes,
  rawId: Bytes,
  type: Kind,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});

const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.date().or(z.string()),
    last_used_at: z.date().or(z.string()).nullable(),
    /** Kept by an account elsewhere, so that it outlives its device. */
    is_synced: z.boolean(),
  })
  .meta({ id: 'Passkey' });

const PasskeyName = text(60)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Contains characters that cannot be shown.')
  .refine((name) => name.trim().length > 0, 'Must not be empty.');

const byId = z.object({ id: z.string().regex(/^\d{1,18}$/, 'A number.') });

const example = {
  id: '3',
  name: 'Chrome on Android',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: null,
  is_synced: true,
};

export const passkeyCalls = {
  'POST /auth/passkey/options': defineCall({
    summary: 'A challenge for logging in with a passkey, whoever it may be',
    access: 'public',
    answer: RequestOptions,
    example: {
      rpId: 'plaza.example',
      challenge: 'q83vEjRWeJA',
      timeout: 300_000,
      userVerification: 'required',
    },
    errors: ['auth.no-passkeys-here', 'http.too-many'],
  }),
  'POST /auth/passkey': defineCall({
    summary: 'Log in with what a passkey made of the challenge; a challenge is good for one try',
    access: 'public',
    body: z.strictObject({ assertion: Asserted }),
    answer: OpenedSession,
    example: openedExample,
    errors: ['auth.wrong-passkey', 'auth.blocked', 'auth.unverified', 'http.too-many'],
  }),
  'GET /auth/passkeys': defineCall({
    summary: 'Your passkeys, the newest first',
    access: 'member',
    answer: z.array(Passkey),
    example: [example],
  }),
  'POST /auth/passkeys/options': defineCall({
    summary: 'A challenge for a new passkey, after your password where you have one',
    access: 'member',
    body: z.strictObject(presentSecret).refine((body) => body.password === undefined || hasOneSecret(body), {
      message: 'One of both.',
      path: ['password'],
      when: isObject,
    }),
    answer: CreationOptions,
    example: {
      rp: { id: 'plaza.example', name: 'Plaza' },
      user: { id: 'q83vEjRWeJA', name: 'amber', displayName: 'Amber Lindqvist' },
      challenge: 'q83vEjRWeJA',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
    errors: [
      'auth.wrong-password',
      'keys.not-fresh',
      'auth.no-passkeys-here',
      'auth.too-many-passkeys',
      'auth.not-for-demo',
      'http.too-many',
    ],
  }),
  'POST /auth/passkeys': defineCall({
    summary: 'Keep the passkey that was made for the challenge',
    access: 'member',
    body: z.strictObject({ name: PasskeyName, attestation: Created }),
    answer: Passkey,
    example,
    errors: [
      'auth.wrong-passkey',
      'auth.passkey-taken',
      'auth.too-many-passkeys',
      'auth.not-for-demo',
      'http.too-many',
    ],
  }),
  'PUT /auth/passkeys/:id': defineCall({
    summary: 'Call one of your passkeys by another name',
    access: 'member',
    params: byId,
    body: z.strictObject({ name: PasskeyName }),
    answer: Passkey,
    example,
    errors: ['auth.unknown-passkey'],
  }),
  'DELETE /auth/passkeys/:id': defineCall({
    summary: 'Take one of your passkeys away: it opens nothing from now on',
    access: 'member',
    params: byId,
    answer: z.object({ removed: z.boolean() }),
    example: { removed: true },
    errors: ['auth.unknown-passkey', 'keys.not-fresh'],
  }),
};
