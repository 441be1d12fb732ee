import { ToastRegion, type ToastItem } from '@plaza/design-system';
import type { TestShell, TestShellOptions } from '@plaza/shell-contract/testing';
import { shellDecorator } from '@plaza/shell-contract/testing';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ChatProvider } from '../provider/ChatProvider.tsx';
import { ChatScreen } from '../screen/ChatScreen.tsx';
import { chatOptions } from './chatShell.ts';
import { type Somebody, somebody } from './somebody.ts';
import { TestChats } from './TestChats.ts';

export interface Cast {
  amber: Somebody;
  basalt: Somebody;
  cedar: Somebody;
  juniper: Somebody;
}

type Prepare = (chats: TestChats, cast: Cast) => Promise<void> | void;

export interface Loaded {
  options: TestShellOptions;
}

/** The story on show, for what happens while one looks at it. */
export const onStage: { shell?: TestShell; chats?: TestChats } = {};

/** For stories: the chat screen at an address, over chats that are really sealed. Amber looks at them. */
export function chatStory(path: string, prepare: Prepare, options: TestShellOptions = {}) {
  return {
    loaders: [
      async (): Promise<Loaded> => {
        localStorage.removeItem('chatList');
        const cast = await theCast();
        await forgetKept(cast.amber);
        const chats = new TestChats(cast.amber, [cast.basalt, cast.cedar, cast.juniper]);
        await prepare(chats, cast);
        answerFiles(chats);
        onStage.chats = chats;
        return { options: await chatOptions(chats, options) };
      },
    ],
    decorators: [
      (Story: ComponentType, { loaded }: { loaded: Record<string, unknown> }) => (
        // Made by the loader above.
        <InShell options={(loaded as unknown as Loaded).options} path={path} Story={Story} />
      ),
    ],
  };
}

function InShell({
  options,
  path,
  Story,
}: {
  options: TestShellOptions;
  path: string;
  Story: ComponentType;
}) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const decorate = shellDecorator(options, (shell) => {
    show(shell);
    shell.ctx.toast = (toast) => setToasts((before) => [...before, { ...toast, id: crypto.randomUUID() }]);
  });
  const [AtAddress] = useState(() => () => (
    <MemoryRouter initialEntries={[path]}>
      <Story />
    </MemoryRouter>
  ));
  return (
    <>
      {decorate(AtAddress)}
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((before) => before.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

function show(shell: TestShell): void {
  onStage.shell = shell;
}

/** What a story of the chat shows. */
export function ChatAtAddress() {
  return (
    <ChatProvider>
      <Routes>
        <Route path="/chat/:chatId?" element={<ChatScreen />} />
      </Routes>
    </ChatProvider>
  );
}

/** The story before has sealed chats of the same names otherwise: what is kept of them opens nothing here. */
function forgetKept({ id }: Somebody): Promise<void> {
  return new Promise((resolve) => {
    const asking = indexedDB.deleteDatabase(`plaza:chat:${id}`);
    for (const end of ['success', 'error']) asking.addEventListener(end, () => resolve());
  });
}

async function theCast(): Promise<Cast> {
  const [amber, basalt, cedar, juniper] = await Promise.all([
    somebody('1', 'Amber Lindqvist', 'amber'),
    somebody('2', 'Basalt Okoro', 'basalt'),
    somebody('3', 'Cedar Novak', 'cedar'),
    somebody('4', 'Juniper Adeyemi', 'juniper'),
  ]);
  return { amber, basalt, cedar, juniper };
}

/** The sealed files of the test server, at the addresses that it gives. */
function answerFiles(chats: TestChats): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const blob = address.startsWith('/sealed/')
      ? chats.blobs.get(address.slice('/sealed/'.length))
      : undefined;
    return blob ? new Response(blob) : real(input, init);
  };
}
