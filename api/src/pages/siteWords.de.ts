import type { SiteWords } from './siteWords.ts';

export const germanSiteWords: SiteWords = {
  headline: 'Virtuelle Welten, echte Begegnungen',
  everywhere:
    'Streif durch Welten, spiel mit anderen und rede mit den Menschen, denen du begegnest. Kostenlos, in deinem Browser.',
  card: (name) => `Der Platz von ${name} in der Dämmerung`,
  noScript: (name) =>
    `${name} ist ein lebendiger Ort und braucht JavaScript. Bitte schalte es ein und lade diese Seite neu.`,
  shortcuts: { chat: 'Chat', zones: 'Zonen', games: 'Spiele' },
  pages: {
    '/about': {
      title: 'Über uns',
      description:
        'Was wir bauen: einen Platz voller Welten zum Hindurchgehen statt einer Liste zum Scrollen.',
    },
    '/features': {
      title: 'Funktionen',
      description: 'Neun Dinge, die du hier tun kannst, vom gemeinsamen Spielen bis zum Sterneverschenken.',
    },
    '/contact': {
      title: 'Kontakt',
      description: 'Schreib denen, die diesen Ort betreiben. Sie antworten per Mail.',
    },
    '/privacy': {
      title: 'Datenschutz',
      description: 'Was über dich gespeichert wird, was nicht, und wie du es mitnimmst.',
    },
    '/terms': {
      title: 'Nutzungsbedingungen',
      description: 'Ein paar Regeln, damit alle gern wiederkommen.',
    },
    '/version': { title: 'Version', description: 'Welche Version hier läuft.' },
    '/login': { title: 'Anmelden', description: 'Komm herein.' },
    '/signup': { title: 'Registrieren', description: 'Ein Konto braucht eine Minute und kostet nichts.' },
  },
};
