import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { OpenedSession, openedExample } from './opened.ts';
import { hasOneSecret, missingSecret, presentSecret } from './secret.ts';

const emailOrUsername = filledText(254);

export const authCalls = {
  'POST /auth/prelogin': defineCall({
    summary: 'The salt of a name, so that a browser can prove the password without sending it',
    access: 'public',
    body: z.strictObject({ emailOrUsername }),
    answer: z.object({ kdf: z.literal(1), salt: z.string(), iterations: z.number() }),
    example: { kdf: 1, salt: 'AAECAwQFBgcICQoLDA0ODw', iterations: 600_000 },
    errors: ['http.too-many'],
  }),
  'POST /auth/login': defineCall({
    summary: 'Log in with a name or an e-mail address, and the password or its proof',
    access: 'public',
    body: z.strictObject({ emailOrUsername, ...presentSecret }).refine(hasOneSecret, missingSecret),
    answer: OpenedSession,
    example: openedExample,
    errors: [
      'auth.wrong-login',
      'auth.wrong-or-waiting',
      'auth.blocked',
      'auth.unverified',
      'auth.demo-closed',
      'http.too-many',
    ],
  }),
  'POST /auth/refresh': defineCall({
    summary: 'Trade a refresh token for its successor',
    access: 'public',
    body: z.strictObject({ refreshToken: filledText(400) }),
    answer: z.object({ accessToken: z.string(), refreshToken: z.string() }),
    example: { accessToken: 'eyJhbGciOi', refreshToken: '7.2.p1e8' },
    errors: ['auth.no-session'],
  }),
  'POST /auth/logout': defineCall({
    summary: 'End this session on the server',
    access: 'member',
    answer: z.object({ ended: z.boolean() }),
    example: { ended: true },
  }),
};
