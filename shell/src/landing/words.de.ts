import type { Translation } from '@plaza/design-system';
import type { kindWords, landingWords, questionWords } from './words.ts';

export const landing: Translation<typeof landingWords> = {
  tagline:
    'Streif durch Welten, spiel mit anderen und rede mit den Menschen, denen du begegnest. Kostenlos, in deinem Browser.',
  comeIn: 'Komm herein',
  what: 'Was {brand} ist',
  places: 'Orte statt Seiten',
  placesWords:
    'Ein Schloss zur blauen Stunde, eine Bibliothek voller Lampen, ein Riff unter Wasser. Geh hinein: mit dem Browser, dem Handy oder einer VR-Brille.',
  play: 'Sofort spielen',
  playWords: 'Spiele öffnen sich dort, wo du stehst. Nichts zu installieren, nichts abzuwarten.',
  meet: 'Echte Menschen treffen',
  meetWords: 'Such jemanden beim Namen, sieh dir das Profil an, und trefft euch auf dem Platz.',
  stars: 'Sterne statt Daumen',
  starsWords: 'Was Menschen teilen, bekommt einen bis fünf Sterne. Fünf sind ein Geschenk.',
  chats: 'Chats bleiben deine',
  chatsWords: 'Worte werden auf deinem Gerät verschlossen, auf ihrem geöffnet und nirgends dazwischen.',
  town: 'Bring deine eigene Stadt mit',
  townWords: 'Eine Schule, ein Verein, eine Straße: Einen Platz wie diesen kann jeder betreiben.',
  games: 'Spiele entdecken',
  reasons: 'Gründe, eine Weile zu bleiben',
  door: 'Die Tür steht offen',
  doorWords: 'Sieh dich um, bevor du dich registrierst. Ein Konto braucht eine Minute und kostet nichts.',
  somewhere: 'Irgendwohin geht es immer',
  somewhereWords: 'Dreizehn Zonen, jede mit eigener Stunde, eigenem Klang und etwas zu tun für deine Hände.',
  nobody: 'Niemand schaut dir über die Schulter',
  nobodyWords: 'Keine Tracker und keine Skripte anderer Firmen. Dein Browser achtet auf jeder Seite darauf.',
  together: 'Fürs Zusammensein gemacht',
  togetherWords: 'Du siehst, wer da ist, bevor du hineingehst, und gehst wieder, wann du möchtest.',
  questions: 'Was viele fragen',
  invest: 'Bau mit uns die nächste Straße',
  investWords: 'Wir suchen Menschen, die glauben, dass das Netz wieder Orte braucht.',
  pitch: 'Steig bei uns ein',
};

export const questions: Translation<typeof questionWords> = {
  what: 'Was ist {brand}?',
  whatAnswer:
    'Ein Ort, um sich online zu treffen. Du gehst durch Themenwelten, spielst, siehst Videos, teilst Bilder und Worte und redest mit den Menschen, die du findest. Es läuft in dem Browser, den du schon hast.',
  cost: 'Was kostet es?',
  costAnswer:
    'Nichts. {brand} zu erkunden ist kostenlos, ebenso die Zonen, die Spiele und der Chat. Sollte eines Tages etwas Zusätzliches verkauft werden, steht es da, bevor du irgendwo drückst.',
  where: 'Wo kann ich spielen?',
  whereAnswer:
    'Am Computer, auf dem Handy oder Tablet, in jedem Browser der letzten zwei Jahre. Wenn du eine VR-Brille hast, öffnet ihr Browser die Zonen in drei Dimensionen. Herunterladen musst du nichts.',
  spaces: 'Kann ich eigene virtuelle Räume erschaffen?',
  spacesAnswer:
    'Ja. Mitglieder machen Zonen: Such einen Ort aus, gib ihm einen Namen und ein Bild und veröffentliche ihn. Dann steht er im Verzeichnis neben den anderen, und alle können hineingehen.',
  different: 'Worin unterscheidet sich {brand} von anderen Plattformen?',
  differentAnswer:
    'Es ist ein Ort und keine Liste. Dein Feed zeigt Freunde zuerst und gewichtet nichts, niemand zählt Follower, und nichts verfolgt dich. Sterne sagen, wie gut etwas war. Und einen Platz wie diesen kann jeder betreiben, nach eigenen Regeln.',
  friends: 'Kann ich mit meinen Freunden spielen?',
  friendsAnswer:
    'Genau dafür ist es da. Schick jemandem eine Freundschaftsanfrage, sieh, wo deine Freunde gerade sind, und triff sie in einer Zone, in einem Spiel oder im Chat.',
  ai: 'Benutzt {brand} KI?',
  aiAnswer:
    'Nicht an dir. Nichts, was du hier schreibst, sagst oder teilst, trainiert ein Modell, und kein Modell entscheidet, was du zu sehen bekommst. Die Orte und die Plakate zeichnet Programmcode, Linie für Linie.',
  creators: 'Was haben Kreative davon?',
  creatorsAnswer:
    'Ein Publikum, das schon da ist. Veröffentliche Zonen, Videos und Beiträge, sammle Sterne und sieh, wie sich Menschen durch das bewegen, was du gemacht hast. Für Größeres schreib uns.',
};

export const gameKinds: Translation<typeof kindWords> = {
  puzzle: 'Knobeln',
  reflex: 'Reaktion',
  word: 'Wörter',
  maze: 'Labyrinth',
  physics: 'Physik',
  racing: 'Rennen',
  rhythm: 'Rhythmus',
  tower: 'Turm',
  cards: 'Karten',
  keyboard: 'Zu zweit an einer Tastatur',
  net4: 'Im Netz, 2 bis 4',
  net2: 'Im Netz, zu zweit',
  net6: 'Im Netz, 2 bis 6',
  logic: 'Logik',
  memory: 'Gedächtnis',
};
