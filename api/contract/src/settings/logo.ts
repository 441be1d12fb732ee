import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { LOGO_BYTES } from './logoLimits.ts';

/** The ground that a logo is made for. */
export const LogoTheme = z.enum(['dark', 'light']);
export type LogoTheme = z.infer<typeof LogoTheme>;

/** A picture as base64. */
export const LogoImage = z
  .string()
  .min(4)
  .max(Math.ceil(LOGO_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'A picture as base64.');

/** Where the logo of each ground is found, where there is one. */
export const LogoAddresses = z.object({ dark: z.string().optional(), light: z.string().optional() });

const byTheme = z.object({ theme: LogoTheme });
const answer = z.object({ logos: LogoAddresses });
const example = { logos: { dark: '/brand/logo/dark.png?v=5f1c09b3a7e2' } };

export const logoCalls = {
  'PUT /settings/logo/:theme': defineCall({
    summary: 'The logo for dark or for light ground: a PNG, JPEG or WebP, kept as a square',
    access: 'admin',
    needsProof: true,
    params: byTheme,
    body: z.strictObject({ image: LogoImage }),
    answer,
    example,
    errors: ['settings.not-a-logo', 'http.too-large'],
  }),
  'DELETE /settings/logo/:theme': defineCall({
    summary: 'Take it away again: where neither is left, the mark of Plaza is shown',
    access: 'admin',
    needsProof: true,
    params: byTheme,
    answer,
    example: { logos: {} },
  }),
};
