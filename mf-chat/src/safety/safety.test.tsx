import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
/** What the camera would see next. */
let inSight: string[] = [];
let stopped = 0;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => {
  localStorage.clear();
  inSight = [];
  stopped = 0;
});
afterEach(() => Reflect.deleteProperty(window, 'BarcodeDetector'));

function giveCamera(open = async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] })): void {
  Object.assign(window, {
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<string[]> {
        return ['qr_code'];
      }
      detect = async () => inSight.splice(0, 1).map((rawValue) => ({ rawValue }));
    },
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } });
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined });
}

async function openSafety(): Promise<string> {
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.amber, 'hello');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about this chat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Safety number' }));
  const digits = await screen.findByRole('group', { name: 'Safety number' });
  const code = await screen.findByRole('img', { name: 'The safety number as a QR code', busy: false });
  // Sixty digits and the light around them: 25 and twice 4 on a side.
  expect(code).toHaveAttribute('viewBox', '0 0 33 33');
  expect(code.querySelector('path')?.getAttribute('d')).toContain('M4 4h1v1h-1z');
  return digits.textContent ?? '';
}

const scan = async () => userEvent.click(await screen.findByRole('button', { name: 'Scan their code' }));

test('the same code on the other device says that nobody listens in between', async () => {
  giveCamera();
  inSight.push('https://elsewhere.example');
  inSight.push(await openSafety());
  await scan();
  expect(await screen.findByText('The codes are the same. Nobody listens in between.')).toBeVisible();
  expect(stopped).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Safety number' })).toBeNull());
});

test('another code says what to do, and one can compare again', async () => {
  giveCamera();
  await openSafety();
  inSight.push('7'.repeat(60));
  await scan();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('These are not the same.');
  expect(alert).toHaveTextContent(/Ask Basalt Okoro by another way/);
  expect(screen.queryByRole('button', { name: 'They are the same' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compare again' }));
  expect(screen.getByRole('button', { name: 'They are the same' })).toBeVisible();
});

test('without a yes to the camera one compares digits', async () => {
  giveCamera(async () => {
    throw new DOMException('No.', 'NotAllowedError');
  });
  await openSafety();
  await scan();
  expect(await screen.findByText(/The camera did not start. Compare the digits instead/)).toBeVisible();
});

test('a browser that finds no codes shows its own, and the digits', async () => {
  const digits = await openSafety();
  expect(digits).toMatch(/^\d{60}$/);
  expect(screen.queryByRole('button', { name: 'Scan their code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'They are not the same' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Write nothing private here.');
});
