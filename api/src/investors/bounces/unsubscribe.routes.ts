import type { Brand } from '@plaza/api-contract';
import type { Context } from 'koa';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { On } from '../../http/slice.ts';
import { languageOf, type Language } from '../../language/language.ts';
import { standingPage, standingPolicy } from '../../pages/standingPage.ts';
import type { Plaza } from '../../plaza.ts';
import { readUnsubscribeToken } from '../sending/addresses.ts';
import { suppress } from '../sending/noteOutcome.ts';
import { tellProgress } from '../sending/tellProgress.ts';

/** The way out of every mail: mail programs press it (RFC 8058), people see a page and press it there. */
export function unsubscribeRoutes(on: On, { config, clock, db: pool }: Plaza): void {
  const show = (ctx: Context, face: Parameters<typeof unsubscribePage>[2]) => {
    ctx.status = face === 'unknown' ? 404 : 200;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', UNSUBSCRIBE_POLICY);
    ctx.body = unsubscribePage(config.brand, languageOf(ctx), face);
  };

  // public: the link in the mail is the key. Programs that open every link must not unsubscribe anybody
  on.raw('GET /unsubscribe/:token', async ({ input: { params }, ctx }) => {
    show(ctx, readUnsubscribeToken(config, params.token) ? 'ask' : 'unknown');
  });

  // public: the link in the mail is the key
  on.raw('POST /unsubscribe/:token', async ({ input: { params }, ctx }) => {
    ctx.req.resume();
    const id = readUnsubscribeToken(config, params.token);
    const isDone =
      id !== null &&
      (await pool.transaction(async (db) => {
        const [first] = await db('deliveries')
          .where({ id })
          .whereNull('unsubscribed_at')
          .update({ unsubscribed_at: clock.now() })
          .returning('campaign_id');
        if (first) await tellProgress(db, first.campaign_id);
        return suppress({ db, clock }, id, 'unsubscribed');
      }));
    show(ctx, isDone ? 'done' : 'unknown');
  });
}

type Face = 'ask' | 'done' | 'unknown';

interface Said {
  title: string;
  words: string;
}

const WORDS: Record<Language, Record<Face, (brand: string) => Said> & { confirm: string }> = {
  en: {
    ask: (brand) => ({
      title: 'No more mail from us?',
      words: `One press, and ${brand} does not write to this address again.`,
    }),
    done: (brand) => ({
      title: 'Done',
      words: `${brand} will not write to this address again. There is nothing else to do.`,
    }),
    unknown: (brand) => ({
      title: 'This link does not fit',
      words: `It may have been cut off on its way. Answer the mail, and ${brand} takes you off the list.`,
    }),
    confirm: 'Unsubscribe',
  },
  de: {
    ask: (brand) => ({
      title: 'Keine Mails mehr von uns?',
      words: `Ein Druck, und ${brand} schreibt nicht mehr an diese Adresse.`,
    }),
    done: (brand) => ({
      title: 'Erledigt',
      words: `${brand} schreibt nicht mehr an diese Adresse. Sonst ist nichts zu tun.`,
    }),
    unknown: (brand) => ({
      title: 'Dieser Link passt nicht',
      words: `Vielleicht wurde er unterwegs abgeschnitten. Antworte auf die Mail, dann nimmt dich ${brand} von der Liste.`,
    }),
    confirm: 'Abbestellen',
  },
};

function unsubscribePage({ name }: Pick<Brand, 'name'>, language: Language, face: Face): string {
  const { confirm } = WORDS[language];
  const { title, words } = WORDS[language][face](name);
  const button = face === 'ask' ? { confirm } : {};
  return standingPage({ language, title, words: [escapeHtml(words)], ...button });
}

const UNSUBSCRIBE_POLICY = standingPolicy('', { forms: true });
