import { type ErrorCatalogue, type SaidError, sayError } from './sayError.ts';

/** What the api says, by the code it says it with. `{said}` is its own sentence, where that knows more. */
const byCode: ErrorCatalogue['byCode'] = {
  'auth.blocked': 'Dieses Konto ist gesperrt. Bitte wende dich an die Administration.',
  'auth.busy': 'Gerade melden sich viele an. Bitte versuch es gleich noch einmal.',
  'auth.demo-closed': 'Die Demo ist geschlossen. Bitte registriere dich.',
  'auth.no-passkeys-here':
    'Passkeys brauchen einen Namen in der Adresse: Öffne Plaza unter seinem eigenen Namen oder als localhost.',
  'auth.no-session': 'Bitte melde dich an.',
  'auth.not-admin': 'Das darf nur die Administration.',
  'auth.not-allowed': 'Das darfst du nicht.',
  'auth.not-configured': 'Diesen Weg hinein gibt es hier nicht.',
  'auth.not-for-demo': 'Das Demokonto kann das nicht. Bitte registriere dich.',
  'auth.passkey-taken': 'Diesen Passkey gibt es hier schon.',
  'auth.too-many-passkeys': 'Das sind viele Passkeys. Bitte entferne zuerst einen.',
  'auth.unknown-passkey': 'Diesen Passkey gibt es nicht.',
  'auth.unknown-session': 'Diese Sitzung gibt es nicht.',
  'auth.unverified':
    'Bitte bestätige zuerst deine E-Mail-Adresse: Registriere dich noch einmal oder fordere einen neuen Code an.',
  'auth.username-taken': 'Diese ID ist vergeben. Bitte wähle eine andere.',
  'auth.weak-password':
    'Bitte wähle ein Passwort mit mindestens 8 Zeichen, das nicht zu den üblichen gehört.',
  'auth.wrong-login': 'Dieser Name und dieses Passwort gehören nicht zusammen.',
  'auth.wrong-otp': 'Dieser Code stimmt nicht oder nicht mehr.',
  'auth.wrong-outside': 'Diese Anmeldung ließ sich nicht bestätigen.',
  'auth.wrong-passkey': 'Dieser Passkey öffnet hier nichts.',
  'auth.wrong-password': 'Das ist nicht dein Passwort.',
  'auth.wrong-reset': 'Dieser Code zum Zurücksetzen stimmt nicht oder nicht mehr.',
  'feed.not-for-demo': 'Die Demo ist nur zum Umsehen. Registriere dich, dann kannst du mitreden.',
  'feed.not-shareable': 'Nur öffentliche Beiträge lassen sich weitergeben. Dieser ist für Freunde.',
  'feed.not-yours': 'Das darf nur, wer es geschrieben hat.',
  'feed.not-yourself': 'Du kannst nur in deinem eigenen Namen schreiben.',
  'feed.too-late': 'Es ist zu spät, diesen Beitrag zurückzuholen.',
  'feed.unknown-comment': 'Diesen Kommentar gibt es nicht mehr.',
  'feed.unknown-post': 'Diesen Beitrag gibt es nicht, oder er ist nicht für dich.',
  'feed.unknown-report': 'Diese Meldung gibt es nicht.',
  'friends.not-for-demo': 'Die Demo ist nur zum Umsehen. Registriere dich, dann kannst du Freunde haben.',
  'friends.too-many': 'Mehr als fünftausend Freunde gehen hier nicht.',
  'friends.too-many-requests': 'Du hast schon viele gefragt. Bitte warte, bis einige geantwortet haben.',
  'friends.yourself': 'Das bist du selbst.',
  'http.away': 'Plaza holt kurz Luft. Bitte versuch es gleich noch einmal.',
  'http.bad-input': 'An der Anfrage stimmt etwas nicht.',
  'http.bad-json': 'Die Anfrage ist kein gültiges JSON.',
  'http.not-found': 'An dieser Adresse ist nichts.',
  'http.not-json': 'Schick die Anfrage als application/json.',
  'http.too-large': 'Das ist zu groß.',
  'http.too-many': 'Das war viel auf einmal. Bitte warte einen Moment und versuch es noch einmal.',
  'http.unexpected': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'http.unknown-host':
    'Dieses Plaza antwortet nicht unter diesem Namen. PUBLIC_URL oder ALLOWED_HOSTS erlauben ihn.',
  'http.wrong-method': 'Diese Adresse antwortet nicht auf diese Methode.',
  'media.broken': 'Diese Datei ist beschädigt und lässt sich nicht öffnen.',
  'media.busy': 'Gerade werden viele Bilder vorbereitet. Bitte versuch es gleich noch einmal.',
  'media.cut-off': 'Das Hochladen ist abgebrochen. Bitte schick es noch einmal.',
  'media.expired': 'Diese Adresse ist abgelaufen. Bitte lade die Seite neu.',
  'media.in-use': 'Das gehört zu einem Beitrag. Bearbeite stattdessen den Beitrag.',
  'media.no-file': 'Bitte wähle eine Datei aus.',
  'media.no-room':
    'Für weitere Dateien ist gerade kein Platz. Bitte sag denen Bescheid, die diesen Ort betreiben.',
  'media.not-form': 'Schick die Datei als multipart/form-data.',
  'media.too-large': 'Diese Datei ist zu groß. Ein Bild darf 20 MB haben, ein Video 100 MB.',
  'media.too-many': 'Das sind mehr Dateien, als hineinpassen.',
  'media.too-much':
    'Du hast viel mitgebracht, das noch in keinem Beitrag ist. Veröffentliche etwas davon oder versuch es morgen wieder.',
  'media.too-many-pixels': 'Dieses Bild ist zu groß zum Öffnen: 40 Millionen Bildpunkte sind das Meiste.',
  'media.unknown': 'Dieses Bild oder Video gibt es nicht.',
  'media.wrong-type': 'Hier gehen Bilder (JPEG, PNG, WebP, AVIF, GIF) und in Beiträgen Videos (MP4, WebM).',
  'profiles.no-former-picture': 'Es gibt kein Bild mehr, das zurückkommen könnte.',
  'profiles.unknown-zone': 'Diese Zone gibt es nicht.',
  'remotes.broken-artefact': 'Das Hochgeladene ist kein gebauter Raum: {said}',
  'remotes.no-shell': 'Hier ist noch keine Shell veröffentlicht.',
  'remotes.no-token': 'Hier braucht es ein Deploy-Token.',
  'remotes.not-gzip': 'Schick die gebauten Dateien als gepacktes tar (application/gzip).',
  'remotes.not-operator': 'Das dürfen nur der Betrieb und die Administration.',
  'remotes.nothing-before': 'Es gibt keine frühere Version, zu der man zurückkönnte.',
  'remotes.other-room': 'Dieses Deploy-Token ist für einen anderen Raum.',
  'remotes.refused': 'Diese Version passt nicht zu dem, was live ist: {said}',
  'remotes.unknown': 'Einen Raum dieses Namens gibt es hier nicht.',
  'remotes.unknown-version': 'Diese Version wurde hier nie veröffentlicht.',
  'remotes.version-taken':
    'Diese Version ist schon veröffentlicht, mit anderen Dateien. Eine Version ändert sich nie: Veröffentliche eine neue.',
  'users.last-admin':
    'Du bist die einzige Person in der Administration. Bitte ernenne zuerst jemand anderen.',
  'users.unknown': 'Hier hört niemand auf diesen Namen.',
  'users.wrong-username': 'Das ist nicht deine ID.',
};

/** Sentences that are more exact than their code, or stand at a field. */
const bySentence: ErrorCatalogue['bySentence'] = [
  [/^Required\.$/, 'Das fehlt noch.'],
  [/^Must not be empty\.$/, 'Das darf nicht leer sein.'],
  [/^Must be one line\.$/, 'Das muss in eine Zeile passen.'],
  [/^Six digits\.$/, 'Sechs Ziffern.'],
  [/^A number\.$/, 'Eine Zahl.'],
  [/^name@example\.com$/, 'name@beispiel.de'],
  [
    /^3 to 30 letters, digits, dots, dashes or underscores\.$/,
    '3 bis 30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  ],
  [/^Unknown field\.$/, 'Dieses Feld gibt es nicht.'],
  [/^At least (\d+)\.$/, 'Mindestens $1.'],
  [/^At most (\d+)\.$/, 'Höchstens $1.'],
  [/^At most (\d+) characters\.$/, 'Höchstens $1 Zeichen.'],
  [/^One of (.+)\.$/, 'Eins von: $1.'],
  [/^Contains characters that cannot be (?:stored|shown)\.$/, 'Enthält Zeichen, die hier nicht gehen.'],
  [/^Too large\.$/, 'Zu groß.'],
  [/^That is too large\. Up to (\d+) kB fit\.$/, 'Das ist zu groß. Bis zu $1 kB passen hinein.'],
  [
    /^That file is too large\. A picture may have (\d+) MB, a video (\d+) MB\.$/,
    'Diese Datei ist zu groß. Ein Bild darf $1 MB haben, ein Video $2 MB.',
  ],
  [
    /^That is neither a picture \((.+)\) nor a video \((.+)\)\.$/,
    'Das ist weder ein Bild ($1) noch ein Video ($2).',
  ],
  [/^That is not a picture\. .+ are\.$/, 'Das ist kein Bild. JPEG, PNG, WebP, AVIF und GIF gehen.'],
  [
    /^That picture is too big to open: it may have (\d+) million pixels, in all its frames together\.$/,
    'Dieses Bild ist zu groß zum Öffnen: Es darf $1 Millionen Pixel haben, alle Einzelbilder zusammen.',
  ],
  [/^That file is empty\.$/, 'Diese Datei ist leer.'],
  [
    /^A post takes up to (\d+) pictures, or one video\.$/,
    'Ein Beitrag fasst bis zu $1 Bilder oder ein Video.',
  ],
  [/^Up to (\d+) pictures, or one video\.$/, 'Bis zu $1 Bilder oder ein Video.'],
  [
    /^Plaza is opening its doors\. Please try again in a moment\.$/,
    'Plaza öffnet gerade die Türen. Bitte versuch es gleich noch einmal.',
  ],
  [
    /^The other side does not answer\. Please try again in a moment\.$/,
    'Die andere Seite antwortet nicht. Bitte versuch es gleich noch einmal.',
  ],
  [
    /^That login brings no verified e-mail address\.$/,
    'Diese Anmeldung bringt keine bestätigte E-Mail-Adresse mit.',
  ],
];

/** The catalogue itself; a test holds it against what the api declares. */
export const german: ErrorCatalogue = { byCode, bySentence };

export const say = (code: string, said: SaidError) => sayError(german, code, said);
