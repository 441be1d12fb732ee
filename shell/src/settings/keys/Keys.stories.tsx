import { Card } from '@plaza/design-system';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../settings.module.css';
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts';
import { HostStage } from '../../testing/HostStage.tsx';
import { FrameDialogs } from '../../dialogs/FrameDialogs.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { aCopy, aKeysDoor } from '../../keys/testing/aKeysDoor.ts';

const devices = [
  { id: '1', name: 'Firefox on Linux', created_at: '2026-11-20T10:00:00.000Z' },
  { id: '2', name: 'Safari on iOS', created_at: '2026-11-21T10:00:00.000Z' },
];
const asking = {
  id: '5a1c0d3e-7f7e-4f86-9a2b-0d6a1f6c2b11',
  commitment: 'c'.repeat(43),
  old_key: null,
  new_key: null,
  sealed: null,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/151.0',
  is_mine: false,
  expires_at: '2026-11-20T10:05:00.000Z',
};

/** It has asked, and has shown its key. */
const at = `/api/keys/links/${asking.id}`;
const asked = {
  '/api/keys/links': { body: [asking] },
  [at]: { body: { ...asking, old_key: 'o'.repeat(87), new_key: 'n'.repeat(87) } },
  [`${at}/answer`]: { body: asking },
};

type Answers = NonNullable<TestHostOptions['answers']>;

/** The section alone, as a card of Settings. */
function KeysStory({ facts, answers = {} }: { facts: Parameters<typeof aKeysDoor>[0]; answers?: Answers }) {
  const [host] = useState(() => {
    const all: Answers = {
      '/api/keys/devices': { body: devices },
      '/api/keys/links': { body: [] },
      ...answers,
    };
    return { ...createTestHost({ member: {}, answers: all }).host, keys: aKeysDoor(facts).door };
  });
  return (
    <HostStage host={host}>
      <Card as="section" pad="l" aria-labelledby="keys" className={classes['section']}>
        <h2 id="keys">Chat keys</h2>
        <KeysPanel />
      </Card>
      <FrameDialogs />
    </HostStage>
  );
}

const meta = { title: 'Shell/Settings/Chat keys', component: KeysStory } satisfies Meta<typeof KeysStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Open: Story = {
  args: {
    facts: { is: 'open', copies: [aCopy('password'), aCopy('recovery'), aCopy('passkey', { ref: 'one' })] },
  },
};
export const OpenOnAPhone: Story = { ...Open, globals: phone };
export const InGerman: Story = { ...Open, globals: { language: 'de' } };
export const WithoutACopy: Story = { args: { facts: { is: 'open', hasPassword: false } } };
export const WithoutOneForThePassword: Story = {
  args: { facts: { is: 'open', copies: [aCopy('recovery')] } },
};
export const Locked: Story = {
  args: { facts: { is: 'locked', copies: [aCopy('password'), aCopy('recovery')] } },
};
export const LockedOnAPhone: Story = { ...Locked, globals: phone };
export const LockedWithoutACopy: Story = { args: { facts: { is: 'locked' } } };
export const NotMadeYet: Story = { args: { facts: { is: 'unmade' } } };
export const NotMadeYetOnAPhone: Story = { ...NotMadeYet, globals: { ...phone, theme: 'light' } };
export const NotMadeYetWithACode: Story = {
  ...NotMadeYet,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a recovery code' }));
    await canvas.findByRole('button', { name: 'I have kept it, make my keys' });
  },
};
export const Opening: Story = { args: { facts: { is: 'opening' } } };
export const Failed: Story = { args: { facts: { is: 'failed' } } };
export const ADeviceAsks: Story = {
  ...Open,
  args: { ...Open.args, answers: asked },
};
/** What its code led to is over by now. */
export const AScannedCodeIsOver: Story = {
  ...Open,
  loaders: [() => window.history.replaceState(null, '', `${window.location.search}#link=${'d'.repeat(43)}`)],
  play: async ({ canvas }) => void (await canvas.findByText(/The code that you scanned is over/)),
};
export const ShowsACode: Story = {
  args: {
    ...Locked.args,
    answers: {
      '/api/keys/links': { body: { ...asking, is_mine: true } },
      [at]: { body: { ...asking, is_mine: true } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask my other devices' }));
    await canvas.findByRole('img', { name: 'QR code for a device that has your keys' });
  },
};
export const ShowsACodeOnAPhone: Story = { ...ShowsACode, globals: phone };
export const CodeShownOnce: Story = {
  ...Open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make another recovery code' }));
    await canvas.findByRole('button', { name: 'I have kept it' });
  },
};
export const ProofFirst: Story = {
  args: { facts: { is: 'open', copies: [aCopy('password')], isOld: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a recovery code' }));
    await canvas.findByRole('dialog', { name: 'Is it you?' });
  },
};
export const AsksBeforeStartingAnew: Story = {
  ...Locked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start anew' }));
    await canvas.findByRole('alertdialog');
  },
};
