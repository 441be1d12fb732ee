import type { Translation } from '@plaza/design-system';
import type { statisticsWords, worldWords } from './words.ts';

export const world: Translation<typeof worldWords> = {
  loading: 'Wird geladen...',
  canvas: 'Bild von {name}. WASD oder Pfeile zum Gehen, E benutzt, was nah ist, V wechselt die Sicht',
  failed: 'Diese Zone ließ sich nicht öffnen',
  failedWords: 'Beim Bauen ist etwas schiefgegangen.',
  noPicture: 'Dein Browser kann diese Zone nicht zeichnen',
  noPictureWords: 'Er hat kein WebGL, oder WebGL ist ausgeschaltet.',
  lost: 'Das Bild ist weg. Es wird neu gezeichnet...',
  gone: 'Das Bild ist weg',
  goneWords: 'Die Grafikkarte hat es weggenommen. Du bist noch in der Zone, und andere sehen dich weiterhin.',
  soundOn: 'Ton an',
  soundOff: 'Ton aus',
  up: 'Vor',
  down: 'Zurück',
  jump: 'Springen',
  rise: 'Steigen',
  sink: 'Sinken',
  gravity: 'Schwerkraft',
  ownEyes: 'Mit eigenen Augen sehen',
  stick: 'Stick zum Gehen',
  move: 'Bewegen',
  useKey: 'E',
};

export const sceneStatistics: Translation<typeof statisticsWords> = {
  name: 'Zahlen zur Szene',
  calls: 'Zeichenaufrufe',
  triangles: 'Dreiecke',
  geometries: 'Geometrien',
  textures: 'Texturen',
  programs: 'Programme',
  peers: 'Leute',
  bytesIn: 'Bytes herein',
  bytesOut: 'Bytes hinaus',
  frames: 'Bilder je Sekunde',
};
