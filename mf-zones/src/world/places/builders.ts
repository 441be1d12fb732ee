import type { Draft } from '../draft/Draft.ts';

type Builder = (draft: Draft) => void;

/** What draws each place. A chunk each, fetched where the place is built: in the worker. */
export const builders: Readonly<Record<string, () => Promise<Builder>>> = {
  castle: async () => (await import('./castle/build.ts')).build,
  library: async () => (await import('./library/build.ts')).build,
  mermaid: async () => (await import('./mermaid/build.ts')).build,
  desert: async () => (await import('./desert/build.ts')).build,
  'children-park': async () => (await import('./children-park/build.ts')).build,
  coffee: async () => (await import('./coffee/build.ts')).build,
  crocodile: async () => (await import('./crocodile/build.ts')).build,
  avatar: async () => (await import('./avatar/build.ts')).build,
  'extra-terrestrial': async () => (await import('./extra-terrestrial/build.ts')).build,
  supermart: async () => (await import('./supermart/build.ts')).build,
  'children-party': async () => (await import('./children-party/build.ts')).build,
  explorer: async () => (await import('./explorer/build.ts')).build,
  'haunted-factory': async () => (await import('./haunted-factory/build.ts')).build,
  mutant: async () => (await import('./mutant/build.ts')).build,
};
