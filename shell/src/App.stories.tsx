import type { RemoteApp } from '@plaza/shell-contract';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { App } from './App.tsx';
import { LoadFailure } from './remotes/loader/RemoteLoader.ts';
import { aRemote, aVersion } from './remotes/testing/builders.ts';
import { createTestHost, enterRemote, type TestHostOptions } from './testing/createTestHost.ts';
import { HostStage } from './testing/HostStage.tsx';

type TestHost = ReturnType<typeof createTestHost>;

function Page({ options, prepare }: { options: TestHostOptions; prepare?: (test: TestHost) => void }) {
  const [test] = useState(() => {
    const made = createTestHost(options);
    prepare?.(made);
    return made;
  });
  return (
    <HostStage host={test.host}>
      <App />
    </HostStage>
  );
}

const meta = {
  title: 'Shell/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const amber = { name: 'Amber Lindqvist', username: 'amber' };
const phone = { viewport: { value: 'phone' } };

const remote: RemoteApp = {
  contract: '1.0',
  async mount(element) {
    const words = Object.assign(document.createElement('h1'), { textContent: 'A remote of another team' });
    words.style.padding = '24px';
    element.append(words);
    return { unmount: () => words.remove() };
  },
};
const withRemote = (test: TestHost) => {
  test.loader.bring('1.0.0', remote);
  enterRemote(test);
};
const failing = (reason: LoadFailure['reason'], detail: string) => (test: TestHost) => {
  test.loader.bring('1.0.0', new LoadFailure(reason, detail));
  enterRemote(test);
};
const chat = { member: amber, pathname: '/chat' };

export const Landing: Story = { args: { options: {} } };
export const LandingOnAPhone: Story = { args: { options: {} }, globals: phone };
export const Login: Story = { args: { options: { pathname: '/login' } } };
export const LoginOnAPhone: Story = { args: { options: { pathname: '/login' } }, globals: phone };

export const Member: Story = { args: { options: { member: amber }, prepare: withRemote } };
export const MemberOnAPhone: Story = { ...Member, globals: phone };
export const UnreadMessages: Story = {
  args: {
    options: { member: amber },
    prepare(test) {
      withRemote(test);
      test.host.voice.emit('chat.unread', { count: 3 });
    },
  },
};

export const RemoteLoading: Story = {
  args: {
    options: chat,
    prepare(test) {
      test.loader.bring('1.0.0', new Promise(() => undefined));
      enterRemote(test);
    },
  },
};
export const RemoteUnreachable: Story = {
  args: { options: chat, prepare: failing('unreachable', 'mf-manifest.json answered 404') },
};
export const RemoteUnreachableOnAPhone: Story = { ...RemoteUnreachable, globals: phone };
export const RemoteDoesNotFit: Story = {
  args: { options: chat, prepare: failing('misfit', 'react 19.3.1 does not satisfy ^20.0.0') },
};
export const RemoteCrashed: Story = {
  args: {
    options: chat,
    prepare(test) {
      test.loader.bring('1.0.0', {
        ...remote,
        mount: (_, ctx) => (
          ctx.onError(new Error('list.map is not a function')),
          new Promise(() => undefined)
        ),
      });
      enterRemote(test);
    },
  },
};
export const RemoteTooNew: Story = {
  args: {
    options: { ...chat, remotes: [aRemote({ current: aVersion({ contract: '2.0' }) })] },
    prepare: (test) => void enterRemote(test),
  },
};
export const RemoteSwitchedOff: Story = {
  args: {
    options: { ...chat, remotes: [aRemote({ killed: true })] },
    prepare: (test) => void enterRemote(test),
  },
};
export const NewVersionReady: Story = {
  args: {
    options: {
      ...chat,
      answers: {
        '/api/remotes': {
          body: {
            revision: '2',
            shell: { version: '1.0.0', contract: '1.0' },
            remotes: [aRemote({ current: aVersion({ version: '2.0.0' }), previous: aVersion() })],
          },
        },
      },
    },
    prepare(test) {
      withRemote(test);
      setTimeout(() => void test.host.registry.refresh(), 300);
    },
  },
};
export const WidgetFailed: Story = {
  args: {
    options: {
      member: amber,
      remotes: [
        aRemote({
          name: 'mf-feed',
          current: aVersion({
            routes: [{ path: '/', access: 'member' }],
            widgets: { 'home.side': './side' },
          }),
        }),
      ],
    },
    prepare(test) {
      test.loader.bring('1.0.0', new LoadFailure('unreachable', '404'));
      const place = test.host.stage.appendChild(document.createElement('div'));
      place.style.cssText = 'max-width: 320px; margin: 24px';
      test.host.places.offer('home.side', place);
    },
  },
};

export const NotFound: Story = { args: { options: { member: amber, pathname: '/nowhere' } } };
export const NotFoundForAGuest: Story = { args: { options: { pathname: '/nowhere' } } };
export const NoRemotes: Story = { args: { options: { ...chat, withoutRegistry: true } } };
export const Waiting: Story = {
  args: { options: { ...chat, withoutRegistry: true, answers: { '/api/remotes': 'never' } } },
};

export const AsksBeforeLogout: Story = {
  args: { options: { member: amber }, prepare: ({ host }) => host.dialog$.next('logout') },
};
/** What is lost by it is said. */
export const AsksBeforeLogoutWithSomethingUnsaved: Story = {
  args: {
    options: { member: amber },
    prepare({ host }) {
      host.guards.guard();
      host.dialog$.next('logout');
    },
  },
};
export const AsksBeforeLeaving: Story = {
  args: {
    options: { member: amber },
    prepare({ host }) {
      host.guards.guard();
      host.leaveFor('/games');
    },
  },
};
export const AsksBeforeLeavingOnAPhone: Story = { ...AsksBeforeLeaving, globals: phone };
export const FeatureNotAvailable: Story = {
  args: { options: { member: amber }, prepare: ({ host }) => host.openComposer() },
};
export const Toasts: Story = {
  args: {
    options: { member: amber },
    prepare: ({ host }) => host.toasts.say({ message: 'Saved.', tone: 'good' }),
  },
};
export const RemotesPanel: Story = {
  args: {
    options: { member: { ...amber, isAdmin: true }, mayOverride: true },
    prepare: ({ host }) => host.dialog$.next('remotes'),
  },
};
export const RemotesPanelOnAPhone: Story = { ...RemotesPanel, globals: phone };
