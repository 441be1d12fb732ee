import { findLooseSelectors } from './findLooseSelectors.ts';

const own = '.mf_chat_1_0_0__row--1a2b3';

describe('findLooseSelectors', () => {
  it('accepts what stands on a class of the remote', () => {
    const css = `@layer remotes { ${own}, ul ${own}:hover > li { color: red } @media (width > 9px) { ${own} { top: 0 } } }`;
    expect(findLooseSelectors(css, 'mf_chat_1_0_0')).toEqual([]);
  });

  it.each([
    ['a bare element', 'button { color: red }', ['button']],
    ['one loose way into a list', `:is(${own}, button) { top: 0 }`, [`:is(${own}, button)`]],
    ['a class that is only to be absent', `:not(${own}) { top: 0 }`, [`:not(${own})`]],
    ['the page itself', ':root { --x: 1 }', [':root']],
    ['one loose selector among good ones', `${own}, body { margin: 0 }`, ['body']],
    [
      'a loose selector inside a layer and a query',
      '@layer remotes { @media print { h1 { top: 0 } } }',
      ['h1'],
    ],
    ['a class of another remote', '.mf_feed_1_0_0__row--1a2b3 { top: 0 }', ['.mf_feed_1_0_0__row--1a2b3']],
  ])('finds %s', (_, css, loose) => {
    expect(findLooseSelectors(css, 'mf_chat_1_0_0')).toEqual(loose);
  });

  it('is not fooled by comments, strings, addresses and frames', () => {
    const css = `/* p { } */ ${own} { content: "b { }"; background: url(x{y.png) } @keyframes spin { from { top: 0 } to { top: 1px } }`;
    expect(findLooseSelectors(css, 'mf_chat_1_0_0')).toEqual([]);
  });

  it('leaves nested rules to their parent', () => {
    expect(
      findLooseSelectors(`${own} { & b { top: 0 } @media print { top: 1px } }`, 'mf_chat_1_0_0'),
    ).toEqual([]);
  });

  it('takes any class for a ground where other tools name them', () => {
    expect(findLooseSelectors('._row_1a2b3_1 b { top: 0 } main { top: 0 }')).toEqual(['main']);
  });
});
