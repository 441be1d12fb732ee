import { apiError, never } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChatAtAddress, chatStory } from '../testing/chatStory.tsx';
import { at, evening } from '../testing/evening.ts';

const meta = {
  title: 'mf-chat/Chat',
  component: ChatAtAddress,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatAtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const edge = { viewport: { value: 'edge' } };

export const Filled: Story = chatStory('/chat/12', evening);
export const FilledLight: Story = { ...Filled, globals: { theme: 'light' } };
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const FilledAtTheEdge: Story = { ...Filled, globals: edge };
export const Group: Story = chatStory('/chat/20', evening);
export const GroupOnAPhone: Story = { ...Group, globals: { ...phone, theme: 'light' } };
export const Request: Story = chatStory('/chat/14', evening);
export const RequestOnAPhone: Story = { ...Request, globals: phone };
export const NoneOpen: Story = chatStory('/chat', evening);
export const ListOnAPhone: Story = { ...NoneOpen, globals: phone };
export const ListOnAPhoneLight: Story = { ...NoneOpen, globals: { ...phone, theme: 'light' } };

export const NothingSaid: Story = chatStory('/chat/12', (chats, { basalt }) => void chats.pair('12', basalt));

/** What did not go waits with a way to try again, and one to let it be. */
export const NotSent: Story = {
  ...chatStory('/chat/12', async (chats, cast) => {
    await evening(chats, cast);
    chats.refusals.set('send', apiError());
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText('Type a message...'),
      'The lift is stuck again{Enter}',
    );
    await canvas.findByRole('button', { name: 'Retry' });
  },
};

/** Who is in a group, and what its owner can do. */
export const Members: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this chat' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Members' }));
    await canvas.findByRole('button', { name: 'Remove picture' });
  },
};
export const MembersOnAPhone: Story = { ...Members, globals: { ...phone, theme: 'light' } };

/** The digits and the code that two people compare. */
export const SafetyNumber: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this chat' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Safety number' }));
    await canvas.findByRole('img', { name: 'The safety number as a QR code' });
  },
};
export const SafetyNumberOnAPhone: Story = { ...SafetyNumber, globals: { ...phone, theme: 'light' } };
export const NotTheSame: Story = {
  ...SafetyNumber,
  play: async (context) => {
    await SafetyNumber.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'They are not the same' }));
    await context.canvas.findByRole('alert');
  },
};
export const NotTheSameAtTheEdge: Story = { ...NotTheSame, globals: edge };

/** The other one has never opened chat: what is written waits for their keys. */
export const NoKeysThere: Story = chatStory('/chat/12', async (chats, cast) => {
  chats.keyless.add('2');
  chats.pair('12', cast.basalt);
  await chats.say('12', cast.amber, 'Read this when you are here', { at: at(0) });
});

/** Nothing opens these keys elsewhere yet. */
const filledList = chatStory('/chat', evening);
export const NoCopy: Story = {
  ...filledList,
  loaders: [
    async () => {
      const loaded = await filledList.loaders[0]?.();
      const keys = loaded?.options.keys;
      if (!loaded || keys?.is !== 'open') return {};
      return { options: { ...loaded.options, keys: { ...keys, keys: { ...keys.keys, needsCopy: true } } } };
    },
  ],
};
export const NoCopyOnAPhone: Story = { ...NoCopy, globals: { ...phone, theme: 'light' } };

/** More came than the first pages hold. */
export const LongUnread: Story = chatStory('/chat/12', async (chats, cast) => {
  chats.pair('12', cast.basalt, { read_seq: 3, unread_count: 1200 });
  for (let line = 0; line < 1203; line += 1)
    await chats.say('12', cast.basalt, `Lantern ${line} is lit`, { at: at(line) });
});
export const LongUnreadOnAPhone: Story = { ...LongUnread, globals: phone };

/** What one lets others know, and all of one's chats as a file. */
export const Settings: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat settings' }));
    await canvas.findByRole('switch', { name: 'Read receipts' });
  },
};
export const SettingsOnAPhone: Story = { ...Settings, globals: { ...phone, theme: 'light' } };

/** The card that goes along with a link, before it is sent. */
export const LinkToSend: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByPlaceholderText('Type a message...'),
      'https://elsewhere.example/lanterns',
    );
    await canvas.findByRole('group', { name: 'Card for the link' });
  },
};
export const LinkToSendOnAPhone: Story = { ...LinkToSend, globals: phone };

/** What somebody has sent did not all arrive, and a link has its card. */
export const AGapAndACard: Story = chatStory('/chat/12', async (chats, cast) => {
  chats.pair('12', cast.basalt);
  const url = 'https://plaza.example/zones/castle';
  await chats.say('12', cast.basalt, 'The walls are up', { at: at(0), content: { device: 'a', count: 1 } });
  await chats.say('12', cast.basalt, `Come and see: ${url}`, {
    at: at(2),
    content: {
      device: 'a',
      count: 3,
      link: { url, title: 'Castle Zone', text: 'Blue hour, torches on the walls' },
    },
  });
  await chats.say('12', cast.amber, 'https://elsewhere.example/a/long/way', {
    at: at(3),
    content: {
      link: { url: 'https://elsewhere.example/a/long/way', title: 'elsewhere.example', text: '' },
    },
  });
});
export const AGapAndACardLight: Story = { ...AGapAndACard, globals: { ...phone, theme: 'light' } };

export const Empty: Story = chatStory('/chat', () => undefined);
export const EmptyOnAPhone: Story = { ...Empty, globals: phone };
export const Loading: Story = chatStory('/chat/12', evening, {
  answers: { 'GET /chat/:userId': never, 'GET /chat/history/:chatID/:userId': never },
});
export const Failed: Story = chatStory('/chat/12', evening, {
  answers: { 'GET /chat/:userId': apiError(), 'GET /chat/history/:chatID/:userId': apiError() },
});
export const Locked: Story = chatStory('/chat', evening, { keys: { is: 'locked' } });
export const KeysNotMade: Story = chatStory('/chat', evening, { keys: { is: 'locked', isUnmade: true } });
export const KeysNotMadeOnAPhone: Story = { ...KeysNotMade, globals: phone };
export const Unknown: Story = chatStory('/chat/404', evening);
