import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { TestHostOptions } from '../testing/createTestHost.ts';
import { aCopy } from '../keys/testing/aKeysDoor.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { anAccount, aPasskey, aSession } from './testing/builders.ts';

const meta = {
  title: 'Shell/Settings',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const sessions = [
  aSession({ is_current: true }),
  aSession({ id: '8', user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' }),
  aSession({ id: '9', user_agent: null, ended: 'reused' }),
];
const passkeys = [aPasskey({ is_synced: true }), aPasskey({ id: '4', name: 'Key ring', last_used_at: null })];
const settings = (answers: NonNullable<TestHostOptions['answers']>): Story => ({
  args: {
    keys: { is: 'open', copies: [aCopy('password'), aCopy('recovery')] },
    options: {
      member: {},
      pathname: '/settings',
      answers: {
        '/api/auth/sessions': { body: sessions },
        '/api/auth/passkeys': { body: passkeys },
        '/api/keys/devices': {
          body: [{ id: '1', name: 'Firefox on Linux', created_at: '2026-11-20T10:00:00.000Z' }],
        },
        '/api/keys/links': { body: [] },
        '/api/push/settings': { body: { chat: true, bell: true, quiet: null } },
        '/api/push/devices': { body: [] },
        ...answers,
      },
    },
  },
});
const phone = { viewport: { value: 'phone' } };

export const Filled: Story = settings({ '/api/account': { body: anAccount() } });
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const Demo: Story = settings({ '/api/account': { body: anAccount({ is_demo: true }) } });
export const InGerman: Story = { ...Filled, globals: { language: 'de' } };
export const Loading: Story = settings({ '/api/account': 'never' });
export const Failed: Story = settings({});
export const AsksBeforeDeleting: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await canvas.findByRole('button', { name: 'Delete for good' });
  },
};
