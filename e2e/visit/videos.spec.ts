import type { Page } from '@playwright/test';
import { endByHeadset, plugInHeadset } from '../support/headset.ts';
import { expect, test, tokenOf } from '../support/member.ts';
import { serveTinyList } from '../support/tinyList.ts';

interface Listed {
  VideoID: string;
  Title: string;
  kind: string;
}

async function listed(page: Page): Promise<Listed[]> {
  const answer = await page.request.post('/api/videos', {
    headers: { Authorization: `Bearer ${await tokenOf(page.context(), 'basalt')}` },
    data: { deviceType: 'pc' },
  });
  return (await answer.json()) as Listed[];
}

async function aSphere(page: Page): Promise<Listed> {
  const around = (await listed(page)).find(({ kind }) => kind === 'sphere');
  if (!around) throw new Error('There is no video all around.');
  return around;
}

test('[1-7] a video all around is watched in a headset, and left by the page or by the headset', async ({
  member: page,
}) => {
  await plugInHeadset(page);
  await page.goto(`/videos?at=${(await aSphere(page)).VideoID}`);
  const wear = page.getByRole('button', { name: 'Watch in the headset' });
  // By the keyboard: what stands in for a headset lies over the page while it is worn.
  await wear.click();
  await page.getByRole('button', { name: 'Leave the headset' }).press('Enter');
  await wear.click();
  await expect(page.getByRole('button', { name: 'Leave the headset' })).toBeVisible();
  await endByHeadset(page);
  await expect(wear).toBeVisible();
});

test('[2.10-1] a video seeks: it goes on from wherever it is sent', async ({ member: page }) => {
  const file = (await listed(page)).find(({ kind }) => kind === 'file');
  if (!file) throw new Error('There is no file to play.');
  await page.goto(`/videos?at=${file.VideoID}`);
  const film = page.locator('video');
  const at = () => film.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(8);
  await film.evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = element.duration - 3;
  });
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => !element.seeking && element.readyState >= 2))
    .toBe(true);
  const later = await at();
  expect(later).toBeGreaterThan(5);
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(at).toBeGreaterThan(later);
});

test('[2.10-1] a video all around turns under the pointer, under the arrows and with the phone', async ({
  member: page,
}) => {
  const around = await aSphere(page);
  await page.goto(`/videos?at=${around.VideoID}`);
  const picture = page.getByRole('img', { name: new RegExp(around.Title) });
  await expect(picture).toBeVisible();
  // What moves by itself stands still, so that what is otherwise has been turned to.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const seen = async () => (await picture.screenshot()).toString('base64');
  let first = await seen();
  const standsStill = async () => first === (first = await seen());
  await expect.poll(standsStill).toBe(true);
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is nowhere.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(seen).not.toBe(first);
  const dragged = await seen();
  await picture.press('ArrowRight');
  await expect.poll(seen).not.toBe(dragged);
  const pressed = await seen();
  // A phone that is turned by a quarter.
  await page.evaluate(() => {
    for (const alpha of [100, 10])
      window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha, beta: 40, gamma: 0 }));
  });
  await expect.poll(seen).not.toBe(pressed);
  const bar = page.getByRole('slider', { name: 'Place in the video' });
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await bar.press(key);
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBe(3);
  await expect(page).toHaveURL(new RegExp(`at=${around.VideoID}`));
});

test('a video in several sizes plays piece by piece where the browser knows no such lists', async ({
  member: page,
}) => {
  await page.addInitScript(() => {
    const real = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
      return type.includes('mpegurl') ? '' : real.call(this, type);
    };
  });
  const asked = await serveTinyList(page, '/media/tiny');
  await page.route('**/api/videos', (route) =>
    route.fulfill({
      json: [
        {
          VideoID: '901',
          Title: 'In pieces',
          URL: '/media/tiny/none.mp4',
          hls: '/media/tiny/hls.m3u8',
          kind: 'file',
        },
      ],
    }),
  );
  await page.goto('/videos');
  const film = page.getByLabel('In pieces');
  const at = (what: 'currentTime' | 'duration') =>
    film.evaluate((element, name) => Number(Reflect.get(element, name)), what);
  await expect.poll(() => at('duration')).toBeCloseTo(4, 0);
  // Into the second piece.
  await film.evaluate((element: HTMLVideoElement) => (element.currentTime = 3));
  await expect.poll(() => at('currentTime')).toBeGreaterThan(3.2);
  expect(asked).toEqual(expect.arrayContaining(['hls.m3u8', '48.m3u8', 'init.mp4', 'p0.m4s', 'p1.m4s']));
  expect(asked).not.toContain('none.mp4');
});

test('[2.10-1] a video from elsewhere is asked to begin by itself, at its start, with nothing related, and may do no more', async ({
  member: page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
  });
  await page.route('**/api/videos', (route) =>
    route.fulfill({
      json: [
        {
          VideoID: '900',
          Title: 'From elsewhere',
          URL: 'https://www.youtube-nocookie.com/embed/plaza000001',
          kind: 'embed',
        },
      ],
    }),
  );
  await page.goto('/videos');
  const player = page.getByTitle('From elsewhere');
  await expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await expect(player).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media; picture-in-picture');
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/plaza000001?autoplay=1&start=0&rel=0']);
});

test('an upload that loses its connection while somebody is asked whether to leave asks no more, and says so', async ({
  member: page,
}) => {
  let cutOff = () => {};
  const cut = new Promise<void>((resolve) => (cutOff = resolve));
  await page.route('**/api/media', async (route) => {
    await cut;
    await route.abort('internetdisconnected');
  });
  await page.goto('/videos');
  await page.getByRole('button', { name: 'Upload a video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a video' });
  const file = { name: 'harbour.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') };
  await dialog.getByLabel('Video', { exact: true }).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();

  // Back would ask whether to stop the upload: it is the dialog's. The palette leads elsewhere over the dialog.
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: /Where to/ });
  await field.fill('game');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('Games');
  await field.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(question).toBeVisible();
  cutOff();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/videos/);
  await expect(dialog.getByText('cannot be reached')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('harbour');
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
});
