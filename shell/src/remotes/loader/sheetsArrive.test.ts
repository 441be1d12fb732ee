import { sheetsArrive, watchSheet } from './filesArrive.ts';

const base = 'http://plaza.example/remotes/mf-chat/2.0.0/';

function aSheet(href = `${base}app.css`): HTMLLinkElement {
  const link = watchSheet(document.createElement('link'));
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

function page(...links: HTMLLinkElement[]): HTMLElement {
  const root = document.createElement('div');
  root.append(...links);
  return root;
}

test('waits for a sheet that is still on its way', async () => {
  const link = aSheet();
  const arrived = jest.fn();
  const waiting = sheetsArrive(base, page(link)).then(arrived);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await waiting;
  expect(arrived).toHaveBeenCalled();
});

test('fails with the sheet that fails', async () => {
  const link = aSheet();
  const waiting = sheetsArrive(base, page(link));
  link.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('/remotes/mf-chat/2.0.0/app.css');
});

test('knows of a failure that was over before anybody asked', async () => {
  const link = aSheet();
  link.dispatchEvent(new Event('error'));
  await expect(sheetsArrive(base, page(link))).rejects.toThrow('app.css');
});

test('minds only the sheets of this version', async () => {
  const other = aSheet('http://plaza.example/remotes/mf-feed/1.0.0/app.css');
  other.dispatchEvent(new Event('error'));
  await expect(sheetsArrive(base, page(other))).resolves.toBeUndefined();
});
