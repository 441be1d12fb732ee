import { hubOrigins } from './hubOrigins.ts';

describe('hubOrigins', () => {
  it('goes by the name a page was asked for under when Plaza has no name of its own', () => {
    expect(hubOrigins({ publicUrl: undefined, allowedHosts: [] })).toBe('same-host');
  });

  it.each([
    ['https://plaza.example', true],
    ['https://friends.example', true],
    ['http://127.0.0.1:8080', true],
    ['https://elsewhere.example', false],
    ['https://plaza.example.elsewhere.example', false],
    ['null', false],
  ])('with a name, %s: %s', (origin, allowed) => {
    const origins = hubOrigins({ publicUrl: 'https://plaza.example', allowedHosts: ['friends.example'] });
    expect(typeof origins === 'function' && origins(origin)).toBe(allowed);
  });
});
