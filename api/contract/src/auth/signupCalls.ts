import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText, text } from '../text.ts';
import { OpenedSession, openedExample, Told } from './opened.ts';
import { isWholeSecret, missingSecret, newSecret, Otp } from './secret.ts';

/** An address that mail can be sent to. What it really is, the mail finds out. */
export const Email = text(254).regex(
  /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/,
  'name@example.com',
);

/** The ID people are known by: it stands in addresses and after an @. */
export const Username = text(30).regex(
  /^[A-Za-z0-9][A-Za-z0-9._-]{1,28}[A-Za-z0-9]$/,
  '3 to 30 letters, digits, dots, dashes or underscores.',
);

export const PersonName = text(80)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Contains characters that cannot be shown.')
  .refine((name) => name.trim().length > 0, 'Must not be empty.');

export const signupCalls = {
  'POST /auth/register': defineCall({
    summary: 'Ask for an account; a mail brings the code',
    access: 'public',
    ruled: ['name', 'username'],
    body: z
      .strictObject({
        name: PersonName,
        username: Username,
        email: Email,
        /** Out of the link of an invitation: it lets its address in while sign-up is switched off. */
        invite: text(64).optional(),
        ...newSecret,
      })
      .refine(isWholeSecret, missingSecret),
    answer: Told,
    example: { message: 'A mail with a code is on its way.' },
    errors: ['auth.username-taken', 'auth.weak-password', 'platform.feature-off', 'http.too-many'],
  }),
  'POST /auth/verify': defineCall({
    summary: 'Finish signing up with the code of the mail, and be logged in',
    access: 'public',
    body: z.strictObject({ email: Email, otp: Otp }),
    answer: OpenedSession.extend({
      message: z.string(),
      /** False where the sign-up was begun in another browser: its password does not count, and one is to be set. */
      has_password: z.boolean().optional(),
    }),
    example: { message: 'OTP Verified Successfully!', has_password: true, ...openedExample },
    errors: ['auth.wrong-otp', 'http.too-many'],
  }),
  'POST /auth/resend': defineCall({
    summary: 'Send a new code; the one before is dead from then on',
    access: 'public',
    body: z.strictObject({ email: Email }),
    answer: Told,
    example: { message: 'A mail with a code is on its way.' },
    errors: ['http.too-many'],
  }),
  'POST /auth/forgot': defineCall({
    summary: 'Ask for a mail with a password reset token',
    access: 'public',
    body: z.strictObject({ emailOrUsername: filledText(254) }),
    answer: Told,
    example: { message: 'Password reset link sent to your email!' },
    errors: ['http.too-many'],
  }),
  'POST /auth/reset/prelogin': defineCall({
    summary:
      'The salts of the account that a reset token is for, so that a browser can prove the new password',
    access: 'public',
    body: z.strictObject({ token: filledText(200) }),
    answer: z.object({ kdf: z.literal(1), salt: z.string(), emailSalt: z.string(), iterations: z.number() }),
    example: {
      kdf: 1,
      salt: 'AAECAwQFBgcICQoLDA0ODw',
      emailSalt: 'EBESExQVFhcYGRobHB0eHw',
      iterations: 600_000,
    },
    errors: ['auth.wrong-reset', 'http.too-many'],
  }),
  // The link in the mail is /login#reset={token}.
  'POST /auth/reset': defineCall({
    summary: 'Set a new password with the token of the mail; all sessions end',
    access: 'public',
    body: z.strictObject({ token: filledText(200), ...newSecret }).refine(isWholeSecret, missingSecret),
    answer: Told,
    example: { message: 'Password reset successfully!' },
    errors: ['auth.wrong-reset', 'auth.weak-password', 'http.too-many'],
  }),
};
