import { aPerson } from '@plaza/crypto/testing';
import { never } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChatAtAddress, chatStory, onStage } from '../testing/chatStory.tsx';
import { evening } from '../testing/evening.ts';
import { somebody } from '../testing/somebody.ts';

// What comes and goes in a chat while one looks at it, and what stands there before it is sent.
const meta = {
  title: 'mf-chat/Chat, in the moment',
  component: ChatAtAddress,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatAtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const edge = { viewport: { value: 'edge' } };
const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };

function sayKeysChanged(): void {
  const payload = { user_id: '2', n: 2, key_id: 'k'.repeat(22), how: 'reset' as const };
  onStage.shell?.bring({ type: 'keys-changed', payload, mark });
}

/** Basalt began anew: it is said in the chat, and there is a sign beside it in the list. */
export const SafetyNumberChanged: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas }) => {
    await canvas.findAllByText('🎉');
    await onStage.chats?.renew('2');
    sayKeysChanged();
    await canvas.findByText(/^Your safety number with Basalt Okoro has changed/);
  },
};
export const SafetyNumberChangedOnAPhone: Story = {
  ...SafetyNumberChanged,
  globals: { ...phone, theme: 'light' },
};

/** The same seen from the list alone: a sign in their row, before their chat is opened. */
export const SafetyNumberChangedInTheList: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas }) => {
    await canvas.findByText('🎉');
    await onStage.chats?.renew('2');
    sayKeysChanged();
    await canvas.findByText('Safety number changed');
  },
};
export const SafetyNumberChangedInTheListOnAPhone: Story = {
  ...SafetyNumberChangedInTheList,
  globals: { ...phone, theme: 'light' },
};

/** What was seen before is not in their keys at all: nothing is sent. */
export const KeysForked: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas }) => {
    await canvas.findAllByText('🎉');
    const basalt = await somebody('2', 'Basalt Okoro', 'basalt');
    onStage.chats?.people.set('2', { ...basalt, person: await aPerson('2') });
    sayKeysChanged();
    await canvas.findByText(/^The keys of Basalt Okoro do not match/);
  },
};
export const KeysForkedAtTheEdge: Story = { ...KeysForked, globals: { ...edge, theme: 'light' } };

/** Keys are pressed for as long as the story is on show. */
function typing(path: string, userId: string, words: string): Story {
  const press = () =>
    onStage.shell?.bring({
      type: 'client-typing',
      payload: undefined,
      mark: undefined,
      channel: path.replace('/chat/', 'chat-'),
      userId,
    });
  return {
    ...chatStory(path, evening),
    beforeEach() {
      const timer = setInterval(press, 500);
      return () => clearInterval(timer);
    },
    play: async ({ canvas }) => {
      await canvas.findByPlaceholderText('Type a message...');
      await canvas.findAllByText(words, undefined, { timeout: 5000 });
    },
  };
}

export const Typing: Story = typing('/chat/12', '2', 'Typing...');
export const TypingOnAPhone: Story = { ...Typing, globals: { ...phone, theme: 'light' } };
export const TypingInAGroup: Story = typing('/chat/20', '3', 'Cedar Novak is typing...');

const listen: Play = async ({ canvas, userEvent }) => {
  await canvas.findAllByText('🎉');
  await userEvent.click(await canvas.findByRole('button', { name: 'Record a voice note' }));
};

function withMicrophone(open: () => Promise<MediaStream>) {
  return () => {
    const real = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = open;
    return () => void (navigator.mediaDevices.getUserMedia = real);
  };
}

/** A microphone where nobody speaks. */
export const Recording: Story = {
  ...chatStory('/chat/12', evening),
  beforeEach: withMicrophone(async () => new AudioContext().createMediaStreamDestination().stream),
  play: async (context) => {
    await listen(context);
    await context.canvas.findByText(/^Recording, /);
  },
};
export const RecordingOnAPhone: Story = { ...Recording, globals: { ...phone, theme: 'light' } };

export const NoMicrophone: Story = {
  ...chatStory('/chat/12', evening),
  beforeEach: withMicrophone(() => Promise.reject(new DOMException('No.', 'NotAllowedError'))),
  play: async (context) => {
    await listen(context);
    await context.canvas.findByText('The microphone is not available.');
  },
};
export const NoMicrophoneOnAPhone: Story = { ...NoMicrophone, globals: { ...phone, theme: 'light' } };

const notes = new File(['Lamp oil, rope, a long ladder'], 'what-we-need-for-the-roof.txt', {
  type: 'text/plain',
});
const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });

/** A small lantern. */
function lantern(name: string, colour: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 240];
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = '#141A33';
    brush.fillRect(0, 0, 320, 240);
    brush.fillStyle = colour;
    brush.fillRect(130, 70, 60, 100);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(new File(blob ? [blob] : [], name, { type: 'image/png' })), 'image/png');
  });
}

const pick: Play = async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText('Choose files', { selector: 'input' });
  const lanterns = await Promise.all([lantern('amber.png', '#FFD27A'), lantern('rose.png', '#F28C5A')]);
  await canvas.findAllByText('🎉');
  await userEvent.upload(field, [...lanterns, notes, plan]);
  await canvas.findByRole('button', { name: 'Send Media' });
};

/** Several at once, each of which can still be taken out. */
export const Chosen: Story = { ...chatStory('/chat/12', evening), play: pick };
export const ChosenAtTheEdge: Story = { ...Chosen, globals: { ...edge, theme: 'light' } };

/** How far they are, and a way to stop them. */
export const SendingFiles: Story = {
  ...chatStory('/chat/12', evening, { answers: { 'POST /chat/blobs': never } }),
  play: async (context) => {
    await pick(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send Media' }));
    await context.canvas.findByRole('button', { name: 'Cancel' });
  },
};
export const SendingFilesOnAPhone: Story = { ...SendingFiles, globals: { ...phone, theme: 'light' } };

/** One of those that were picked is more than fits. */
export const OneTooLarge: Story = {
  ...chatStory('/chat/12', evening),
  play: async (context) => {
    await pick(context);
    const film = new File([new Uint8Array(26 * 1024 ** 2)], 'the-whole-evening.mov', { type: 'video/mp4' });
    const field = context.canvas.getByLabelText('Choose files', { selector: 'input' });
    await context.userEvent.upload(field, film);
    await context.canvas.findByText(/“the-whole-evening.mov” is too large/);
  },
};
export const OneTooLargeOnAPhone: Story = { ...OneTooLarge, globals: { ...phone, theme: 'light' } };
