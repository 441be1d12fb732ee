import type { Translation } from '@plaza/design-system';
import type { aboutWords, placeWords } from './words.ts';

export const place: Translation<typeof placeWords> = {
  all: 'Alle Zonen',
  enter: 'Hineingehen',
  loading: 'Zone wird geladen',
  failed: 'Diese Zone ließ sich nicht laden',
  missing: 'Diese Zone gibt es nicht',
  missingWords: 'Keine Tür am Platz führt zu dieser Adresse.',
  see: 'Alle Zonen ansehen',
};

export const aboutPlaces: Translation<typeof aboutWords> = {
  crocodile: 'Die Insel mitten im Teich atmet. Es ist ein Krokodil, das mit einem offenen Auge schläft.',
  library: 'Eine Wendeltreppe führt einen Baum aus Büchern hinauf, und jemand hat alle Lampen angezündet.',
  coffee:
    'Regen läuft die Scheiben hinunter. Drinnen summt an der Bar eine kupferne Maschine, groß wie ein Schrank.',
  avatar: 'Pflanzen antworten mit Licht, und die Blätter des großen Baums fallen nach oben.',
  castle: 'Am Tor brennen Fackeln, auf dem Bergfried weht die Fahne, und im Graben liegen die ersten Sterne.',
  supermart: 'Zwei Rolltreppen, dazwischen ein Uhrturm, und jedes Schaufenster ist wach.',
  'children-party':
    'Ein Kuchen mit einer Treppe an der Seite, Luftballons in jeder Ecke, Konfetti, das nie ganz landet.',
  'children-park':
    'Ein Karussell aus Papiertieren dreht sich von selbst, ein Drachen hält den Wind am Faden.',
  desert:
    'Ein Bogen, älter als der Sand, der ihn begräbt, und eine Sonne, die sich mit dem Untergehen Zeit lässt.',
  explorer: 'Eine Hängebrücke weit oben, und auf dem Gipfel ein Leuchtfeuer, das man von überall sieht.',
  'extra-terrestrial': 'Unter zwei Monden steht ein halb offenes Schiff. Seit es kam, ist es still.',
  'haunted-factory':
    'Die Lampe flackert, der Nebel zieht herein, und der Schornstein atmet, obwohl hier niemand arbeitet.',
  mermaid: 'Lichtbahnen fallen auf eine Bühne, die eine Muschel ist, und das Publikum hat Flossen.',
  mutant: 'In der Glaskuppel des Laborgartens ist etwas gewachsen. Dann ist es hinausgewachsen.',
};
