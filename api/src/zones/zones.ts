import type { Zone } from '@plaza/api-contract';

function zone(name: string, place: string, hour: string, palette: string): Zone {
  return { name, path: `/zones/${place}`, image: null, hour, palette: palette.split(' ') };
}

/** The places of the plaza, in the order of the list. Palette: sky high, sky low, ground, built, glow. */
export const ZONES: readonly Zone[] = [
  zone('Crocodile Zone', 'crocodile', 'humid noon under leaves', '#1E4A3A #7FC08A #3E5A2E #6B4F2A #E8E07A'),
  zone('Library Zone', 'library', 'late evening, lamps in pools', '#141A33 #3A2E4F #5B3A29 #8C5A3C #FFD08A'),
  zone('Hangout Zone', 'coffee', 'rainy afternoon, warm inside', '#5A6A7A #9FB0BC #6B4A36 #A9744F #FFC98A'),
  zone('Avatar Zone', 'avatar', 'glowing forest night', '#0A1233 #1B3A6B #12332E #2E6B66 #7CF5E3'),
  zone('Castle Zone', 'castle', 'blue hour, torches', '#0C1430 #3B5A8F #4A5A3A #8A8FA3 #FFA24D'),
  zone('Super Market', 'supermart', 'bright night mall, neon', '#101528 #3E2A6E #C9CFE0 #6E7FB8 #5CF2D6'),
  zone(
    'Children Party',
    'children-party',
    'afternoon, confetti light',
    '#7BC8F6 #FFE3EC #F7C6D9 #F59BC1 #FFD84D',
  ),
  zone('Desert Zone', 'desert', 'last sun, long shadows', '#2B1B4D #F28C5A #D9A066 #B5653A #FFD27A'),
  zone('Explorer Zone', 'explorer', 'clear dawn in the mountains', '#3A6EA5 #FBD9B0 #6F8F5A #7A6A5A #FFE08A'),
  zone(
    'Extra Terrestrial',
    'extra-terrestrial',
    'two moons, violet dusk',
    '#160B33 #7A3E9D #3B2A5A #4F7A8A #A8FF60',
  ),
  zone(
    'Haunted Factory',
    'haunted-factory',
    'fog, one flickering lamp',
    '#0B0F14 #2C3A3A #2A2622 #4A4038 #B6FF8A',
  ),
  zone('Mermaid Zone', 'mermaid', 'under water, light shafts', '#063A5B #1FA3B8 #0E5A5A #C2A36B #FFD9C2'),
  zone('Mutant Zone', 'mutant', 'toxic sunset over a lab garden', '#2A0F2E #E0563B #3E4A1E #5E6B3A #C6FF3D'),
];

/** The older scene of the park. It is no line of the list, and reached by its address. */
const PARK = zone('Park', 'children-park', 'spring morning', '#8EC5FF #EAF6FF #7DBE6A #B98A5A #FF8FA3');

/** Every place by the last part of its address: the thirteen of the list, and the park. */
export function sceneOf(scene: string): Zone | undefined {
  return [...ZONES, PARK].find(({ path }) => path === `/zones/${scene}`);
}

export const nameOfPlace = (theme: string): string => sceneOf(theme)?.name ?? theme;
