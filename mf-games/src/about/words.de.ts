import type { Translation } from '@plaza/design-system';
import type { keyWords, lineWords } from './words.ts';

export const gameLines: Translation<typeof lineWords> = {
  beaconKeep: 'Stell Lichter auf, die den Nebel zurückhalten.',
  chalkTown: 'Zeichnen und raten auf dem Pflaster.',
  clockwork: 'Dreh die Räder, bis alle Zeiger nach oben zeigen.',
  deepBell: 'Tauchen, läuten, und zurück, ehe die Luft ausgeht.',
  drumline: 'Halte vier Trommeln im Takt einer Melodie, die wächst.',
  duelOfKites: 'Schneide die Schnur des anderen durch.',
  fourLamps: 'Vier in einer Reihe auf einem Brett, das sich dreht.',
  lanternDrop: 'Staple fallende Laternen, sodass sich Lichter einer Farbe berühren.',
  marbleRun: 'Zeichne Bahnen, auf denen die Murmel nach Hause rollt.',
  molePost: 'Merk dir, welcher Bau welches Paket wollte.',
  nightTram: 'Drifte mit der Straßenbahn durch die Altstadt, ohne Tee zu verschütten.',
  orchardMaze: 'Sammle Äpfel, und weck den Bären nicht.',
  paperRegatta: 'Segle Papierboote, und stiehl anderen den Wind.',
  skyCourier: 'Flieg Briefe von Schornstein zu Schornstein, ehe der Wind dreht.',
  solitaryStars: 'Räum einen Himmel voller Karten zu Sternbildern auf.',
  tidepool: 'Verbinde Buchstaben zu Wörtern, ehe die Flut sie holt.',
};

export const gameKeys: Translation<typeof keyWords> = {
  title: 'So spielt man',
  everywhere: 'P hält an, M stellt stumm, R beginnt neu.',
  beaconKeep:
    'Die Leertaste stellt ein Licht auf, Q und E wählen welches, Rücktaste oder langes Tippen nimmt es auf.',
  chalkTown:
    'Schreib das Wort, oder tippe auf seine Buchstaben. In einer Partie nimmt die Rücktaste eine Linie zurück.',
  clockwork: 'Die Leertaste dreht ein Rad nach rechts, die Rücktaste nach links. Oder tippe auf eine Hälfte.',
  duelOfKites:
    'Links und rechts lenken, hoch oder Leertaste zieht. Die zweite Seite hat A, D, W: Wer zieht, spielt mit.',
  fourLamps: 'Die Leertaste lässt eine Lampe fallen, Q und E drehen das Brett. Oder tippe.',
  marbleRun:
    'Zeichne. Eingabetaste oder ein Tipp auf die Murmel lässt sie los, die Rücktaste nimmt eine Linie zurück.',
  molePost: 'Q W E, A S D, Z X C, wie die Baue liegen. Oder tippe.',
  orchardMaze:
    'Halte einen Pfeil, um zu rennen, tippe ihn an, um zu schleichen, die Leertaste wirft den Honig. Oder wische, und tippe.',
  paperRegatta: 'Links und rechts lenken; Leertaste oder beide nutzen den gestohlenen Wind.',
  solitaryStars:
    'Die Leertaste spielt eine Karte, runter zieht eine, hoch zündet den Kometen, die Rücktaste nimmt eine zurück. Oder tippe.',
  tidepool: 'Schreib ein Wort und drück die Eingabetaste, oder zieh über seine Buchstaben.',
};
