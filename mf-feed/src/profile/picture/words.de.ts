import type { Translation } from '@plaza/design-system';
import type { pictureWords } from './words.ts';

export const picture: Translation<typeof pictureWords> = {
  title: 'Dein Bild',
  pick: 'Ein Bild von dir',
  hint: 'JPEG, PNG, WebP, AVIF oder GIF, bis 20 MB.',
  notAPicture: 'Hier passen nur Bilder. Bitte wähle eine andere Datei.',
  tooLarge: 'Dein Bild hat {megabytes} MB. Bis 20 MB passen.',
  unreadable: 'Diese Datei lässt sich nicht als Bild öffnen. Bitte wähle eine andere.',
  opening: 'Lädt …',
  sending: 'Dein Bild wird übertragen',
  stage: 'Der Ausschnitt, der gezeigt wird',
  stageHint: 'Zieh das Bild, oder nimm die Pfeiltasten. Plus und Minus zoomen.',
  zoom: 'Zoom',
  zoomValue: '{percent} Prozent',
  other: 'Anderes wählen',
  cancel: 'Abbrechen',
  save: 'Bild speichern',
  remove: 'Bild entfernen',
  failed: 'Das Profilbild wurde nicht geändert.',
  saved: 'Dein Bild hängt.',
  removed: 'Dein Bild ist weg.',
  undo: 'Rückgängig',
};
