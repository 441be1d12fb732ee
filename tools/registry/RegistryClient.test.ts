import { calls } from '@plaza/api-contract';
import { findTarget, RegistryClient } from './RegistryClient.ts';

/** A registry whose server gives one answer, and what that server heard. */
function aRegistry(answer: () => Response) {
  const heard: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    heard.push({ url: new Request(url).url, init });
    return answer();
  };
  return { registry: new RegistryClient({ url: 'http://plaza.test', token: 'secret' }, send), heard };
}

const activate = { params: { name: 'mf-chat' }, body: { version: '1.0.0-3f2a9c1d' } };

describe('a call to the registry', () => {
  it('goes to the address of the call, with the token', async () => {
    const { registry, heard } = aRegistry(() => Response.json(calls['POST /remotes/:name/activate'].example));
    const changed = await registry.call('POST /remotes/:name/activate', activate);
    expect(changed.active).toBe('1.0.0-3f2a9c1d');
    expect(heard[0]?.url).toBe('http://plaza.test/api/remotes/mf-chat/activate');
    expect(heard[0]?.init?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(heard[0]?.init?.body).toBe('{"version":"1.0.0-3f2a9c1d"}');
  });

  it('shows the sentence of the api when it is refused, and each field below it', async () => {
    const refusal = {
      code: 'remotes.refused',
      error: 'This version does not fit.',
      message: '',
      requestId: '1',
      fields: { react: 'needs ^20' },
    };
    const { registry } = aRegistry(() => Response.json(refusal, { status: 422 }));
    await expect(registry.call('POST /remotes/:name/activate', activate)).rejects.toThrow(
      'This version does not fit. (remotes.refused)\n  react: needs ^20',
    );
  });

  it('says where the token comes from when it is the wrong one', async () => {
    const refusal = { code: 'remotes.wrong-token', error: 'No such token.', message: '', requestId: '1' };
    const { registry } = aRegistry(() => Response.json(refusal, { status: 401 }));
    await expect(registry.call('POST /remotes/:name/activate', activate)).rejects.toThrow(
      'PLAZA_DEPLOY_TOKEN',
    );
  });

  it('asks again for a while where the server is too busy', async () => {
    const busy = { code: 'http.away', error: 'Not available.', message: '', requestId: '1' };
    const waited: number[] = [];
    let busyFor = 0;
    const send: typeof fetch = async () =>
      busyFor-- > 0
        ? Response.json(busy, { status: 503 })
        : Response.json(calls['POST /remotes/:name/activate'].example);
    const wait = async (ms: number) => void waited.push(ms);
    const registry = new RegistryClient({ url: 'http://plaza.test', token: 'secret' }, send, wait);
    busyFor = 5;
    expect((await registry.call('POST /remotes/:name/activate', activate)).active).toBe('1.0.0-3f2a9c1d');
    expect(waited).toEqual([2000, 2000, 2000, 2000, 2000]);
    busyFor = 6;
    await expect(registry.call('POST /remotes/:name/activate', activate)).rejects.toThrow('http.away');
  });

  it('makes no second token where the answer to the first is lost', async () => {
    const busy = { code: 'http.away', error: 'Not available.', message: '', requestId: '1' };
    const { registry, heard } = aRegistry(() => Response.json(busy, { status: 503 }));
    const token = { params: { name: 'mf-feed' }, body: { label: 'the feed team' } };
    await expect(registry.call('POST /remotes/:name/tokens', token)).rejects.toThrow('http.away');
    expect(heard).toHaveLength(1);
  });

  it('says so in one line when nothing answers', async () => {
    const { registry } = aRegistry(() => {
      throw new TypeError('fetch failed');
    });
    await expect(registry.call('POST /remotes/:name/activate', activate)).rejects.toThrow(
      'Plaza does not answer at http://plaza.test. Start it with "npm start", or set PLAZA_URL.',
    );
  });

  it('doubts the address when something else answers', async () => {
    const { registry } = aRegistry(() => new Response('<h1>nginx</h1>', { status: 502 }));
    await expect(registry.call('POST /remotes/:name/activate', activate)).rejects.toThrow(
      'answered 502, and not as Plaza does',
    );
  });
});

describe('the target', () => {
  it('is this machine at PORT unless PLAZA_URL names another', () => {
    expect(findTarget({ PLAZA_DEPLOY_TOKEN: 't', PORT: '9000' }).url).toBe('http://127.0.0.1:9000');
    expect(findTarget({ PLAZA_DEPLOY_TOKEN: 't', PLAZA_URL: 'https://plaza.example/' }).url).toBe(
      'https://plaza.example',
    );
  });

  it('refuses to go on without a token', () => {
    expect(() => findTarget({ DATA_DIR: '/nowhere' })).toThrow('No deploy token');
  });
});
