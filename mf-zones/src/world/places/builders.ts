import type { Draft } from '../draft/Draft.ts';

type Builder = (draft: Draft) => void;

/** What draws each place. A chunk each, by this name: the page gives the worker the one that it is to build. */
export const builders: Readonly<Record<string, () => Promise<Builder>>> = {
  castle: async () => (await import(/* webpackChunkName: 'build-castle' */ './castle/build.ts')).build,
  library: async () => (await import(/* webpackChunkName: 'build-library' */ './library/build.ts')).build,
  mermaid: async () => (await import(/* webpackChunkName: 'build-mermaid' */ './mermaid/build.ts')).build,
  desert: async () => (await import(/* webpackChunkName: 'build-desert' */ './desert/build.ts')).build,
  'children-park': async () =>
    (await import(/* webpackChunkName: 'build-children-park' */ './children-park/build.ts')).build,
  coffee: async () => (await import(/* webpackChunkName: 'build-coffee' */ './coffee/build.ts')).build,
  crocodile: async () =>
    (await import(/* webpackChunkName: 'build-crocodile' */ './crocodile/build.ts')).build,
  avatar: async () => (await import(/* webpackChunkName: 'build-avatar' */ './avatar/build.ts')).build,
  'extra-terrestrial': async () =>
    (await import(/* webpackChunkName: 'build-extra-terrestrial' */ './extra-terrestrial/build.ts')).build,
  supermart: async () =>
    (await import(/* webpackChunkName: 'build-supermart' */ './supermart/build.ts')).build,
  'children-party': async () =>
    (await import(/* webpackChunkName: 'build-children-party' */ './children-party/build.ts')).build,
  explorer: async () => (await import(/* webpackChunkName: 'build-explorer' */ './explorer/build.ts')).build,
  'haunted-factory': async () =>
    (await import(/* webpackChunkName: 'build-haunted-factory' */ './haunted-factory/build.ts')).build,
  mutant: async () => (await import(/* webpackChunkName: 'build-mutant' */ './mutant/build.ts')).build,
};
