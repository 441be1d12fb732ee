import type { Media } from '@plaza/api-contract';
import { never, refusal, type TestAnswers } from '@plaza/shell-contract/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { Composer } from './Composer.tsx';

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

export const Empty = story();

export const Shared = story({}, 'Lanterns over the harbour\nhttps://plaza.example/lanterns');

export const WithPictures: Story = {
  ...story({}, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), [await aFile(20), await aFile(200)]);
    await expect(await canvas.findAllByLabelText('What is to be seen?')).toHaveLength(2);
  },
};

export const Sending: Story = {
  ...story({ 'POST /media': never }, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFile(20));
    await canvas.findByRole('progressbar');
  },
};

export const UploadFailed: Story = {
  ...story({ 'POST /media': refusal('This picture is broken.', 400) }, 'Six evenings in a row'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Attach Media'), await aFile(20));
    await canvas.findByText('This picture is broken.');
  },
};

export const Failed: Story = {
  ...story({ 'POST /content': refusal() }, 'Low tide at the pier'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await canvas.findByText(/Your draft is kept\./);
  },
};
