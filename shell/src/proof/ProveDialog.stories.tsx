import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { ProveDialog } from './ProveDialog.tsx';

type Answer = NonNullable<TestHostOptions['answers']>[string];

/** The question before what cannot be undone. */
function ProveStory({ hasPassword, mail, ways }: { hasPassword: boolean; mail: Answer; ways?: Answer }) {
  const [{ host }] = useState(() =>
    createTestHost({
      member: {},
      answers: {
        '/api/keys/proof': ways ?? { body: { password: hasPassword, passkey: true, mail: true } },
        '/api/keys/proof/code': mail,
      },
    }),
  );
  return (
    <HostStage host={host}>
      <ProveDialog onClose={() => undefined} />
    </HostStage>
  );
}

const meta = { title: 'Shell/Is it you', component: ProveStory } satisfies Meta<typeof ProveStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const sent = { body: { message: 'A mail with a code is on its way.' } };

export const WithAPassword: Story = { args: { hasPassword: true, mail: sent } };
export const WithAPasswordOnAPhone: Story = { ...WithAPassword, globals: phone };
export const WithoutAPassword: Story = { args: { hasPassword: false, mail: sent } };
export const Loading: Story = { args: { hasPassword: true, mail: sent, ways: 'never' } };
export const WaysUnknown: Story = { args: { hasPassword: true, mail: sent, ways: { status: 503 } } };
export const Waiting: Story = {
  args: { hasPassword: false, mail: 'never' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail me a code' }));
  },
};
export const TheCode: Story = {
  ...WithoutAPassword,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail me a code' }));
    await canvas.findByLabelText('Code');
  },
};
export const Refused: Story = {
  args: { hasPassword: false, mail: { status: 503 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail me a code' }));
    await canvas.findByRole('button', { name: 'Mail me a code' });
  },
};
