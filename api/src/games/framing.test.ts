import type { Outbound } from '../http/outbound/openOutbound.ts';
import { askFraming, mayFrame } from './framing.ts';

const own = 'https://games.stranger.example';
const page = 'https://plaza.example';

describe('a page may stand in a frame of ours', () => {
  it.each<Record<string, string>>([
    {},
    { 'x-frame-options': 'ALLOW-FROM https://elsewhere.example' },
    { 'content-security-policy': "default-src 'self'" },
    { 'content-security-policy': 'frame-ancestors *' },
    { 'content-security-policy': 'frame-ancestors https:' },
    { 'content-security-policy': "frame-ancestors 'self' https://plaza.example" },
    { 'content-security-policy': 'frame-ancestors http://plaza.example:443' },
    { 'content-security-policy': 'script-src x; Frame-Ancestors plaza.example:*' },
    { 'content-security-policy': 'frame-ancestors *.example' },
    { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' },
  ])('with %j', (headers) => expect(mayFrame(new Headers(headers), own, page)).toBe(true));

  it.each<Record<string, string>>([
    { 'x-frame-options': 'DENY' },
    { 'x-frame-options': 'SameOrigin' },
    { 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' },
    { 'content-security-policy': 'frame-ancestors' },
    { 'content-security-policy': "frame-ancestors 'none'" },
    { 'content-security-policy': "frame-ancestors 'self'" },
    { 'content-security-policy': 'frame-ancestors https://other.example' },
    { 'content-security-policy': 'frame-ancestors plaza.example:8443' },
    { 'content-security-policy': 'frame-ancestors *.plaza.example' },
    { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" },
  ])('and not with %j', (headers) => expect(mayFrame(new Headers(headers), own, page)).toBe(false));
});

describe('the server of a game is asked', () => {
  const told: Record<string, () => Response> = {
    [`${own}/plain`]: () => new Response('a game'),
    [`${own}/shut`]: () => new Response('no', { headers: { 'x-frame-options': 'DENY' } }),
    [`${own}/gone`]: () => new Response('no', { status: 404 }),
    [`${own}/moved`]: () => new Response(null, { status: 302, headers: { location: '/shut' } }),
    [`${own}/away`]: () =>
      new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:5432/' } }),
    [`${own}/round`]: () => new Response(null, { status: 307, headers: { location: '/round' } }),
  };
  const asked: string[] = [];
  const outbound: Outbound = async (address) => {
    asked.push(String(address));
    const answer = told[String(address)];
    if (!answer) throw new Error('Nobody is there.');
    return answer();
  };
  beforeEach(() => asked.splice(0));
  const ask = (path: string) => askFraming(path, { outbound, frames: [own], page });

  it.each([
    ['/plain', 'allowed'],
    ['/shut', 'refused'],
    ['/moved', 'refused'],
    ['/gone', 'unknown'],
    ['/nobody', 'unknown'],
    ['/round', 'unknown'],
  ])('%s: %s', async (path, framing) => expect(await ask(own + path)).toBe(framing));

  it('and none is asked whose pages ours may not frame, not even where one sends us on', async () => {
    expect(await ask('https://other.example/')).toBe('not-named');
    expect(asked).toEqual([]);
    expect(await ask(`${own}/away`)).toBe('not-named');
    expect(asked).toEqual([`${own}/away`]);
  });
});
