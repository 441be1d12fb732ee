import type { RegisteredRemote, Role } from '@plaza/api-contract';
import { spokenLanguage } from '@plaza/design-system';
import type { Member } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';
import { mountRootParcel } from 'single-spa';
import { TestClock } from '../clock/TestClock.ts';
import { createHost } from '../start/createHost.ts';
import { TestLoader } from '../remotes/loader/TestLoader.ts';
import { aRegistry, aRemote, aVersion } from '../remotes/testing/builders.ts';
import type { Address } from '../routing/sceneAt.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';

export interface TestHostOptions {
  /** Who is looking; nobody is logged in without it. */
  member?: Partial<Member> & { role?: Role };
  /** Where they are, with the question mark and what follows it. */
  pathname?: string;
  remotes?: RegisteredRemote[];
  /** What the server says, by path; `never` is a server that hangs. */
  answers?: Record<string, { status?: number; body?: unknown } | 'never'>;
  /** The page brings no registry, and the server none either. */
  withoutRegistry?: boolean;
  mayOverride?: boolean;
  /** The page's own address in place of one that only the test knows. */
  at?: { address$: BehaviorSubject<Address>; navigate: Parameters<typeof createHost>[0]['navigate'] };
}

/** A whole host without a server, a clock that ticks or federation; for tests and stories. */
export function createTestHost(options: TestHostOptions = {}) {
  const { member, remotes = theRemotes(), answers = {}, withoutRegistry = false } = options;
  const storage = memoryDrawer();
  storage.setItem('language', spokenLanguage());
  if (member) new SessionStore(storage).begin(loginAnswer(member));
  const { pathname, search } = new URL(options.pathname ?? '/', 'http://plaza.invalid');
  const address$ = options.at?.address$ ?? new BehaviorSubject<Address>({ pathname, search });
  const sent: { path: string; body: unknown }[] = [];
  const loader = new TestLoader();
  const clock = new TestClock();

  const host = createHost({
    page: document.implementation.createHTMLDocument(),
    ask: answering(answers, sent),
    storage,
    tab: memoryDrawer(),
    clock,
    loader,
    health: { note: () => undefined },
    address$,
    navigate:
      options.at?.navigate ??
      ((to) => {
        const { pathname: path, search } = new URL(to, 'http://plaza.invalid');
        address$.next({ pathname: path, search });
      }),
    inlined: withoutRegistry ? undefined : aRegistry(remotes),
    preview: undefined,
    mayOverride: options.mayOverride ?? false,
    mountParcel: Promise.resolve(mountRootParcel),
  });
  return { host, loader, clock, sent, storage, address$ };
}

export function loginAnswer(member: Partial<Member> & { role?: Role } = {}) {
  const {
    id = '1',
    name = 'Amber Lindqvist',
    username = 'amber',
    email = 'amber@plaza.example',
    isAdmin = false,
    profile,
    role,
  } = member;
  const user = {
    id,
    name,
    username,
    email,
    is_admin: isAdmin,
    ...(profile && { profile }),
    ...(role && { role }),
  };
  return { token: 'access', refresh: 'refresh', user };
}

/** The remotes of a usual server. */
export function theRemotes(): RegisteredRemote[] {
  const remote = (name: string, ...paths: string[]) =>
    aRemote({
      name,
      current: aVersion({ routes: paths.map((path) => ({ path, access: 'member' as const })) }),
    });
  return [
    remote('mf-feed', '/', '/profile', '/search'),
    remote('mf-chat', '/chat/*'),
    remote('mf-games', '/games', '/videos', '/favorites'),
    remote('mf-zones', '/zones/*'),
    remote('mf-admin', '/admin/*', '/invest'),
  ];
}

/** Puts the remote of the address on the stage, as single-spa does in the real page. */
export function enterRemote({ host }: Pick<ReturnType<typeof createTestHost>, 'host'>) {
  const scene = host.scene$.getValue();
  if (scene.scene !== 'remote') throw new Error(`The address shows ${scene.scene}, no remote.`);
  const slot = host.makeSlot(scene.name);
  host.stage.append(slot.element);
  host.board.put({ slot, kind: 'remote', place: undefined });
  slot.enter();
  return slot;
}

function answering(
  answers: NonNullable<TestHostOptions['answers']>,
  sent: { path: string; body: unknown }[],
): typeof fetch {
  const ask = async (path: string, init: RequestInit = {}) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[path] ?? { status: 500 };
    if (answer === 'never') return new Promise(() => undefined);
    const { status = 200, body = {} } = answer;
    return { ok: status < 300, status, headers: new Headers(), json: async () => body };
  };
  // The part of a Response that the shell reads; jsdom has none at all.
  return ask as unknown as typeof fetch;
}
