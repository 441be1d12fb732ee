import { Card } from '@plaza/design-system';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import classes from '../settings.module.css';
import { anAccount, aPasskey } from '../testing/builders.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';

type Answer = NonNullable<TestHostOptions['answers']>[string];

/** The section alone, as a card of Settings; or the form for one more, which a browser shows under a name only. */
function PasskeysStory({ passkeys, isAdding = false }: { passkeys: Answer; isAdding?: boolean }) {
  const [{ host }] = useState(() =>
    createTestHost({ member: {}, answers: { '/api/auth/passkeys': passkeys } }),
  );
  const done = () => undefined;
  return (
    <HostStage host={host}>
      <Card as="section" pad="l" aria-labelledby="passkeys" className={classes['section']}>
        <h2 id="passkeys">Passkeys</h2>
        {isAdding ? (
          <AddPasskeyForm account={anAccount()} onAdded={done} onCancel={done} />
        ) : (
          <PasskeysSection account={anAccount()} onChanged={done} />
        )}
      </Card>
    </HostStage>
  );
}

const meta = { title: 'Shell/Settings/Passkeys', component: PasskeysStory } satisfies Meta<
  typeof PasskeysStory
>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = [aPasskey({ is_synced: true }), aPasskey({ id: '4', name: 'Key ring', last_used_at: null })];
const phone = { viewport: { value: 'phone' } };

export const Filled: Story = { args: { passkeys: { body: own } } };
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const Empty: Story = { args: { passkeys: { body: [] } } };
export const Loading: Story = { args: { passkeys: 'never' } };
export const Failed: Story = { args: { passkeys: { status: 503 } } };
export const Adding: Story = { args: { passkeys: { body: [] }, isAdding: true } };
export const AddingOnAPhone: Story = { ...Adding, globals: phone };
export const Renaming: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Key ring' }));
    await canvas.findByLabelText('Name of the passkey');
  },
};
export const AsksBeforeRemoving: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Key ring' }));
    await canvas.findByRole('alertdialog');
  },
};
