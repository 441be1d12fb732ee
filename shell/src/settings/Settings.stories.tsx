import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { TestHostOptions } from '../testing/createTestHost.ts';
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
    options: {
      member: {},
      pathname: '/settings',
      answers: {
        '/api/auth/sessions': { body: sessions },
        '/api/auth/passkeys': { body: passkeys },
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
