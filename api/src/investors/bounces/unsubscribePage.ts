import type { Brand } from '@plaza/api-contract';
import type { Language } from '../../language/language.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { standingPage, standingPolicy } from '../../pages/standingPage.ts';

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

export function unsubscribePage({ name }: Pick<Brand, 'name'>, language: Language, face: Face): string {
  const { confirm } = WORDS[language];
  const { title, words } = WORDS[language][face](name);
  const button = face === 'ask' ? { confirm } : {};
  return standingPage({ language, title, words: [escapeHtml(words)], ...button });
}

export const UNSUBSCRIBE_POLICY = standingPolicy('', { forms: true });
