import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { App } from '../App.tsx';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { OutboundPage } from './OutboundPage.tsx';

function PublicPage({ options }: { options: TestHostOptions }) {
  const [{ host }] = useState(() => createTestHost(options));
  return (
    <HostStage host={host}>
      <App />
    </HostStage>
  );
}

function Leaving() {
  const [{ host }] = useState(() => createTestHost({ pathname: '/pitch' }));
  return (
    <HostStage host={host}>
      <OutboundPage name="pitch" to="https://pitch.example" leave={stay} />
    </HostStage>
  );
}
const stay = () => undefined;

const meta = {
  title: 'Shell/Public pages',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (pathname: string, rest: TestHostOptions = {}): Story => ({
  args: { options: { pathname, ...rest } },
});
const phone = { viewport: { value: 'phone' } };
const fetched = { body: { status: 200, data: { version: '1.0.0', message: 'Plaza is running.' } } };
const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Wren Ito');
  await userEvent.type(canvas.getByLabelText('Email'), 'wren@example.com');
  await userEvent.type(canvas.getByLabelText('Message'), 'The lamp above the gate is out.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};

export const About: Story = at('/about');
export const AboutOnAPhone: Story = { ...About, globals: phone };
export const AboutForAMember: Story = at('/about', {
  member: { name: 'Amber Lindqvist', username: 'amber' },
});
export const Features: Story = at('/features');
export const Privacy: Story = at('/privacy');
export const Terms: Story = at('/terms');

export const Contact: Story = at('/contact');
export const ContactOnAPhone: Story = { ...Contact, globals: phone };
export const ContactMissesSomething: Story = {
  ...Contact,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const ContactSent: Story = {
  ...at('/contact', { answers: { '/api/contact': { body: { sent: true } } } }),
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('Your message has been sent!')).toBeVisible();
  },
};
export const ContactFailed: Story = {
  ...Contact,
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText(/^Failed to send/)).toBeVisible();
  },
};

export const Version: Story = at('/version', { answers: { '/api/fetch': fetched } });
export const VersionAsking: Story = at('/version', { answers: { '/api/fetch': 'never' } });
export const VersionUnknown: Story = at('/version');

/** Nothing is configured here, so the popup says that it is not available. */
export const PitchNotConfigured: Story = at('/pitch');

/** Behind its words until the other page is there. */
export const PitchLoading: Story = {
  ...at('/pitch'),
  render: () => <Leaving />,
};
