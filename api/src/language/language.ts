import type { Context } from 'koa';

/** What the api itself can say something in: mails, and what a page says before its shell runs. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The visitor's own choice; the shell writes it here, because a browser sends no storage along. */
const COOKIE = 'plaza_language';

/** As the shell decides it: the choice, else the first wish of the browser that is spoken here, else English. */
export function languageOf(ctx: Context): Language {
  return wishOf(ctx) ?? 'en';
}

/** What the visitor wishes, as far as their browser says anything that is spoken here. */
export function wishOf(ctx: Context): Language | undefined {
  const chosen = ctx.cookies.get(COOKIE);
  const wished = ctx.get('accept-language') && ctx.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((tag) => tag === chosen) ?? LANGUAGES.find((tag) => tag === wished);
}
