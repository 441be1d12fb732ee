import type { Brand } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { standingPage, standingPolicy } from './standingPage.ts';

interface OfflineWords {
  title(name: string): string;
  words(name: string): string;
  again: string;
}

const WORDS: Record<Language, OfflineWords> = {
  en: {
    title: (name) => `No connection to ${name}`,
    words: (name) => `${name} opens by itself when the connection is back.`,
    again: 'Try again',
  },
  de: {
    title: (name) => `Keine Verbindung zu ${name}`,
    words: (name) => `${name} öffnet sich von selbst, sobald die Verbindung wieder da ist.`,
    again: 'Erneut versuchen',
  },
};

// A browser tells when it has a network again, but not when the server is back: that has to be asked.
const SCRIPT = `
addEventListener('online',()=>location.reload());
setInterval(()=>document.hidden||fetch('/healthz',{cache:'no-store'}).then((answer)=>answer.ok&&location.reload(),()=>{}),3000);`;

/** What the worker keeps in the browser and shows when no page can be had. It stands alone: nothing else is kept. */
export function offlinePage({ name }: Pick<Brand, 'name'>, language: Language): string {
  const { title, words, again } = WORDS[language];
  return standingPage({
    language,
    title: title(name),
    words: [escapeHtml(words(name))],
    again,
    script: SCRIPT,
  });
}

export const OFFLINE_POLICY = standingPolicy(SCRIPT);
