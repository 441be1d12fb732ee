import { Card } from '@plaza/design-system';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../settings.module.css';
import { anAccount } from '../testing/builders.ts';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { aPushBrowser, aPushDevice } from '../../push/testing/aPushBrowser.ts';

type Answers = NonNullable<TestHostOptions['answers']>;

/** The section alone, as a card of Settings. */
function NotificationsStory({
  browser = {},
  answers = {},
  hasPushes = true,
}: {
  browser?: Parameters<typeof aPushBrowser>[0];
  answers?: Answers;
  /** False for a browser without a worker or without pushes. */
  hasPushes?: boolean;
}) {
  const [host] = useState(() => {
    const all: Answers = {
      '/api/push/settings': { body: { chat: true, bell: true, quiet: null } },
      '/api/push/devices': { body: [] },
      ...answers,
    };
    return createTestHost({ member: {}, answers: all }).host;
  });
  const [{ browser: own }] = useState(() => aPushBrowser(browser));
  return (
    <HostStage host={host}>
      <Card as="section" pad="l" aria-labelledby="push" className={classes['section']}>
        <h2 id="push">Notifications on your devices</h2>
        <NotificationsSection account={anAccount()} browser={hasPushes ? own : null} />
      </Card>
    </HostStage>
  );
}

const meta = { title: 'Shell/Settings/Notifications', component: NotificationsStory } satisfies Meta<
  typeof NotificationsStory
>;

export default meta;
type Story = StoryObj<typeof meta>;

const memory = { deviceId: 'web-1', userId: '1', endpoint: 'https://push.example/here' };
const phone = { viewport: { value: 'phone' } };

export const NobodyWasAsked: Story = { args: {} };
export const Registered: Story = {
  args: {
    browser: { permission: 'granted', memory, endpoint: memory.endpoint },
    answers: {
      '/api/push/settings': {
        body: { chat: true, bell: false, quiet: { from: '22:00', until: '07:30', zone: 'Europe/Berlin' } },
      },
      '/api/push/devices': {
        body: [aPushDevice(), aPushDevice({ device_id: 'web-2', last_sent_at: '2026-11-21T10:00:00.000Z' })],
      },
    },
  },
};
export const RegisteredOnAPhone: Story = { ...Registered, globals: phone };
export const InGerman: Story = { ...Registered, globals: { language: 'de' } };
export const AllowedAndNotRegistered: Story = { args: { browser: { permission: 'granted' } } };
export const Denied: Story = { args: { browser: { permission: 'denied' } } };
/** A browser, or a page, that has no pushes at all. */
export const Unsupported: Story = { args: { hasPushes: false } };
/** The first press came to nothing, and can be made again. */
export const CouldNotRegister: Story = {
  args: { answers: { '/api/device_api/v1/instances/plaza/web-vapid-public-key': { status: 503 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on notifications' }));
    await canvas.findByText(/The browser could not be registered/);
  },
};
export const Loading: Story = { args: { answers: { '/api/push/devices': 'never' } } };
export const Failed: Story = { args: { answers: { '/api/push/devices': { status: 503 } } } };
