import { waitFor } from '@testing-library/dom';
import { sayAlive } from '../parts/sayAlive.ts';

beforeAll(async () => {
  document.head.innerHTML = '<link rel="preload" data-start href="/main.js" integrity="sha384-known">';
  await import('./early.ts');
});

test('the shell is started when the picture has been seen, and only with the hash that the page gave', async () => {
  await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
  const script = document.querySelector('script');
  expect(script).toHaveAttribute('src', 'http://localhost/main.js');
  expect(script).toHaveAttribute('integrity', 'sha384-known');
});

test('a press before the page is alive is kept, and done once when it is', () => {
  document.body.innerHTML = '<div data-picture><a href="#there">Away</a><button>Enter</button></div>';
  const [link, button] = ['a', 'button'].map((tag) => document.querySelector<HTMLElement>(tag));
  const heard: string[] = [];
  // As React listens: at the root, and there already while the picture comes to life.
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).tagName));

  button?.click();
  button?.click();
  expect(heard).toEqual([]);
  link?.click();
  expect(heard).toEqual(['A']);

  sayAlive();
  expect(heard).toEqual(['A', 'BUTTON']);
  button?.click();
  expect(heard).toEqual(['A', 'BUTTON', 'BUTTON']);
});
