import { aVersion } from '../testing/builders.ts';
import { refetch } from './refetch.ts';
import { trustedOf } from './trust.ts';

const trusted = trustedOf(aVersion(), 'https://plaza.example/');

describe('what the browser has kept of a version', () => {
  const MANIFEST = '/remotes/mf-chat/1.0.0/mf-manifest.json';
  const ENTRY = '/remotes/mf-chat/1.0.0/remoteEntry.0a1b2c3d.js';

  /** A cache with a file for each address: whole, damaged, or still on its way. What it lacks it refuses. */
  function aCache(kept: Record<string, 'whole' | 'damaged' | 'hanging'>) {
    const fetched: string[] = [];
    AbortSignal.timeout = () => new AbortController().signal;
    globalThis.fetch = async (asked, { cache, integrity } = {}) => {
      if (typeof asked !== 'string') throw new Error('It asks by address.');
      const { pathname } = new URL(asked);
      const file = kept[pathname];
      if (cache === 'reload') fetched.push(pathname);
      else if (file === 'hanging') throw new DOMException('too long', 'TimeoutError');
      else if (!file || (integrity && file === 'damaged')) throw new TypeError('Failed to fetch');
      return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
    };
    return fetched;
  }
  const version = trustedOf(aVersion(), location.href);

  test('is fetched anew where it is damaged or does not come, and nothing else is', async () => {
    const fetched = aCache({ [MANIFEST]: 'whole', [ENTRY]: 'damaged' });
    await refetch(version, 1000);
    expect(fetched).toEqual([ENTRY]);
    const hanging = aCache({ [MANIFEST]: 'hanging' });
    await refetch(version, 1000);
    expect(hanging).toEqual([MANIFEST]);
  });

  test('is fetched anew as a whole from another origin, whose files nobody may look at', async () => {
    const fetched = aCache({});
    await refetch(trusted, 1000);
    expect(fetched).toEqual([MANIFEST, ENTRY]);
  });

  test('hinders nothing where the server does not answer either', async () => {
    globalThis.fetch = async () => {
      throw new DOMException('too long', 'TimeoutError');
    };
    await expect(refetch(version, 1000)).resolves.toBeUndefined();
  });
});
