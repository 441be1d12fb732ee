import type { kindWords } from '../words.ts';

export interface GameTitle {
  slug: string;
  title: string;
  /** How it is played, by the name of its words. */
  kind: Kind;
  /** Sky high, sky low, ground, built, glow. */
  palette: readonly [string, string, string, string, string];
}

type Kind = keyof typeof kindWords.base;

function game(title: string, kind: Kind, palette: string): GameTitle {
  const [high = '', low = '', ground = '', built = '', glow = ''] = palette.split(' ');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { slug, title, kind, palette: [high, low, ground, built, glow] };
}

/** What the arcade plays, each at its own hour of dusk. */
export const titles: readonly GameTitle[] = [
  game('Lantern Drop', 'puzzle', '#151B45 #8A4F86 #0E1230 #FF7A8A #FFB454'),
  game('Sky Courier', 'reflex', '#24386E #F2A07B #1A2347 #E9D8C0 #FFD98A'),
  game('Tidepool', 'word', '#0C3450 #2FA6AE #E5C58E #0F5667 #FFE9C2'),
  game('Orchard Maze', 'maze', '#3A4F6B #E9B98A #2F4A2E #5F8A44 #FF6B5B'),
  game('Marble Run', 'physics', '#2A2154 #B9719B #1C1738 #E8A557 #7CF5E3'),
  game('Night Tram', 'racing', '#0D1330 #5A3F7A #141A33 #C6453F #FFD27A'),
  game('Drumline', 'rhythm', '#331640 #D9565E #1F0F2C #F2C14E #FFF1CF'),
  game('Beacon Keep', 'tower', '#101B36 #4C6E8F #1A2836 #8A8FA3 #FFA24D'),
  game('Solitary Stars', 'cards', '#0A0F2C #34307A #10163A #E8E4F4 #FFDE8A'),
  game('Duel of Kites', 'keyboard', '#3C6FA5 #FAD3A4 #56743F #F0594E #FFE26B'),
  game('Paper Regatta', 'net4', '#2B5C8F #F7C59F #1F6F8A #FFF8EA #FF8F5C'),
  game('Four Lamps', 'net2', '#1B1640 #6A4590 #120F2E #3D3578 #FFB454'),
  game('Chalk Town', 'net6', '#2D3347 #6D7488 #3A3F52 #F4EFE4 #FF9FB2'),
  game('Deep Bell', 'reflex', '#0A4A6B #06233F #041528 #D7A24A #BFF3FF'),
  game('Clockwork', 'logic', '#2C1F2E #A8683F #1D141F #D8A45A #FFE3A6'),
  game('Mole Post', 'memory', '#2E4A74 #F4B884 #5A3B26 #8A5C38 #FFF0D0'),
];
