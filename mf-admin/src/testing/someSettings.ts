import type { CallAnswer, CatalogueGame, KeptAnnouncement, KeptPlacement } from '@plaza/api-contract';

export const aStanding = (
  settings: CallAnswer<'GET /settings'>['settings'] = {},
): CallAnswer<'GET /settings'> => ({
  settings,
  configured: {
    name: 'Plaza',
    email: 'hello@plaza.example',
    phone: '+44 20 7946 0018',
    links: { pitch: 'https://plaza.example/pitch' },
  },
});

export function anAnnouncement(about: Partial<KeptAnnouncement> = {}): KeptAnnouncement {
  return {
    id: '3',
    words: 'The square is repaired on Sunday at 8.',
    words_de: '',
    tone: 'calm',
    link: null,
    until: null,
    created_at: '2026-11-20T12:00:00.000Z',
    ended_at: null,
    ...about,
  };
}

export function aPlacement(about: Partial<KeptPlacement> = {}): KeptPlacement {
  return {
    id: '5',
    kind: 'ad',
    place: 'zone',
    zone: 'coffee',
    partner: 'Harbour Roasters',
    title: 'Coffee that is roasted next door',
    words: 'Free delivery for members.',
    picture: null,
    link: 'https://roasters.example',
    from: '2026-11-20T00:00:00.000Z',
    until: '2096-12-20T00:00:00.000Z',
    is_on: true,
    seen: 1_412,
    followed: 18,
    ...about,
  };
}

export function aCatalogueGame(about: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    id: '1',
    slug: 'lantern-drop',
    title: 'Lantern Drop',
    url: '/framed/mf-games/lantern-drop/',
    on_mobile: true,
    on_pc: true,
    is_hidden: false,
    width: 800,
    height: 600,
    line: 'Stack falling lanterns.',
    ...about,
  };
}
