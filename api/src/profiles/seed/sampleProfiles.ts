import type { Features } from '../../media/drawings/face.ts';

export interface SampleProfile {
  bio: string;
  zone: string;
  /** Some have none: a letter is a face too. */
  face?: Features;
}

/** What the sample people say of themselves, by their usernames, where they are mostly found, and how they look. */
export const SAMPLE_PROFILES: Readonly<Record<string, SampleProfile>> = {
  amber: {
    bio: 'I keep the lights on here. Ask me anything, best before the second coffee.',
    zone: '/zones/coffee',
    face: { sky: ['#FFD27A', '#F28C5A'], skin: '#F3C9A5', hair: '#8C4A2A', coat: '#2E6B66', cut: 'long' },
  },
  basalt: {
    bio: 'Harbour Light Radio, nightly at nine. Fog horns by request.',
    zone: '/zones/castle',
    face: {
      sky: ['#3B5A8F', '#1B2747'],
      skin: '#7A4B32',
      hair: '#1E1714',
      coat: '#FFB454',
      cut: 'short',
      extra: 'beard',
    },
  },
  cedar: {
    bio: 'Small games for long train rides.',
    zone: '/zones/desert',
    face: { sky: ['#8BD982', '#2E6B66'], skin: '#E8B48C', hair: '#3E2A20', coat: '#7A3E9D', cut: 'cap' },
  },
  dune: {
    bio: 'I paint with sand, light and patience.',
    zone: '/zones/desert',
    face: {
      sky: ['#F7C6A3', '#D9776A'],
      skin: '#C98E62',
      hair: '#2A1B17',
      coat: '#1FA3B8',
      cut: 'curls',
      extra: 'earrings',
    },
  },
  ember: {
    bio: 'The kettle is on. It is always on.',
    zone: '/zones/coffee',
    face: { sky: ['#FFE3EC', '#F59BC1'], skin: '#D9A27A', hair: '#5A1E1E', coat: '#B3233B', cut: 'bun' },
  },
  fjord: {
    bio: 'Maps of places that move. Mountains welcome.',
    zone: '/zones/explorer',
    face: {
      sky: ['#CFE9FF', '#6FA0D8'],
      skin: '#F6D7BE',
      hair: '#E3C77A',
      coat: '#2B3B6B',
      cut: 'short',
      extra: 'glasses',
    },
  },
  garnet: {
    bio: 'Stage, lanterns, curtain. In that order.',
    zone: '/zones/mermaid',
    face: { sky: ['#B388D9', '#4A2A6B'], skin: '#6B4029', hair: '#191214', coat: '#FF7A8A', cut: 'curls' },
  },
  hazel: {
    bio: 'Ring the reading bell and I will find you a book.',
    zone: '/zones/library',
    face: {
      sky: ['#FFF1D6', '#E0B070'],
      skin: '#EFC3A0',
      hair: '#6B4A2A',
      coat: '#3E4F86',
      cut: 'bun',
      extra: 'glasses',
    },
  },
  indigo: {
    bio: 'Captain of forty paper boats, two of them dry.',
    zone: '/zones/crocodile',
    face: { sky: ['#C8D4FF', '#6E7FD8'], skin: '#F0CBA6', hair: '#16182A', coat: '#FBF6EC', cut: 'long' },
  },
  juniper: {
    bio: 'Everything grows if you talk to it.',
    zone: '/zones/mutant',
    face: {
      sky: ['#E6F5C9', '#8BB85A'],
      skin: '#B9804F',
      hair: '#4A3A1E',
      coat: '#5B3A29',
      cut: 'bald',
      extra: 'beard',
    },
  },
  kestrel: { bio: 'Post by air. Letters only, no packages, no pigeons.', zone: '/zones/explorer' },
};
