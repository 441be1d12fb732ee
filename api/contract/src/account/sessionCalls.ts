import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { NewKeyCopy } from '../keys/copies.ts';
import { filledText } from '../text.ts';
import { Told } from '../auth/opened.ts';
import {
  hasNotTwoSecrets,
  isObject,
  isPair,
  isWholeSecret,
  missingSecret,
  nextEmailSecret,
  nextSecret,
  Otp,
  presentSecret,
} from '../auth/secret.ts';
import { Email } from '../auth/signupCalls.ts';

const DeviceSession = z
  .object({
    id: z.string(),
    /** The browser as it called itself when logging in. */
    user_agent: z.string().nullable(),
    created_at: z.date().or(z.string()),
    last_used_at: z.date().or(z.string()),
    is_current: z.boolean(),
    /** `reused`: an old token of it came back, so it was ended; somebody may have stolen it. */
    ended: z.enum(['reused']).nullable(),
  })
  .meta({ id: 'DeviceSession' });

export const sessionCalls = {
  'GET /auth/sessions': defineCall({
    summary:
      'Where you are logged in, the present session first; and what was ended as stolen in the last 30 days',
    access: 'member',
    answer: z.array(DeviceSession),
    example: [
      {
        id: '7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
        created_at: '2026-11-20T10:00:00.000Z',
        last_used_at: '2026-11-20T12:00:00.000Z',
        is_current: true,
        ended: null,
      },
    ],
  }),
  'DELETE /auth/sessions/:id': defineCall({
    summary: 'End one of your sessions',
    access: 'member',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'A number.') }),
    answer: z.object({ ended: z.boolean() }),
    example: { ended: true },
    errors: ['auth.unknown-session'],
  }),
  'DELETE /auth/sessions': defineCall({
    summary: 'End all your sessions but this one',
    access: 'member',
    answer: z.object({ ended: z.number() }),
    example: { ended: 2 },
  }),
  'POST /auth/password': defineCall({
    summary: 'Change your password; your other sessions end. Who has none yet sends only the new one',
    access: 'member',
    body: z
      .strictObject({
        ...presentSecret,
        ...nextSecret,
        /** The root key of chat, wrapped by the new password: in one step with it, so that both always fit. */
        keyCopy: NewKeyCopy.optional(),
      })
      .refine(
        ({ newPassword: password, newProof: proof, newSalt: salt, newEmailProof, newEmailSalt }) =>
          isWholeSecret({ password, proof, salt, emailProof: newEmailProof, emailSalt: newEmailSalt }),
        { message: 'Required.', path: ['newPassword'], when: isObject },
      ),
    answer: Told,
    example: { message: 'Your password is changed.' },
    errors: [
      'auth.wrong-password',
      'auth.weak-password',
      'auth.not-for-demo',
      'keys.not-fresh',
      'http.too-many',
    ],
  }),
  'POST /auth/email': defineCall({
    summary: 'Ask for another e-mail address; a mail to it brings the code',
    access: 'member',
    body: z
      .strictObject({ email: Email, ...presentSecret, ...nextEmailSecret })
      .refine(hasNotTwoSecrets, missingSecret)
      .refine(({ newEmailProof, newEmailSalt }) => isPair(newEmailProof, newEmailSalt), {
        message: 'Required.',
        path: ['newEmailProof'],
      }),
    answer: Told,
    example: { message: 'A mail with a code is on its way.' },
    errors: ['auth.wrong-password', 'auth.not-for-demo', 'keys.not-fresh', 'http.too-many'],
  }),
  'POST /auth/email/verify': defineCall({
    summary: 'Take the other e-mail address with the code of the mail',
    access: 'member',
    body: z.strictObject({ otp: Otp }),
    answer: z.object({ message: z.string(), email: z.string() }),
    example: { message: 'Your e-mail address is changed.', email: 'amber@elsewhere.example' },
    errors: ['auth.wrong-otp', 'http.too-many'],
  }),
  'DELETE /account': defineCall({
    summary: 'Delete your account. An administrator can bring it back for 30 days; then it is gone',
    access: 'member',
    /** `username` is one's own, typed again. The password is needed where there is one. */
    body: z.strictObject({
      username: filledText(60),
      ...presentSecret,
      /** What becomes of what one has written: gone with the account, or public posts stay, without a name. */
      posts: z.enum(['delete', 'keep']).optional(),
    }),
    answer: z.object({ gone_at: z.date().or(z.string()) }),
    example: { gone_at: '2026-12-20T10:00:00.000Z' },
    errors: ['auth.wrong-password', 'keys.not-fresh', 'users.wrong-username', 'users.last-admin'],
  }),
};
