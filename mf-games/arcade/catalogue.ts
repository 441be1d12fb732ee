import type { Palette } from './kit/Game.ts';

export type GameKind =
  | 'puzzle'
  | 'reflex'
  | 'word'
  | 'maze'
  | 'physics'
  | 'racing'
  | 'rhythm'
  | 'tower'
  | 'cards'
  | 'duel'
  | 'network'
  | 'logic'
  | 'memory';

export interface CatalogueEntry {
  /** The name of the game's folder, of its address and of its boards. */
  id: string;
  title: string;
  kind: GameKind;
  /** What one does in it. */
  line: string;
  /** How many play. */
  players: { least: number; most: number };
  controls: 'one-button' | 'two-way' | 'four-way' | 'pointer' | 'drawing' | 'four-buttons' | 'duel';
  suits: readonly ('phone' | 'desk')[];
  palette: Palette;
}

const ONE = { least: 1, most: 1 };
const EVERYWHERE = ['phone', 'desk'] as const;

/** What the page around the games knows of each without loading it. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'beacon-keep',
    title: 'Beacon Keep',
    kind: 'tower',
    line: 'Place lights that hold the fog back.',
    players: ONE,
    controls: 'pointer',
    suits: EVERYWHERE,
    palette: { high: '#0b1a2b', low: '#4d6b7d', ground: '#22352e', built: '#8c8473', glow: '#ffc15a' },
  },
  {
    id: 'chalk-town',
    title: 'Chalk Town',
    kind: 'network',
    line: 'Draw and guess on the pavement.',
    players: { least: 1, most: 6 },
    controls: 'drawing',
    suits: EVERYWHERE,
    palette: { high: '#2c3350', low: '#d58c7a', ground: '#4a4e5c', built: '#8d8f9a', glow: '#fff4d6' },
  },
  {
    id: 'clockwork',
    title: 'Clockwork',
    kind: 'logic',
    line: 'Turn gears so that all hands point up.',
    players: ONE,
    controls: 'pointer',
    suits: EVERYWHERE,
    palette: { high: '#24190f', low: '#7a4a2a', ground: '#3a2a1e', built: '#c4924f', glow: '#ffe3b0' },
  },
  {
    id: 'deep-bell',
    title: 'Deep Bell',
    kind: 'reflex',
    line: 'Dive, ring, come back before your breath ends.',
    players: ONE,
    controls: 'one-button',
    suits: EVERYWHERE,
    palette: { high: '#0a3550', low: '#0a1626', ground: '#12263a', built: '#7d6b4a', glow: '#a8f0ff' },
  },
  {
    id: 'drumline',
    title: 'Drumline',
    kind: 'rhythm',
    line: 'Keep four drums in step with a melody that grows.',
    players: ONE,
    controls: 'four-buttons',
    suits: EVERYWHERE,
    palette: { high: '#2a0f2e', low: '#a63d57', ground: '#3a1a35', built: '#d9894a', glow: '#ffe27a' },
  },
  {
    id: 'duel-of-kites',
    title: 'Duel of Kites',
    kind: 'duel',
    line: "Cut the other's string.",
    players: { least: 1, most: 2 },
    controls: 'duel',
    suits: EVERYWHERE,
    palette: { high: '#3c5ba8', low: '#ffc59a', ground: '#47704b', built: '#b7553e', glow: '#ff6f7d' },
  },
  {
    id: 'four-lamps',
    title: 'Four Lamps',
    kind: 'network',
    line: 'Four in a row on a turning board.',
    players: { least: 1, most: 2 },
    controls: 'pointer',
    suits: EVERYWHERE,
    palette: { high: '#191531', low: '#5a3f7a', ground: '#33264f', built: '#b48a4c', glow: '#ffcf70' },
  },
  {
    id: 'lantern-drop',
    title: 'Lantern Drop',
    kind: 'puzzle',
    line: 'Stack falling lanterns so that lights of one colour touch.',
    players: ONE,
    controls: 'two-way',
    suits: EVERYWHERE,
    palette: { high: '#1b1440', low: '#6b3a6e', ground: '#2a1c3e', built: '#8a4b5e', glow: '#ffb454' },
  },
  {
    id: 'marble-run',
    title: 'Marble Run',
    kind: 'physics',
    line: 'Draw slopes that bring the marble home.',
    players: ONE,
    controls: 'drawing',
    suits: EVERYWHERE,
    palette: { high: '#2b1e4f', low: '#b9688a', ground: '#3d2b52', built: '#e6d3b3', glow: '#7fe0ff' },
  },
  {
    id: 'mole-post',
    title: 'Mole Post',
    kind: 'memory',
    line: 'Remember which burrow wanted which parcel.',
    players: ONE,
    controls: 'pointer',
    suits: EVERYWHERE,
    palette: { high: '#2a3a66', low: '#f0a97f', ground: '#5b4030', built: '#8e6a45', glow: '#ffe08a' },
  },
  {
    id: 'night-tram',
    title: 'Night Tram',
    kind: 'racing',
    line: 'Drift a tram round the old town without spilling tea.',
    players: ONE,
    controls: 'two-way',
    suits: EVERYWHERE,
    palette: { high: '#0d1230', low: '#533a71', ground: '#2a2d3e', built: '#a0703e', glow: '#ffd36b' },
  },
  {
    id: 'orchard-maze',
    title: 'Orchard Maze',
    kind: 'maze',
    line: 'Gather apples, mind the sleepy bear.',
    players: ONE,
    controls: 'four-way',
    suits: EVERYWHERE,
    palette: { high: '#14233f', low: '#51507f', ground: '#29402f', built: '#6e8a4a', glow: '#ff7a6b' },
  },
  {
    id: 'paper-regatta',
    title: 'Paper Regatta',
    kind: 'network',
    line: 'Sail folded boats, steal wind.',
    players: { least: 1, most: 4 },
    controls: 'two-way',
    suits: EVERYWHERE,
    palette: { high: '#17406a', low: '#f3a683', ground: '#2b7c8c', built: '#f6f1e3', glow: '#ffd98a' },
  },
  {
    id: 'tidepool',
    title: 'Tidepool',
    kind: 'word',
    line: 'Link letters into words before the tide washes them out.',
    players: ONE,
    controls: 'drawing',
    suits: EVERYWHERE,
    palette: { high: '#0c2c4a', low: '#3fa7a3', ground: '#d9b98a', built: '#7c6a5a', glow: '#fff0c8' },
  },
  {
    id: 'sky-courier',
    title: 'Sky Courier',
    kind: 'reflex',
    line: 'Fly letters between chimneys before the wind turns.',
    players: ONE,
    controls: 'one-button',
    suits: EVERYWHERE,
    palette: { high: '#22305e', low: '#e98a6b', ground: '#3a2b45', built: '#7a4a4f', glow: '#ffe0a3' },
  },
  {
    id: 'solitary-stars',
    title: 'Solitary Stars',
    kind: 'cards',
    line: 'Clear a sky of card constellations.',
    players: ONE,
    controls: 'pointer',
    suits: EVERYWHERE,
    palette: { high: '#070f2c', low: '#283c7a', ground: '#141f4a', built: '#c9d2f2', glow: '#ffe9a8' },
  },
];
