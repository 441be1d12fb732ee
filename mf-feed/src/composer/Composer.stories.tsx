import type { Media } from '@plaza/api-contract';
import { never, apiError, type TestAnswers, testMember } from '@plaza/shell-contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { Composer } from './Composer.tsx';
import { readDraft } from './draft.ts';
import { fileShelf } from './fileShelf.ts';

const meta = {
  title: 'mf-feed/Composer',
  component: Composer,
  beforeEach: () => localStorage.removeItem('feedDraft'),
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

const created = { success: true, message: 'Content created successfully!', post: feedItem({}) } as const;
const story = (answers: TestAnswers = {}, shared = ''): Story => ({
  args: { shared },
  decorators: [
    (Shown) => (
      <main style={{ maxInlineSize: 520, marginInline: 'auto' }}>
        <Shown />
      </main>
    ),
    feedDecorator({ answers: { 'POST /content': created, 'POST /media': aPicture(), ...answers } }),
  ],
});

/** A square of colour, as a file from somewhere. */
async function aFile(hue: number): Promise<File> {
  const picture: Media = aPicture({ hue });
  const blob = await (await fetch(picture.url)).blob();
  return new File([blob], 'pier.png', { type: 'image/png' });
}

/** A few moments of colour, filmed here. */
async function aFilm(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  const parts: Blob[] = [];
  const camera = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
  camera.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => (camera.onstop = resolve));
  camera.start();
  for (let moment = 0; moment < 12; moment += 1) {
    if (pen) pen.fillStyle = `hsl(${moment * 30} 60% 40%)`;
    pen?.fillRect(0, 0, 320, 180);
    await new Promise(requestAnimationFrame);
  }
  camera.stop();
  await ended;
  return new File(parts, 'tram.webm', { type: 'video/webm' });
}

export const Empty = story();

export const Shared = story({}, 'Lanterns over the harbour\nhttps://plaza.example/lanterns');

export const WithPictures: Story = {
  ...story({}, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), [await aFile(20), await aFile(200)]);
    await expect(await canvas.findAllByLabelText('What does it show?')).toHaveLength(2);
  },
};

const sentForms: FormData[] = [];

/** A video goes with a still of it, which this browser draws. */
export const WithVideo: Story = {
  ...story(
    {
      'POST /media': ({ body }) => {
        sentForms.push(body);
        return aPicture({ kind: 'video', poster: aPicture({ hue: 280 }).url });
      },
    },
    'The first tram of the morning',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFilm());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 10_000 });
    const poster = sentForms.at(-1)?.get('poster');
    await expect(poster).toBeInstanceOf(File);
    await expect(await createImageBitmap(poster as File)).toHaveProperty('width', 320);
  },
};

export const Sending: Story = {
  ...story({ 'POST /media': never }, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFile(20));
    await canvas.findByRole('progressbar');
  },
};

/** The page is closed before the picture is on the server: with the draft it comes back, from the browser's own database. */
export const ComesBack: Story = {
  ...story({ 'POST /media': never }),
  render: function Render(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <Composer key={visit} {...args} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Close the page and open it again
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFile(200));
    const shown = () =>
      canvas.getByRole('list', { name: 'Attached' }).querySelector('img')?.getAttribute('src');
    const before = shown();
    const key = readDraft(localStorage, testMember().id)?.waiting[0]?.key ?? '';
    await waitFor(async () => expect(await fileShelf.read(key)).toBeInstanceOf(File));
    await userEvent.click(canvas.getByRole('button', { name: /^Close the page/ }));
    await waitFor(() => expect(shown()).toMatch(/^blob:/));
    await expect(shown()).not.toBe(before);
    await expect(canvas.getByRole('progressbar', { name: 'Sending pier.png' })).toBeVisible();
  },
};

export const UploadFailed: Story = {
  ...story({ 'POST /media': apiError('This picture is broken.', 400) }, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFile(20));
    await canvas.findByText('pier.png: This picture is broken.');
  },
};

export const Failed: Story = {
  ...story({ 'POST /content': apiError() }, 'Low tide at the pier'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await canvas.findByText(/Your draft is kept\./);
  },
};
