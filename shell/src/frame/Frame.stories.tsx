import { useLayoutEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { App } from '../App.tsx';
import { pwaWords } from '../pwa/words.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';

type Host = ReturnType<typeof createTestHost>['host'];

interface PageProps {
  pathname?: string;
  isAdmin?: boolean;
  isOffline?: boolean;
  prepare?: (host: Host) => void;
}

/** The frame around a page that needs no remote, so that nothing but the frame is looked at. */
function Page({ pathname = '/about', isAdmin = false, isOffline = false, prepare }: PageProps) {
  const [host] = useState(() => {
    const member = { name: 'Amber Lindqvist', username: 'amber', isAdmin };
    const made = createTestHost({ member, pathname }).host;
    prepare?.(made);
    return made;
  });
  useLayoutEffect(() => {
    if (!isOffline) return undefined;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, [isOffline]);
  return (
    <HostStage host={host}>
      <App />
    </HostStage>
  );
}

const meta = {
  title: 'Shell/Frame',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const withMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole('button', { name: /Profile menu|Profilmenü/ });
  await userEvent.click(opener);
  const menu = await canvas.findByRole('menu');
  await expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus();
  // All of it is inside the window, wherever the button stands.
  const { top, bottom } = menu.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

export const Desktop: Story = {};
export const InGerman: Story = { globals: { language: 'de' } };

/** Profile, Settings, Logout. On a phone it is in the header of home. */
export const ProfileMenuOfAMember: Story = { args: { pathname: '/' }, play: withMenu };
/** Profile, Monitor, Investor, Logout. */
export const ProfileMenuOfAnAdmin: Story = { args: { pathname: '/', isAdmin: true }, play: withMenu };

/** Said on top of what is open, and that stays open. */
export const Offline: Story = { args: { isOffline: true } };
export const OfflineOnAPhone: Story = { ...Offline, globals: phone };

/** The chip names the trouble and what waits for its end. */
export const NoConnection: Story = {
  args: {
    isOffline: true,
    prepare(host) {
      host.hub.state$.next('unavailable');
      host.waiting$.next({ 'mf-feed': 2 });
    },
  },
};
export const NoConnectionOnAPhone: Story = { ...NoConnection, globals: phone };

/** A new version of the shell waits for the visitor's word; it never comes by itself. */
export const NewVersion: Story = {
  args: {
    prepare: ({ toasts }) =>
      toasts.say({
        message: pwaWords.now.newVersion,
        stays: true,
        action: { label: pwaWords.now.reload, onAct: () => undefined },
      }),
  },
};

/** The first stop of the Tab key leads past the frame. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole('link', { name: 'Skip to content' });
    skip.focus();
    await waitFor(() => expect(skip.getBoundingClientRect().width).toBeGreaterThan(100));
  },
};
