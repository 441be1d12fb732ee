import type { Context } from 'koa';

/** What the api itself can say something in: mails, and what a page says before its shell runs. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The visitor's own choice; the shell writes it here, because a browser sends no storage along. */
const COOKIE = 'plaza_language';

const offered = new WeakMap<object, () => readonly Language[] | undefined>();

/** Lets a server speak fewer languages than there are, as its community is set. */
export function offerLanguages(app: object, languages: () => readonly Language[] | undefined): void {
  offered.set(app, languages);
}

/** The first is for whoever reads none of them. */
export function offeredBy(languages: readonly Language[] | undefined): readonly [Language, ...Language[]] {
  const [first, ...others] = languages ?? [];
  return first ? [first, ...others] : LANGUAGES;
}

/**
 * As the shell decides it: the choice, else the first wanted of the browser that is spoken here, else the first that
 * is offered.
 */
export function languageOf(ctx: Context): Language {
  return preferredLanguage(ctx) ?? languagesHere(ctx)[0];
}

/** What the visitor options, as far as their browser says anything that is spoken here. */
export function preferredLanguage(ctx: Context): Language | undefined {
  const languages = languagesHere(ctx);
  const chosen = ctx.cookies.get(COOKIE);
  const preferred = ctx.get('accept-language') && ctx.acceptsLanguages(...languages);
  return languages.find((tag) => tag === chosen) ?? languages.find((tag) => tag === preferred);
}

function languagesHere(ctx: Context): readonly [Language, ...Language[]] {
  return offeredBy(offered.get(ctx.app)?.());
}
