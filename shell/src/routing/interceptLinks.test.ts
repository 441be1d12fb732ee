import { fireEvent } from '@testing-library/react';
import { interceptLinks } from './interceptLinks.ts';

const went: string[] = [];
let stop: () => void;

beforeEach(() => {
  went.length = 0;
  window.history.replaceState(null, '', '/games');
  document.body.innerHTML = `
    <a href="/chat?x=1#end"><b>chat</b></a>
    <a href="/chat" target="_blank">new tab</a>
    <a href="/file.zip" download>file</a>
    <a href="https://elsewhere.example/">elsewhere</a>
    <a href="mailto:a@plaza.example">mail</a>
    <a href="#main">jump</a>
    <a href="/docs">docs</a>
    <a href="/games">here</a>
    <main id="main" tabindex="-1"></main>
    <button>button</button>`;
  stop = interceptLinks(
    document,
    (to) => void went.push(to),
    (pathname) => pathname !== '/docs',
  );
});
afterEach(() => stop());

// jsdom says "not implemented" when a click is left to the browser; nobody needs to read that here.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

const element = (words: string) =>
  [...document.querySelectorAll('a, b, button')].reverse().find((one) => one.textContent === words) ??
  document.body;

test('a click on a link, or on something in it, goes through the shell', () => {
  expect(fireEvent.click(element('chat'))).toBe(false);
  expect(went).toEqual(['/chat?x=1#end']);
});

test.each(['new tab', 'file', 'elsewhere', 'mail', 'jump', 'docs', 'button'])(
  '%s is left to the browser',
  (words) => {
    fireEvent.click(element(words));
    expect(went).toEqual([]);
  },
);

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
  fireEvent.click(element('chat'), { [key]: true });
  expect(went).toEqual([]);
});

test('a click that a remote has handled is its own', () => {
  element('chat').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(element('chat'));
  expect(went).toEqual([]);
});

test('a link to where one is leads to the top of it, and is no step in the history', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  expect(fireEvent.click(element('here'))).toBe(false);
  expect(went).toEqual([]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(document.getElementById('main')).toHaveFocus();
  scrolled.mockRestore();
});
