import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { buttonOf } from '../testing/buttonOf.ts';
import { ChatAtAddress, chatStory, onStage } from '../testing/chatStory.tsx';
import { choose } from '../testing/choose.ts';
import { evening } from '../testing/evening.ts';

// What opens over a chat, or beside it, when somebody does something there.
const meta = {
  title: 'mf-chat/Chat, step by step',
  component: ChatAtAddress,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatAtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** All that one can do with a chat. */
export const Menu: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this chat' }));
    await canvas.findByRole('menuitem', { name: 'Archive' });
  },
};
export const MenuOnAPhone: Story = { ...Menu, globals: { ...phone, theme: 'light' } };

export const Mute: Story = choose('/chat/12', 'Mute', async ({ canvas }) => {
  await canvas.findByRole('combobox', { name: 'Mute for' });
});
export const MuteAGroupOnAPhone: Story = {
  ...choose('/chat/20', 'Mute', async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Tell me when I am mentioned' });
  }),
  globals: phone,
};

export const Timer: Story = choose('/chat/12', 'Disappearing messages', async ({ canvas }) => {
  await canvas.findByRole('combobox', { name: 'Messages disappear after' });
});

/** Which messages the administrators get to read. */
export const Report: Story = choose('/chat/12', 'Report messages', async ({ canvas }) => {
  await canvas.findByRole('combobox', { name: 'What is wrong?' });
});
export const ReportOnAPhone: Story = { ...Report, globals: { ...phone, theme: 'light' } };

export const Block: Story = choose('/chat/12', 'Block Basalt Okoro', async ({ canvas }) => {
  await canvas.findByRole('alertdialog', { name: 'Block Basalt Okoro?' });
});

/** In what this device has read: nothing is asked of the server. */
export const Search: Story = choose('/chat/12', 'Search in this chat', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search in this chat' }), 'tower');
  await canvas.findAllByText(/clock tower/);
});
export const SearchOnAPhone: Story = { ...Search, globals: { ...phone, theme: 'light' } };

export const NewGroup: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New group' }));
    await userEvent.type(await canvas.findByLabelText('Name of the group'), 'Lantern crew');
  },
};
export const NewGroupOnAPhone: Story = { ...NewGroup, globals: phone };

/** People one may write to. */
export const FoundPeople: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search for a user' }), 'ced{Enter}');
    await canvas.findByRole('button', { name: /Chat with Cedar/ });
  },
};
export const NobodyFoundOnAPhone: Story = {
  ...FoundPeople,
  globals: { ...phone, theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search for a user' }), 'zzz{Enter}');
    await canvas.findByText('No user found');
  },
};

/** Words that stand in several chats: no server knows of them. */
export const FoundInAllChats: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search in all chats' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search in all chats' }), 'the');
    await canvas.findByRole('list', { name: 'Found with Lantern crew' });
    await canvas.findByRole('list', { name: 'Found with Basalt Okoro' });
  },
};
export const FoundInAllChatsOnAPhone: Story = { ...FoundInAllChats, globals: { ...phone, theme: 'light' } };

/** Who may be meant by the name that is being written. */
export const Mentioning: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Type a message...'), 'Ask @');
    await canvas.findByRole('option', { name: /Cedar Novak/ });
  },
};
export const MentioningOnAPhone: Story = { ...Mentioning, globals: { ...phone, theme: 'light' } };

/** Files are held over the chat. */
export const Dropping: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas }) => {
    const pane = await canvas.findByRole('region', { name: 'Basalt Okoro' });
    await canvas.findByText('On my way');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['oil'], 'lamps.txt'));
    pane.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await canvas.findByText('Drop files here to send them');
  },
};

/** Who is not a friend yet waits in a folder. */
export const Requests: Story = {
  ...chatStory('/chat', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Requests/ }));
    await canvas.findByRole('list', { name: 'Requests' });
  },
};

/** What one can do with one's own message. */
export const MessageMenu: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    // By keyboard: a pointer finds it when it is over the message.
    (await buttonOf(canvas, 'More about this message')).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menuitem', { name: /Delete/ });
  },
};

/** Which chats shall have this message too. */
export const ForwardAMessage: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    (await buttonOf(canvas, 'More about this message')).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Forward' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Cedar Novak' }));
    await canvas.findByRole('button', { name: 'Forward' });
  },
};
export const ForwardAMessageOnAPhone: Story = {
  ...ForwardAMessage,
  globals: { ...phone, theme: 'light' },
};

/** Who of a group has read a message, and who has only got it: by a press on its sign. */
export const WhoHasRead: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: 'More about this message' });
    for (const [user_id, read_seq] of [
      ['2', 99],
      ['3', null],
    ] as const) {
      const payload = { chatID: '20', user_id, delivered_seq: 99, read_seq };
      onStage.shell?.bring({
        type: 'chat-marks',
        payload,
        channel: 'chat-20',
        userId: user_id,
        mark: undefined,
      });
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Read' }));
    await canvas.findByRole('region', { name: 'Read by' });
  },
};
export const WhoHasReadOnAPhone: Story = { ...WhoHasRead, globals: { ...phone, theme: 'light' } };
