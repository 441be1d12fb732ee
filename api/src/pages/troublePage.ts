import type { Brand } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import type { Trouble as HttpTrouble } from '../http/answerErrors.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { standingPage, standingPolicy } from './standingPage.ts';

/** Or no shell has been published yet. */
type Trouble = HttpTrouble | 'no-shell';

interface TroubleWords {
  title(name: string): string;
  words: readonly string[];
}

const COMMAND = '<code>npm run deploy -- all</code>';
const SETTINGS = '<code>PUBLIC_URL</code> / <code>ALLOWED_HOSTS</code>';

const WORDS: Record<Language, Record<Trouble, TroubleWords> & { again: string }> = {
  en: {
    'no-shell': {
      title: (name) => `${name} is getting ready`,
      words: [
        'The api is running, but no shell has been published here yet.',
        `Whoever runs this place: ${COMMAND} builds and publishes the shell and every remote.`,
      ],
    },
    away: {
      title: (name) => `${name} is opening its doors`,
      words: ['This takes a moment. Please try again.'],
    },
    'unknown-host': {
      title: (name) => `${name} does not answer under this name`,
      words: [`Whoever runs this place allows it with ${SETTINGS}.`],
    },
    lost: {
      title: () => 'Nothing is here',
      words: ['There is no page at this address.'],
    },
    fault: {
      title: (name) => `${name} stumbled`,
      words: ['Something went wrong on our side. Please try again.'],
    },
    again: 'Try again',
  },
  de: {
    'no-shell': {
      title: (name) => `${name} macht sich bereit`,
      words: [
        'Die API läuft, aber hier ist noch keine Shell veröffentlicht.',
        `Für alle, die diesen Ort betreiben: ${COMMAND} baut und veröffentlicht die Shell und alle Räume.`,
      ],
    },
    away: {
      title: (name) => `${name} öffnet gerade die Türen`,
      words: ['Das dauert einen Moment. Bitte versuch es noch einmal.'],
    },
    'unknown-host': {
      title: (name) => `${name} antwortet nicht unter diesem Namen`,
      words: [`Wer diesen Ort betreibt, erlaubt ihn mit ${SETTINGS}.`],
    },
    lost: {
      title: () => 'Hier ist nichts',
      words: ['Diese Adresse führt nirgendwohin, oder nicht mehr.'],
    },
    fault: {
      title: (name) => `${name} ist gestolpert`,
      words: ['Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.'],
    },
    again: 'Erneut versuchen',
  },
};

/** What a visitor sees where no shell can say it. A fault names its request, for whoever looks for it in the log. */
export function troublePage(
  { name }: Pick<Brand, 'name'>,
  language: Language,
  trouble: Trouble,
  requestId = '',
): { html: string; policy: string } {
  const { again, [trouble]: said } = WORDS[language];
  const request = trouble === 'fault' ? [`<code>${escapeHtml(requestId)}</code>`] : [];
  const html = standingPage({ language, title: said.title(name), words: [...said.words, ...request], again });
  return { html, policy: POLICY };
}

const POLICY = standingPolicy();

/** The same words for a page whose shell does not start; without styles, which are the shell's. */
export function faultWords({ name }: Pick<Brand, 'name'>, language: Language): string {
  const { again, fault } = WORDS[language];
  const words = fault.words.map((html) => `<p>${html}</p>`).join('');
  return `<main><h1>${escapeHtml(fault.title(name))}</h1>${words}<p><button>${escapeHtml(again)}</button></p></main>`;
}
