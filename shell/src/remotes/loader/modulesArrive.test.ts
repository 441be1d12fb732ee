import { aVersion } from '../testing/builders.ts';
import { modulesArrive } from './modulesArrive.ts';
import { trustedOf } from './trust.ts';

const integrity = {
  'mf-manifest.json': 'sha384-m',
  'remoteEntry.js': 'sha384-e',
  'assets/app.js': 'sha384-a',
  'assets/app.css': 'sha384-c',
};
const trusted = trustedOf(aVersion({ integrity }), 'https://plaza.example/');
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

beforeEach(() => document.head.replaceChildren());

test('asks for every script as a module, by its hash, and waits for the last of them', async () => {
  const here = jest.fn();
  const waiting = modulesArrive(trusted).then(here);
  expect(links().map((link) => [new URL(link.href).pathname, link.integrity, link.crossOrigin])).toEqual([
    ['/remotes/mf-chat/1.0.0/remoteEntry.js', 'sha384-e', 'anonymous'],
    ['/remotes/mf-chat/1.0.0/assets/app.js', 'sha384-a', 'anonymous'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(here).not.toHaveBeenCalled();
  links()[1]?.dispatchEvent(new Event('load'));
  await waiting;
});

test('one that is not as it was published is the end of it', async () => {
  const waiting = modulesArrive(trusted);
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow(
    '/remotes/mf-chat/1.0.0/assets/app.js did not come as it was published',
  );
});
