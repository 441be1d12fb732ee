export interface SampleProfile {
  bio: string;
  zone: string;
}

/** What the sample people say of themselves, by their usernames, and where they are mostly found. */
export const SAMPLE_PROFILES: Readonly<Record<string, SampleProfile>> = {
  amber: {
    bio: 'I keep the lights on here. Ask me anything, best before the second coffee.',
    zone: '/zones/coffee',
  },
  basalt: { bio: 'Harbour Light Radio, nightly at nine. Fog horns by request.', zone: '/zones/castle' },
  cedar: { bio: 'Small games for long train rides.', zone: '/zones/desert' },
  dune: { bio: 'I paint with sand, light and patience.', zone: '/zones/desert' },
  ember: { bio: 'The kettle is on. It is always on.', zone: '/zones/coffee' },
  fjord: { bio: 'Maps of places that move. Mountains welcome.', zone: '/zones/explorer' },
  garnet: { bio: 'Stage, lanterns, curtain. In that order.', zone: '/zones/mermaid' },
  hazel: { bio: 'Ring the reading bell and I will find you a book.', zone: '/zones/library' },
  indigo: { bio: 'Captain of forty paper boats, two of them dry.', zone: '/zones/crocodile' },
  juniper: { bio: 'Everything grows if you talk to it.', zone: '/zones/mutant' },
  kestrel: { bio: 'Post by air. Letters only, no packages, no pigeons.', zone: '/zones/explorer' },
};
