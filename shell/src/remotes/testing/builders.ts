import type { RegisteredRemote, RemoteRegistry, RemoteVersion } from '@plaza/api-contract';

const hash = `sha384-${'A'.repeat(64)}`;

export function aVersion(said: Partial<RemoteVersion> = {}): RemoteVersion {
  const version = said.version ?? '1.0.0';
  return {
    version,
    mfName: `mf_chat_${version.replace(/\W/g, '_')}`,
    contract: '1.0',
    entry: `/remotes/mf-chat/${version}/mf-manifest.json`,
    integrity: { 'mf-manifest.json': hash, 'remoteEntry.0a1b2c3d.js': hash },
    routes: [{ path: '/chat/*', access: 'member' }],
    widgets: {},
    ...said,
  };
}

export function aRemote(said: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return { name: 'mf-chat', killed: false, current: aVersion(), ...said };
}

export function aRegistry(remotes: RegisteredRemote[] = [aRemote()], revision = '1'): RemoteRegistry {
  return { revision, shell: { version: '1.0.0', contract: '1.0' }, remotes };
}
