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
  title: 'Tasten',
  everywhere: 'P hält an, M schaltet den Ton aus und ein, R beginnt neu. Ein Gamepad geht auch.',
  beaconKeep:
    'Pfeile und Leertaste stellen ein Licht auf, Q und E wählen welches, die Rücktaste nimmt es wieder auf. Oder tippe auf einen Platz; halte ein Licht, um es aufzunehmen.',
  chalkTown:
    'Tippe das Wort, oder seine Buchstaben an. In einer Partie zeichnest du mit Maus oder Finger; die Rücktaste nimmt eine Linie zurück.',
  clockwork:
    'Pfeile wählen ein Rad, die Leertaste dreht es nach rechts, die Rücktaste nach links. Oder tippe auf seine rechte oder linke Hälfte.',
  deepBell:
    'Halte die Leertaste oder den Bildschirm, um zu sinken, und lass los, um zu steigen. Jeder Druck wendet dich zur anderen Seite.',
  drumline: 'D, F, J und K, oder die Pfeile, oder die vier Viertel des Bildschirms.',
  duelOfKites:
    'Links und rechts lenken, hoch oder die Leertaste zieht an der Schnur. Zu zweit mit A, D, W und den Pfeilen, oder auf den zwei Hälften eines Bildschirms: wer zieht, spielt mit.',
  fourLamps:
    'Links und rechts wählen eine Spalte, die Leertaste lässt eine Lampe fallen, Q und E drehen das Brett. Oder tippe auf eine Spalte oder die Drehpfeile.',
  lanternDrop:
    'Links und rechts tragen die Laterne, Leertaste oder runter lässt sie fallen. Oder zieh sie, und lass über einer Spalte los.',
  marbleRun:
    'Zeichne mit Maus oder Finger; die Eingabetaste oder ein Tipp auf die Murmel lässt sie los, die Rücktaste nimmt eine Linie zurück. Mit Tasten: Pfeile, und die Leertaste halten zum Zeichnen.',
  molePost:
    'Tippe auf einen Bau, oder nimm Q W E, A S D, Z X C, wie sie liegen. Pfeile und Leertaste gehen auch.',
  nightTram:
    'Links und rechts lenken; halten zum Driften, beide zugleich bremsen. Am Handy: die zwei Hälften des Bildschirms.',
  orchardMaze:
    'Halte einen Pfeil, um zu rennen, tippe ihn an, um zu schleichen, die Leertaste wirft den Honig. Am Handy: wischen und halten zum Rennen, wischen zum Schleichen, tippen für den Honig.',
  paperRegatta:
    'Links und rechts lenken; die Leertaste nutzt den gestohlenen Wind. Am Handy: die zwei Hälften des Bildschirms, beide zugleich für den Wind.',
  skyCourier: 'Halte die Leertaste oder den Bildschirm, um zu steigen, und lass los, um zu sinken.',
  solitaryStars:
    'Links und rechts wählen eine Karte, die Leertaste spielt sie, runter zieht eine, hoch zündet den Kometen, die Rücktaste nimmt eine zurück. Oder tippe.',
  tidepool:
    'Tippe ein Wort und drück die Eingabetaste, oder zieh über seine Buchstaben. Pfeile und Leertaste gehen auch.',
};
