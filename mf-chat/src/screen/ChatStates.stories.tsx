import { never } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { buttonOf } from '../testing/buttonOf.ts';
import { ChatAtAddress, chatStory } from '../testing/chatStory.tsx';
import { choose } from '../testing/choose.ts';
import { at, evening } from '../testing/evening.ts';
import { everyKind } from '../testing/everyKind.ts';
import { titleGroup } from '../testing/titleGroup.ts';

// How a chat, a message and the list can stand, each for itself.
const meta = {
  title: 'mf-chat/Chat, states',
  component: ChatAtAddress,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatAtAddress>;

export default meta;
type Story = StoryObj<typeof meta>;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
type Play = NonNullable<Story['play']>;

/** What is on screen has to be opened first. */
const patient = { timeout: 5000 };
const phone = { viewport: { value: 'phone' } };
const edge = { viewport: { value: 'edge' } };

/** A voice note, a file, several pictures, one that was deleted and one that nothing opens. */
export const EveryKindOfMessage: Story = chatStory('/chat/12', everyKind);
export const EveryKindOfMessageOnAPhone: Story = {
  ...EveryKindOfMessage,
  globals: { ...phone, theme: 'light' },
};
export const EveryKindOfMessageAtTheEdge: Story = { ...EveryKindOfMessage, globals: edge };

/** What the server wrote into a group, and messages that disappear. */
export const Notices: Story = chatStory('/chat/20', async (chats, { amber, basalt, cedar, juniper }) => {
  chats.group('20', [basalt, cedar, juniper], { timer_seconds: 86_400 });
  await titleGroup(chats, '20', amber, { text: 'Lantern crew' });
  await chats.say('20', amber, 'Welcome, all of you', { at: at(0) });
  const told = [
    { what: 'joined', user_id: '4' },
    { what: 'history', user_id: '4' },
    { what: 'owner', user_id: '2' },
    { what: 'title' },
    { what: 'left', user_id: '3' },
    { what: 'removed', user_id: '4' },
    { what: 'timer', seconds: 86_400 },
  ] as const;
  for (const [minute, notice] of told.entries()) {
    const client_id = `notice-${minute}-000000000`;
    const created_at = at(minute + 1);
    chats.write(chats.chat('20'), { sender_id: '1', client_id, kind: 'notice', notice, created_at });
  }
  await chats.say('20', basalt, 'This one is gone tomorrow', {
    at: at(10),
    content: { timer: 86_400 },
    more: { expires_at: inAnHour() },
  });
});
export const NoticesOnAPhone: Story = { ...Notices, globals: { ...phone, theme: 'light' } };

/** Behind a wall: what was said stays, and nobody writes any more. */
export const Closed: Story = chatStory('/chat/12', async (chats, cast) => {
  await evening(chats, cast);
  chats.block('basalt');
});
export const ClosedOnAPhone: Story = { ...Closed, globals: phone };

/** They were here an hour ago. */
export const LastSeen: Story = chatStory('/chat/12', async (chats, cast) => {
  await evening(chats, cast);
  chats.chat('12').partner = { online: false, lastActive: new Date(Date.now() - 3_600_000).toISOString() };
});

/** On its way: it has a clock until the server has it. */
export const Pending: Story = {
  ...chatStory('/chat/12', evening, { answers: { 'POST /chat/send-message': never } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Type a message...'), 'At the gate{Enter}');
    await canvas.findByText('At the gate', { selector: 'div' });
  },
};

/** By keyboard: a pointer finds it when it is over the message. */
const openMenu: Play = async ({ canvas, userEvent }) => {
  (await buttonOf(canvas, 'More about this message')).focus();
  await userEvent.keyboard('{Enter}');
};

export const Replying: Story = {
  ...chatStory('/chat/12', evening),
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await context.canvas.findByRole('menuitem', { name: 'Reply' }));
    await context.canvas.findByText(/^Answer to/);
  },
};
export const ReplyingAtTheEdge: Story = { ...Replying, globals: { ...edge, theme: 'light' } };

/** The arrow up brings back what one said last. */
export const Editing: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Printed twice');
    await userEvent.type(await canvas.findByPlaceholderText('Type a message...'), '{ArrowUp}');
    await canvas.findByDisplayValue('Printed twice');
  },
};
export const EditingOnAPhone: Story = { ...Editing, globals: phone };

export const Reacting: Story = {
  ...chatStory('/chat/20', evening),
  play: async ({ canvas, userEvent }) => {
    (await buttonOf(canvas, 'React', -2)).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /React with ❤️/ });
  },
};
export const ReactingOnAPhone: Story = { ...Reacting, globals: phone };

export const DeleteAsked: Story = {
  ...chatStory('/chat/20', evening),
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(
      await context.canvas.findByRole('menuitem', { name: 'Delete for everyone' }),
    );
    await context.canvas.findByRole('alertdialog');
  },
};

export const LeaveAsked: Story = choose('/chat/20', 'Leave group', async ({ canvas }) => {
  await canvas.findByRole('alertdialog', { name: 'Leave this group?' });
});

/** One's own copy of a chat. */
export const Save: Story = choose('/chat/12', 'Save this chat', async ({ canvas }) => {
  await canvas.findByRole('dialog');
});
export const SaveOnAPhone: Story = { ...Save, globals: { ...phone, theme: 'light' } };

/** What was begun stands in the list until it is sent. */
export const Draft: Story = {
  ...chatStory('/chat/12', evening),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Type a message...'), 'I think that');
    // On a phone the list is where one came from.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByText('Draft: I think that', undefined, patient);
  },
};

const folder = (name: RegExp): Play => {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };
};

export const Archive: Story = {
  ...chatStory('/chat', async (chats, cast) => {
    await evening(chats, cast);
    chats.change('13', { folder: 'archived' });
  }),
  play: folder(/^Archive/),
};
export const ArchiveOnAPhone: Story = { ...Archive, globals: { ...phone, theme: 'light' } };
