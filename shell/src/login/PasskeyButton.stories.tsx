import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useState } from 'react';
import formClasses from '../forms/forms.module.css';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { Door } from './Door.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

type Answer = NonNullable<TestHostOptions['answers']>[string];

/** The button in its card; the choice shows it where the browser and the address know passkeys. */
function PasskeyStory({ options }: { options: Answer }) {
  const [{ host }] = useState(() => createTestHost({ answers: { '/api/auth/passkey/options': options } }));
  return (
    <HostStage host={host}>
      <Door title="Welcome back" words="Sign in to Plaza.">
        <div className={formClasses['choices']}>
          <PasskeyButton />
        </div>
      </Door>
    </HostStage>
  );
}

const meta = {
  title: 'Shell/Login/Passkey',
  component: PasskeyStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasskeyStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
};

export const Ready: Story = { args: { options: 'never' } };
export const Asking: Story = { ...Ready, play: press };
export const Refused: Story = {
  args: { options: { status: 429, body: { code: 'http.too-many', error: 'That was a lot at once.' } } },
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alert');
  },
};
