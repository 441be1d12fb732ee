import type { GatedVersion } from './LiveVersions.ts';
import { findObjections } from './findObjections.ts';

function aGated(more: Partial<GatedVersion>): GatedVersion {
  const { name = 'mf-chat', version = '1.4.0' } = more;
  return {
    name,
    version,
    mfName: name === 'shell' ? 'shell' : `${name}_${version}`.replace(/\W/g, '_'),
    contract: '1.0',
    entry: 'mf-manifest.json',
    routes: [],
    widgets: {},
    shared: {},
    hasFile: () => true,
    ...more,
  };
}

const shell = aGated({
  name: 'shell',
  version: '1.0.0',
  contract: '1.2',
  shared: { react: { version: '19.3.1' } },
});
const initial = { scripts: ['main.js'], sheets: [], preload: [] };
const chat = (more: Partial<GatedVersion>) => aGated({ name: 'mf-chat', version: '1.4.0', ...more });
const objections = (remote: GatedVersion, remotes: GatedVersion[] = []) =>
  findObjections(remote, { shells: [shell], remotes });

describe('a remote', () => {
  it('passes when the shell offers what it needs and nobody holds its addresses', () => {
    const feed = aGated({ name: 'mf-feed', routes: [{ path: '/', access: 'login-in-place' }] });
    const candidate = chat({
      contract: '1.1',
      shared: { react: { requires: '^19.0.0' } },
      routes: [{ path: '/chat/*', access: 'member' }],
    });
    expect(objections(candidate, [feed])).toEqual([]);
  });

  it.each(['/framed/*', '/sealed/x', '/brand/logo', '/brand.css', '/remotes/*', '/media/*'])(
    'is refused with %s, which the server answers before any page is shown',
    (path) => {
      expect(objections(chat({ routes: [{ path, access: 'public' }] }))).toEqual([
        `mf-chat 1.4.0 claims ${path}, which the server keeps for itself: choose another address.`,
      ]);
    },
  );

  it('passes when no shell is live yet', () => {
    expect(
      findObjections(chat({ shared: { react: { requires: '^99.0.0' } } }), { shells: [], remotes: [] }),
    ).toEqual([]);
  });

  it('is told which shared version the shell offers instead', () => {
    expect(objections(chat({ shared: { react: { requires: '^20.0.0' } } }))).toEqual([
      'mf-chat 1.4.0 needs react ^20.0.0, the active shell offers 19.3.1: update the shell first.',
    ]);
    expect(
      objections(chat({ shared: { three: { requires: '^0.180.0' }, react: { requires: 'soon' } } })),
    ).toEqual([
      'mf-chat 1.4.0 needs three ^0.180.0, the active shell does not offer it: update the shell first.',
      'mf-chat 1.4.0 needs react soon, which is no range of versions.',
    ]);
  });

  it('is told which parts of a shared package the shell does not export, whatever its version says', () => {
    const exporting = {
      ...shell,
      shared: { '@plaza/design-system': { version: '1.0.0', exports: ['Button'] } },
    };
    const uses = ['Button', 'Carousel'];
    const candidate = chat({ shared: { '@plaza/design-system': { requires: '^1.0.0', uses } } });
    expect(findObjections(candidate, { shells: [exporting], remotes: [] })).toEqual([
      'mf-chat 1.4.0 uses Carousel of @plaza/design-system, which the active shell does not export: update the shell first.',
    ]);
    const without = { ...exporting, name: 'shell', version: '2.0.0', initial };
    expect(findObjections(without, { shells: [], remotes: [candidate] })).toEqual([
      'mf-chat 1.4.0 uses Carousel of @plaza/design-system, which shell 2.0.0 does not export: update mf-chat first.',
    ]);
    // Built before shells and remotes said so.
    expect(objections(chat({ shared: { react: { requires: '^19.0.0', uses } } }))).toEqual([]);
  });

  it.each(['1.3', '2.0', '0.9'])('is refused with contract %s where 1.2 is offered', (contract) => {
    expect(objections(chat({ contract }))).toEqual([
      `mf-chat 1.4.0 was built against contract ${contract}, the active shell offers 1.2: update the shell first.`,
    ]);
  });

  it.each([
    ['/chat', '/chat'],
    ['/chat', '/chat/*'],
    ['/chat/*', '/chat/remotes'],
    ['/chat/remotes/*', '/chat/*'],
    ['/*', '/chat'],
  ])('is refused %s while another remote holds %s', (path, held) => {
    const other = aGated({ name: 'mf-feed', routes: [{ path: held, access: 'member' }] });
    expect(objections(chat({ routes: [{ path, access: 'member' }] }), [other])).toContain(
      `mf-chat 1.4.0 claims ${path}, but mf-feed holds ${held}: one of them has to move.`,
    );
  });

  it.each([
    ['/chat', '/chats/*'],
    ['/', '/feed'],
    ['/chat', '/chat/remotes'],
  ])('may have %s while another remote holds %s', (path, held) => {
    const other = aGated({ name: 'mf-feed', routes: [{ path: held, access: 'member' }] });
    expect(objections(chat({ routes: [{ path, access: 'member' }] }), [other])).toEqual([]);
  });

  it('does not stand in its own way', () => {
    const routes = [{ path: '/chat/*', access: 'member' as const }];
    const widgets = { 'frame.unread': './unread' };
    expect(
      objections(chat({ version: '1.5.0', mfName: 'mf_chat_1_5_0', routes, widgets }), [
        chat({ routes, widgets }),
      ]),
    ).toEqual([]);
  });

  it.each(['/login', '/settings', '/api/x', '/remotes/*', '/dev/mailbox', '/docs'])(
    'never gets %s',
    (path) => {
      expect(objections(chat({ routes: [{ path, access: 'public' }] }))).toEqual([
        `mf-chat 1.4.0 claims ${path}, which the server keeps for itself: choose another address.`,
      ]);
    },
  );

  it('cannot fill a place that another remote fills', () => {
    const other = aGated({ name: 'mf-feed', widgets: { 'frame.unread': './badge' } });
    expect(objections(chat({ widgets: { 'frame.unread': './unread' } }), [other])).toEqual([
      'mf-chat 1.4.0 brings a widget for frame.unread, but mf-feed already fills that place.',
    ]);
  });

  it.each([
    [
      'settings@20',
      'settings',
      ['mf-chat 1.4.0 brings a widget for settings, but mf-feed already fills that place.'],
    ],
    [
      'settings',
      'settings@20',
      ['mf-chat 1.4.0 brings a widget for settings, but mf-feed already fills that place.'],
    ],
    ['settings@20', 'settings@20', []],
    ['settings@20', 'settings.people', []],
  ])('with %s beside %s of another remote: %j', (own, held, said) => {
    const other = aGated({ name: 'mf-feed', widgets: { [held]: './held' } });
    expect(objections(chat({ widgets: { [own]: './own' } }), [other])).toEqual(said);
  });

  it('shares a place by a number', () => {
    expect(objections(chat({ widgets: { 'settings@first': './own' } }))).toEqual([
      'mf-chat 1.4.0 shares settings as settings@first: what follows @ is its place in the order, a number.',
    ]);
  });

  it('has to carry its version in its container name and bring its entry', () => {
    const candidate = chat({
      mfName: 'mf_chat',
      hasFile: () => false,
      routes: [{ path: '/chat/', access: 'member' }],
    });
    expect(objections(candidate)).toEqual([
      'mf-chat 1.4.0 calls its container mf_chat: it has to be mf_chat_1_4_0, or a live switch runs old code.',
      'mf-chat 1.4.0 names the entry mf-manifest.json, but it is not in the upload.',
      'mf-chat 1.4.0 claims /chat/: an address ends in a word or in /*.',
    ]);
    expect(objections(chat({ entry: undefined }))).toEqual(['mf-chat 1.4.0 names no entry.']);
  });
});

describe('a shell', () => {
  const next = (more: Partial<GatedVersion>) =>
    aGated({ name: 'shell', version: '2.0.0', contract: '1.2', initial, ...more });

  it('passes when it suits every live remote', () => {
    const live = chat({ shared: { react: { requires: '^19.0.0' } } });
    const candidate = next({ shared: { react: { version: '19.4.0' } } });
    expect(findObjections(candidate, { shells: [shell], remotes: [live] })).toEqual([]);
  });

  it('is told whom it would leave behind', () => {
    const live = chat({ contract: '1.1', shared: { react: { requires: '^19.0.0' } } });
    const candidate = next({ contract: '2.0', shared: { react: { version: '20.0.0' } } });
    expect(findObjections(candidate, { shells: [shell], remotes: [live] })).toEqual([
      'mf-chat 1.4.0 was built against contract 1.1, shell 2.0.0 offers 2.0: update mf-chat first.',
      'mf-chat 1.4.0 needs react ^19.0.0, shell 2.0.0 offers 20.0.0: update mf-chat first.',
    ]);
  });

  it('needs a first page, with every file of it in the upload', () => {
    const server = { shells: [], remotes: [] };
    expect(findObjections(next({ initial: undefined }), server)).toEqual([
      'shell 2.0.0 names no script for its first page.',
    ]);
    expect(findObjections(next({ hasFile: () => false }), server)).toEqual([
      'shell 2.0.0 puts main.js on its first page, but it is not in the upload.',
    ]);
  });
});
