const hash = `sha384-${'A'.repeat(64)}`;

export const remoteRegistryExample = {
  revision: '41',
  shell: { version: '1.0.0-9b1c2d3e', contract: '1.0' },
  remotes: [
    {
      name: 'mf-chat',
      killed: false,
      current: {
        version: '1.0.0-3f2a9c1d',
        mfName: 'mf_chat_1_0_0_3f2a9c1d',
        contract: '1.0',
        entry: '/remotes/mf-chat/1.0.0-3f2a9c1d/mf-manifest.json',
        integrity: { 'mf-manifest.json': hash, 'remoteEntry.0a1b2c3d.js': hash },
        routes: [{ path: '/chat/*', access: 'member' as const }],
        widgets: {},
      },
    },
  ],
};

export const remoteStatusExample = {
  name: 'mf-chat',
  active: '1.0.0-3f2a9c1d',
  previous: '1.0.0-77aa01be',
  canary: null,
  killed: false,
  versions: [
    {
      version: '1.0.0-3f2a9c1d',
      createdAt: '2026-11-20T10:00:00.000Z',
      createdBy: 'team chat',
      bytes: 93_112,
      gitSha: 'c0ffee1',
      health: { browsers: 12, failing: 0 },
    },
  ],
  events: [
    {
      at: '2026-11-20T10:00:02.000Z',
      kind: 'activated' as const,
      from: '1.0.0-77aa01be',
      to: '1.0.0-3f2a9c1d',
      actor: 'team chat',
      reason: null,
    },
  ],
};
