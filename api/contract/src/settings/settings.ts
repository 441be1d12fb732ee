import { z } from 'zod';
import { text } from '../text.ts';
import { accentContrast, TEXT_CONTRAST } from './contrast.ts';
import { FEATURES, LANGUAGE_TAGS } from './features.ts';

const line = (max: number) => text(max).regex(/^[^\r\n]*$/, 'One line.');
const WebAddress = line(300).regex(/^https?:\/\/[^\s"'<>]+$/, 'An address like https://plaza.example.');
const accent = (theme: 'dark' | 'light') =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A colour like #ffb454.')
    .refine(
      (hex) => accentContrast(theme, hex) >= TEXT_CONTRAST,
      'Text in this colour could not be read: it needs a contrast of 4.5 to everything it stands on.',
    );

/** What an administrator sets of the whole community. What is left out is as the server was configured. */
export const Settings = z
  .strictObject({
    name: line(40).min(1).optional(),
    email: z.email('An address like hello@plaza.example.').max(200).optional(),
    phone: line(40).optional(),
    /** An address, or nothing to switch off one that the server was configured with. */
    links: z
      .strictObject({
        notion: WebAddress.or(z.literal('')).optional(),
        demo: WebAddress.or(z.literal('')).optional(),
        pitch: WebAddress.or(z.literal('')).optional(),
        slide: WebAddress.or(z.literal('')).optional(),
        social: WebAddress.or(z.literal('')).optional(),
      })
      .optional(),
    accent: z.strictObject({ dark: accent('dark').optional(), light: accent('light').optional() }).optional(),
    /** Which languages are offered; the first is for whoever reads none of them. All of them when left out. */
    languages: z.array(z.enum(LANGUAGE_TAGS)).min(1).max(LANGUAGE_TAGS.length).optional(),
    features_off: z.array(z.enum(FEATURES)).max(FEATURES.length).optional(),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** `seen` is what the form showed at first: a field that still is so was not touched, and stays as somebody else may have set it. */
export const ChangeSettings = Settings.extend({ seen: Settings.optional() });
