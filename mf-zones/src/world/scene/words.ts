import { defineWords } from '../../words.ts';

export const worldWords = defineWords('world', {
  loading: 'Loading...',
  canvas: 'Picture of {name}. WASD or arrows walk, E uses what is near, V changes the view',
  failed: 'This zone did not open',
  failedWords: 'Something went wrong while it was built.',
  noPicture: 'Your browser cannot draw this zone',
  noPictureWords: 'It has no WebGL, or WebGL is switched off.',
  lost: 'The picture was lost. It is drawn again...',
  gone: 'The picture is gone',
  goneWords: 'The graphics card has taken it away. You are still in the zone, and others still see you.',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  up: 'Up',
  down: 'Down',
  jump: 'Jump',
  rise: 'Rise',
  sink: 'Sink',
  gravity: 'Gravity',
  ownEyes: 'Look out of your own eyes',
  stick: 'Walking stick',
  move: 'Moving',
  useKey: 'E',
});

export const statisticsWords = defineWords('sceneStatistics', {
  name: 'Scene statistics',
  calls: 'Draw calls',
  triangles: 'Triangles',
  geometries: 'Geometries',
  textures: 'Textures',
  programs: 'Programs',
  peers: 'People',
  bytesIn: 'Bytes in',
  bytesOut: 'Bytes out',
  frames: 'Pictures a second',
});
