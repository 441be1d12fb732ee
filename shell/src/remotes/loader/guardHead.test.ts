import { guardHead } from './guardHead.ts';

const base = 'https://plaza.example/remotes/mf-team/1.0.0/';
const hashes: Record<string, string> = { [`${base}7.js`]: 'sha384-seven', [`${base}7.css`]: 'sha384-looks' };

beforeAll(() => guardHead((address) => hashes[address]));
beforeEach(() => document.head.replaceChildren());

function aScript(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

test('a script that a bundler puts into the page gets its hash', () => {
  const script = document.head.appendChild(aScript(`${base}7.js`));
  expect(script).toHaveProperty('integrity', 'sha384-seven');
  expect(script).toHaveAttribute('crossorigin', 'anonymous');
  expect(document.head.firstElementChild).toBe(script);
});

test('a sheet gets its hash, wherever in the head it goes', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${base}7.css` });
  const last = document.head.appendChild(document.createElement('meta'));
  document.head.insertBefore(link, last);
  expect(link).toHaveProperty('integrity', 'sha384-looks');
  expect(document.head.firstElementChild).toBe(link);
});

test('what has a hash keeps it, and what is nobody’s stays as it is', () => {
  const checked = Object.assign(aScript(`${base}7.js`), { integrity: 'sha256-own' });
  expect(document.head.appendChild(checked)).toHaveProperty('integrity', 'sha256-own');
  const stranger = document.head.appendChild(aScript('https://elsewhere.example/a.js'));
  expect(stranger.integrity || undefined).toBeUndefined();
  expect(document.head.appendChild(document.createElement('style')).parentNode).toBe(document.head);
});
