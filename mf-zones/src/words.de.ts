import type { Catalogue } from '@plaza/design-system';
import { createZone } from './create/words.de.ts';
import { directory } from './directory/words.de.ts';
import { friendsInZones } from './friends/words.de.ts';
import { hours } from './hour/words.de.ts';
import { knocks } from './knocks/words.de.ts';
import { library } from './library/words.de.ts';
import { liveZones } from './live/words.de.ts';
import { madeZone } from './made/words.de.ts';
import { aboutPlaces, place } from './place/words.de.ts';
import { castleThings } from './world/places/castle/words.de.ts';
import { libraryThings } from './world/places/library/words.de.ts';
import { mermaidThings } from './world/places/mermaid/words.de.ts';
import { desertThings } from './world/places/desert/words.de.ts';
import { parkThings } from './world/places/children-park/words.de.ts';
import { coffeeThings } from './world/places/coffee/words.de.ts';
import { crocodileThings } from './world/places/crocodile/words.de.ts';
import { avatarThings } from './world/places/avatar/words.de.ts';
import { extraTerrestrialThings } from './world/places/extra-terrestrial/words.de.ts';
import { supermartThings } from './world/places/supermart/words.de.ts';
import { childrenPartyThings } from './world/places/children-party/words.de.ts';
import { explorerThings } from './world/places/explorer/words.de.ts';
import { editor } from './editor/words.de.ts';
import { flicks } from './together/flick/words.de.ts';
import { looks } from './together/looks/words.de.ts';
import { zoneHelp } from './together/help/words.de.ts';
import { zoneSafety } from './together/safety/words.de.ts';
import { refusal } from './link/act/words.de.ts';
import { thingsUsed } from './together/used/words.de.ts';
import { together } from './together/words.de.ts';
import { hauntedFactoryThings } from './world/places/haunted-factory/words.de.ts';
import { mutantThings } from './world/places/mutant/words.de.ts';
import { sceneStatistics, world } from './world/scene/words.de.ts';
import { voice } from './voice/words.de.ts';
import { vr } from './vr/words.de.ts';
import { sidebar } from './zone-sidebar/words.de.ts';

const scene = { sceneStatistics, world };
const things = {
  mutantThings,
  hauntedFactoryThings,
  explorerThings,
  childrenPartyThings,
  supermartThings,
  extraTerrestrialThings,
  avatarThings,
  crocodileThings,
  coffeeThings,
  parkThings,
  desertThings,
  castleThings,
  libraryThings,
  mermaidThings,
};

export default {
  aboutPlaces,
  createZone,
  directory,
  editor,
  flicks,
  knocks,
  friendsInZones,
  hours,
  library,
  liveZones,
  looks,
  madeZone,
  place,
  refusal,
  sidebar,
  thingsUsed,
  together,
  voice,
  vr,
  zoneHelp,
  zoneSafety,
  ...scene,
  ...things,
} satisfies Catalogue;
