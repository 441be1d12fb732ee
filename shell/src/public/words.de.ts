import type { Catalogue, Translation } from '@plaza/design-system';
import type { aboutWords, contactWords, featureWords, pageWords, privacyWords, termsWords } from './words.ts';

const about: Translation<typeof aboutWords> = {
  title: 'Die Zukunft der sozialen Medien',
  lead: '{brand} ist ein Stadtplatz, über den du gehen kannst. Du hörst Menschen, bevor du sie siehst, und jede Tür steht offen.',
  past: 'Raus aus dem Alten',
  pastWords:
    'Die meisten Netzwerke sind zu einer Liste geworden, die nie endet. Sie weiß, wie sie dich hält, und wenig davon, warum du gekommen bist. Wir sind zu einer älteren Idee zurückgekehrt: einem Ort mitten in der Stadt, an den man geht, weil andere dort sind.',
  era: 'Eine neue Art, sich zu begegnen',
  eraWords:
    'Hier trefft ihr euch in einer Bibliothek voller Lampen, auf den Mauern eines Schlosses oder unter Wasser bei einem Muscheltheater. Was du teilst, bekommt Sterne, einen bis fünf, und keine Zahl, die immer nur steigt. Was du im Chat sagst, gehört dir und denen, mit denen du redest.',
  zones: 'Zonen',
  zonesWords: 'Orte in drei Dimensionen, jeder mit eigener Stunde, eigenem Wetter und etwas zu tun.',
  games: 'Spiele',
  gamesWords: 'Sie öffnen sich dort, wo du stehst, allein oder mit allen, die neben dir sind.',
  videos: 'Videos',
  videosWords: 'Eine Reihe sehenswerter Dinge, und nichts startet von selbst.',
  stars: 'Sterne',
  starsWords: 'Einer bis fünf. Sie sagen mehr als ein Daumen.',
  chat: 'Chat',
  chatWords: 'Verschlüsselt von deinem Gerät bis zu ihrem. Der Server trägt Briefe, die er nicht lesen kann.',
  friends: 'Freunde',
  friendsWords: 'Menschen, die du gefragt hast und die Ja gesagt haben. Sonst wird niemand gezählt.',
  design: 'Zum Eintauchen gemacht',
  designWords:
    'Jede Zone läuft in dem Browser, den du hast: am Schreibtisch, auf dem Handy und, wenn du eine hast, in der VR-Brille. Installiert wird nichts. Die Orte zeichnet Programmcode, darum sind sie klein, schnell geladen, und keine zwei fühlen sich gleich an.',
  platforms: 'Unsere Plattformen',
  platformsWords: 'Der Platz hat zwei große Straßen. Zu beiden ist es nur ein Schritt.',
  more: 'Mehr von {brand}',
  moreWords:
    'Lies, was du hier tun kannst, oder schreib uns. {brand} kann jeder betreiben: eine Schule, ein Verein, eine Stadt. Eures sieht vielleicht anders aus als dieses.',
  features: 'Funktionen',
  contact: 'Kontakt',
  join: 'Mach mit bei der Revolution',
  joinWords: 'Sie ist eine leise. Ein Konto braucht eine Minute und kostet nichts.',
  signUp: 'Registrieren',
};

const features: Translation<typeof featureWords> = {
  title: 'Funktionen',
  lead: 'Neun Dinge, die {brand} zu mehr machen als einer Seite zum Scrollen.',
  names: [
    'Gemeinsam spielen in der Cloud',
    'Lebendige Profile',
    'Räume zum Anfassen',
    'Kurze 360-Grad-Videos',
    'Fünf Sterne statt Likes',
    'Kommentare, die etwas auslösen',
    'Gefühle zeigen',
    'Zu allen sprechen',
    'Weltweit verbunden',
  ],
  words: [
    'Spiele laufen im Browser und bringen Menschen zusammen: zwei an einer Tastatur oder sechs rund um die Welt. Nichts zum Herunterladen.',
    'Dein Profil bewegt sich, wenn jemand zu Besuch kommt: dein Bild, deine Beiträge und die Sterne, die sie bekommen haben.',
    'Läute die große Glocke, zünde eine Lampe an, reite auf einem Blatt. Was du in einer Zone berührst, antwortet, und alle dort sehen es.',
    'Kleine Filme, in denen du dich umsiehst. Zieh sie mit dem Finger oder dreh in der VR-Brille den Kopf.',
    'Ein Stern ist eine Meinung, fünf sind ein Geschenk. Ein Durchschnitt sagt, was gezählte Daumen nie könnten.',
    'Was über einen Ort gesagt wird, sieht man den Gesichtern darin an: Ein freundliches Wort bringt eine Figur zum Lächeln.',
    'Ein Lachen, ein Seufzen, ein Winken. Deine Figur zeigt, was du fühlst, solange du es fühlst.',
    'Eine Stimme für eine ganze Zone: für Lesungen, Spiele und Premieren.',
    'Ein Platz für alle Zeitzonen. Nachrichten, die auf dich warten, kommen genau einmal und in ihrer Reihenfolge an, auch wenn die Verbindung weg war.',
  ],
};

const contact: Translation<typeof contactWords> = {
  title: 'Kontakt',
  lead: 'Eine Frage, eine Idee oder etwas, das nicht stimmt: Menschen lesen es und antworten.',
  reach: 'So erreichst du uns',
  byMail: 'E-Mail: <link>{email}</link>',
  byPhone: 'Telefon: <link>{phone}</link>',
  name: 'Name',
  nameMissing: 'Bitte gib deinen Namen ein.',
  email: 'E-Mail',
  emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
  message: 'Nachricht',
  messageMissing: 'Bitte schreib eine Nachricht.',
  send: 'Nachricht senden',
  sent: 'Deine Nachricht ist unterwegs!',
  failed: 'Deine Nachricht ließ sich nicht senden. Bitte versuch es später noch einmal.',
};

const privacy: Translation<typeof privacyWords> = {
  title: 'Datenschutz',
  lead: 'Nachrichten sind verschlüsselt, und gesammelt wird nur, was nötig ist. Diese Seite sagt, was das ist.',
  stored: 'Was gespeichert wird',
  storedAccount:
    '<b>Dein Konto:</b> Name, {id}, E-Mail-Adresse, Bild und Organisation, wenn du sie angibst, und dein Passwort als Hash, den niemand zurückrechnen kann.',
  storedMade:
    '<b>Was du machst:</b> Beiträge, Kommentare, Sterne, Zonen, Freundschaften und Favoriten, bis du sie oder dein Konto löschst.',
  storedHere:
    '<b>Wann du hier bist:</b> die Tage, an denen du aktiv warst, und die Geräte, auf denen du angemeldet bist, damit du jede Sitzung sehen und beenden kannst.',
  storedMail:
    '<b>Was du uns schreibst:</b> Eine Nachricht über das Kontaktformular kommt als Mail in unser Postfach.',
  unread: 'Was niemand außer dir liest',
  unreadWords:
    'Chats werden auf deinem Gerät verschlüsselt und auf den Geräten derer entschlüsselt, denen du schreibst. Der Server bewahrt auf, was er nicht lesen kann. Wenn du alle Geräte und die Sicherung deines Schlüssels verlierst, können wir die Worte nicht zurückholen.',
  absent: 'Was es hier nicht gibt',
  absentWords:
    'Keine Tracker, keine Werbenetzwerke, keine Analyse durch andere Firmen. Dein Browser setzt das durch: Jede Seite darf nur von dieser Adresse laden und sagt ihm das. Ein paar eigene Cookies merken sich die Anmeldung dieses Browsers, Sprache und Aussehen, die du gewählt hast, und welche Version der Seite er zeigt. Wenn du dich mit dem Konto einer anderen Firma anmeldest, erfährt diese Firma davon.',
  rights: 'Was du tun kannst',
  rightsMade: 'Lesen, ändern und löschen, was du gemacht hast.',
  rightsAccount:
    'Sitzungen beenden, eine Kopie deiner Daten mitnehmen oder dein Konto löschen: alles in den Einstellungen.',
  rightsAsk: 'Für alles andere frag uns: <link>{email}</link>.',
};

const terms: Translation<typeof termsWords> = {
  title: 'Nutzungs\u00adbedingungen',
  lead: 'Sei bei jeder Begegnung respektvoll. Alle anderen Regeln folgen aus dieser einen.',
  treat: 'Wie wir miteinander umgehen',
  treatRules: [
    'Sprich mit Menschen, als stünden sie vor dir. In einer Zone tun sie das.',
    'Keine Drohungen, kein Hass, keine Belästigung und nichts, was Kinder sexualisiert. Auch nicht im Scherz.',
    'Ein Nein ist ein Nein: zu einer Freundschaft, zu einem Chat, zu einem Spiel.',
    'Sei eine Person. Gib dich nicht als jemand anderes aus und verschicke nichts, worum niemand gebeten hat.',
  ],
  share: 'Was du teilst',
  shareWords:
    'Es bleibt deins. Du erlaubst {brand}, es denen zu zeigen, mit denen du es teilst, solange es da ist. Teile nur, was du teilen darfst.',
  wrong: 'Wenn etwas schiefgeht',
  wrongWords:
    'Wer diesen Ort betreibt, kann ausblenden, was gegen diese Regeln verstößt, und sperren, wer es immer wieder tut. Wenn du das für falsch hältst, schreib an <link>{email}</link>.',
  promise: 'Was wir versprechen und was nicht',
  promiseWords:
    '{brand} zu erkunden ist kostenlos. Wir halten es so gut am Laufen, wie wir können, und können nicht versprechen, dass es nie stillsteht. Du kannst jederzeit gehen.',
};

const pages: Translation<typeof pageWords> = {
  notion: 'Demo wird geladen …',
  demo: 'Demo wird geladen …',
  pitch: 'Pitch wird geladen …',
  slide: 'Präsentation wird geladen …',
  nothing: 'Hier gibt es noch nichts zu sehen',
  nothingWords: 'Wer dieses {brand} betreibt, hat diese Adresse noch nicht eingerichtet.',
  back: 'Zurück zum Platz',
  version: 'Version',
  versionLead: 'Was hinter diesem {brand} läuft.',
  versionAsking: 'Die Version wird erfragt',
  versionFailed: 'Die Version ist gerade nicht bekannt',
  versionFailedWords: 'Der Server hat nicht geantwortet.',
  server: 'Server',
  page: 'Seite',
  unknown: 'unbekannt',
  says: 'Zustand',
};

export default { about, contact, features, pages, privacy, terms } satisfies Catalogue;
