import crocodileSmall from './crocodile-small.webp';
import crocodile from './crocodile.webp';
import librarySmall from './library-small.webp';
import library from './library.webp';
import coffeeSmall from './coffee-small.webp';
import coffee from './coffee.webp';
import avatarSmall from './avatar-small.webp';
import avatar from './avatar.webp';
import castleSmall from './castle-small.webp';
import castle from './castle.webp';
import supermartSmall from './supermart-small.webp';
import supermart from './supermart.webp';
import childrenPartySmall from './children-party-small.webp';
import childrenParty from './children-party.webp';
import desertSmall from './desert-small.webp';
import desert from './desert.webp';
import explorerSmall from './explorer-small.webp';
import explorer from './explorer.webp';
import extraTerrestrialSmall from './extra-terrestrial-small.webp';
import extraTerrestrial from './extra-terrestrial.webp';
import hauntedFactorySmall from './haunted-factory-small.webp';
import hauntedFactory from './haunted-factory.webp';
import mermaidSmall from './mermaid-small.webp';
import mermaid from './mermaid.webp';
import mutantSmall from './mutant-small.webp';
import mutant from './mutant.webp';
import childrenParkSmall from './children-park-small.webp';
import childrenPark from './children-park.webp';

/** A picture in two sizes: 320 pixels wide for a list, and about 800 for a card. */
interface Poster {
  small: string;
  large: string;
}

/** The places, rendered from their scenes by `npm run posters`, by the address of their zone. */
export const posters: Readonly<Record<string, Poster>> = {
  '/zones/crocodile': { small: crocodileSmall, large: crocodile },
  '/zones/library': { small: librarySmall, large: library },
  '/zones/coffee': { small: coffeeSmall, large: coffee },
  '/zones/avatar': { small: avatarSmall, large: avatar },
  '/zones/castle': { small: castleSmall, large: castle },
  '/zones/supermart': { small: supermartSmall, large: supermart },
  '/zones/children-party': { small: childrenPartySmall, large: childrenParty },
  '/zones/desert': { small: desertSmall, large: desert },
  '/zones/explorer': { small: explorerSmall, large: explorer },
  '/zones/extra-terrestrial': { small: extraTerrestrialSmall, large: extraTerrestrial },
  '/zones/haunted-factory': { small: hauntedFactorySmall, large: hauntedFactory },
  '/zones/mermaid': { small: mermaidSmall, large: mermaid },
  '/zones/mutant': { small: mutantSmall, large: mutant },
  '/zones/children-park': { small: childrenParkSmall, large: childrenPark },
};
