import './world.ts';
import { pictureMarks } from '@plaza/api-contract/values';
import { languages, speak } from '@plaza/design-system';
import type { Theme } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { BehaviorSubject } from 'rxjs';
import { browserClock } from '../clock/Clock.ts';
import { Frame } from '../frame/Frame.tsx';
import { createHost } from '../start/createHost.ts';
import type { Host } from '../host/Host.ts';
import { HostReact } from '../host/useHost.ts';
import { Plaza } from '../Plaza.tsx';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import './member/overlay.module.css';
import { picture } from '../parts/picture.ts';

/** What strangers see first, and the frame around the home of a member, in which the remote of that address draws. */
export const addresses = ['/', '/login', 'member phone', 'member desk'];

const themes: readonly Theme[] = ['dark', 'light'];

/**
 * What is seen of an address before anything is alive, in every language and theme: by a stranger, or by a member (the
 * frame of a `member phone` or a `member desk`). Runs while the shell is built: the same components, so that the
 * picture and the page cannot drift apart.
 */
export async function draw(address: string): Promise<Record<string, Record<string, string>>> {
  picture.isShown = true;
  const isMember = address.startsWith('member');
  window.matchMedia = () => ({ matches: address === 'member phone' }) as MediaQueryList;
  const pathname = isMember ? '/' : address;
  const Seen = isMember ? MemberHome : Plaza;
  const markup: Record<string, Record<string, string>> = {};
  for (const { tag } of languages) {
    await speak(tag);
    const drawn: Record<string, string> = {};
    for (const theme of themes) drawn[theme] = await markupOf(<Seen host={hostAt(pathname, tag, theme)} />);
    markup[tag] = drawn;
  }
  return markup;
}

/** Whose name and face are known only in their browser; until then both are blank. */
const nobody = { id: '', name: '\u200B', username: '', email: '', isAdmin: false, profile: undefined };

function MemberHome({ host }: { host: Host }) {
  return (
    <HostReact value={host}>
      <Frame user={nobody}>{pictureMarks.remote}</Frame>
    </HostReact>
  );
}

async function markupOf(seen: ReactNode): Promise<string> {
  const { prelude } = await prerender(seen, {
    // Whole and in order: pieces that come later would need a script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

function hostAt(pathname: string, language: string, theme: Theme): Host {
  const storage = memoryDrawer();
  storage.setItem('language', language);
  storage.setItem('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  return createHost({
    page: document,
    ask: () => Promise.reject(new Error('Nothing answers while a picture is drawn.')),
    storage,
    tab: memoryDrawer(),
    clock: browserClock,
    loader: { load: unasked, preload: unasked, distrust: unasked },
    health: { note: () => undefined },
    address$: new BehaviorSubject({ pathname, search: '' }),
    navigate: unasked,
    inlined: undefined,
    preview: undefined,
    mayOverride: false,
    mountParcel: new Promise(() => undefined),
  });
}

function unasked(): never {
  throw new Error('A picture asks for nothing and goes nowhere.');
}
