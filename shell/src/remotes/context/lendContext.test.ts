import type { ApiClient, KeysState, Session, Theme } from '@plaza/shell-contract';
import { LiveStore } from '@plaza/shell-contract/live';
import { BehaviorSubject } from 'rxjs';
import { StreamLease } from '../../bus/StreamLease.ts';
import { lendHub } from '../../hub/lendHub.ts';
import { HubClient } from '../../hub/HubClient.ts';
import { ShellBus } from '../../bus/ShellBus.ts';
import { lendContext } from './lendContext.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function scene(whose = (): string | null => '7') {
  const session$ = new BehaviorSubject<Session>({ status: 'guest' });
  const theme$ = new BehaviorSubject<Theme>('dark');
  const language$ = new BehaviorSubject('en');
  const keys$ = new BehaviorSubject<KeysState>({ is: 'opening' });
  const bus = new ShellBus();
  const hub = new HubClient();
  const call = jest.fn(async () => undefined);
  const takeBack = jest.fn();
  const act = jest.fn();
  const take = () => {
    act();
    return takeBack;
  };
  const report = jest.fn();
  const leaving = new AbortController();
  const { ctx, end } = lendContext(
    {
      session$,
      theme$,
      language$,
      bus,
      api: { call } as unknown as ApiClient,
      hub,
      live: new LiveStore({
        api: { call } as unknown as ApiClient,
        hub: lendHub(hub, new StreamLease()),
        session$: new StreamLease().lend(session$),
      }),
      navigate: act,
      toast: act,
      openComposer: act,
      offer: take,
      readMessagesWith: take,
      sayTitle: take,
      keys: { state$: keys$, ask: async () => act() },
      frame: take,
      guard: () => takeBack,
      drawers: { browser: localStorage, tab: sessionStorage, whose },
      report,
    },
    { name: 'mf-chat', version: '1.0.0' },
    take,
    leaving.signal,
    act,
  );
  const request = hub.request.bind(hub);
  hub.request = ((...words: Parameters<typeof request>) => {
    if (words[0] === 'trigger') act();
    return request(...words);
  }) as typeof request;
  const did = () => act.mock.calls.length;
  return { did, hub, ctx, end, session$, theme$, language$, keys$, bus, call, takeBack, report, leaving };
}

test('who is looking, theme and language are there at once, and end with the remote', () => {
  const { ctx, end, session$, theme$, language$ } = scene();
  const session = jest.fn();
  const theme = jest.fn();
  const language = jest.fn();
  ctx.session$.subscribe({ next: session });
  ctx.theme$.subscribe({ next: theme });
  ctx.language$.subscribe({ next: language });
  expect(language).toHaveBeenCalledWith('en');
  expect(session).toHaveBeenCalledWith({ status: 'guest' });
  end();
  theme$.next('light');
  session$.next({ status: 'guest' });
  expect(session).toHaveBeenCalledTimes(1);
  expect(theme).toHaveBeenCalledTimes(1);
  expect(theme$.observed || language$.observed).toBe(false);
});

test('calls end with the remote', async () => {
  const { ctx, call, leaving } = scene();
  await ctx.api.call('GET /profile');
  const [, input] = call.mock.calls[0] as unknown as [string, { signal: AbortSignal }];
  expect(input.signal.aborted).toBe(false);
  leaving.abort();
  expect(input.signal.aborted).toBe(true);
});

test('a way to read messages that it lent and forgot is taken back', () => {
  const { ctx, end, takeBack } = scene();
  ctx.readMessagesWith(async () => '');
  expect(takeBack).not.toHaveBeenCalled();
  end();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

test('a title that it said and forgot is taken back', () => {
  const { ctx, end, takeBack } = scene();
  ctx.sayTitle?.('The lamps');
  expect(takeBack).not.toHaveBeenCalled();
  end();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

test('places that it offered and forgot are taken back', () => {
  const { ctx, end, takeBack } = scene();
  ctx.place('a', document.createElement('div'));
  ctx.place('b', document.createElement('div'))();
  expect(takeBack).toHaveBeenCalledTimes(1);
  end();
  expect(takeBack).toHaveBeenCalledTimes(2);
});

test('what it says on the bus and reports carries its name', () => {
  const { ctx, bus, report } = scene();
  const heard = jest.fn();
  bus.speakAs({ name: 'shell', version: '1' }).on('chat.unread').subscribe({ next: heard });
  ctx.bus.emit('chat.unread', { count: 2 });
  expect(heard.mock.calls[0][0].from).toEqual({ name: 'mf-chat', version: '1.0.0' });
  ctx.report('odd', 'in passing');
  expect(report).toHaveBeenCalledWith('mf-chat', 'odd', 'in passing');
});

test('what the hub brings is there for the remote, and ends with it', () => {
  const { ctx, end, hub } = scene();
  const state = jest.fn();
  const heard = jest.fn();
  const synced = jest.fn();
  ctx.hub.state$.subscribe({ next: state });
  ctx.hub.on('client-typing').subscribe({ next: heard });
  ctx.hub.sync().subscribe({ next: synced });
  hub.say({ type: 'client-typing', payload: { chatID: '1' }, mark: undefined });
  hub.say({ type: 'client-other', payload: {}, mark: undefined });
  hub.synced$.next({ lastEvent: 4, reset: true });
  expect(state.mock.calls).toEqual([['initialized']]);
  expect(heard.mock.calls).toEqual([[{ type: 'client-typing', payload: { chatID: '1' }, mark: undefined }]]);
  expect(synced.mock.calls).toEqual([[{ lastEvent: 4, reset: true }]]);
  end();
  hub.say({ type: 'client-typing', payload: {}, mark: undefined });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(hub.state$.observed || hub.synced$.observed).toBe(false);
});

test.each([
  ['a hold', 'hold'],
  ['another frame', 'frame'],
] as const)('%s that it asked for and forgot is taken back', (_, what) => {
  const { ctx, end, takeBack } = scene();
  if (what === 'hold') ctx.hold?.();
  else ctx.frame?.({ immersive: true });
  expect(takeBack).not.toHaveBeenCalled();
  end();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

test('a guard that it forgot is let go, and the version with it', () => {
  const { ctx, end, takeBack } = scene();
  ctx.guard?.();
  expect(takeBack).not.toHaveBeenCalled();
  end();
  expect(takeBack).toHaveBeenCalledTimes(2);
});

test('how the keys stand is there at once, and ends with the remote', () => {
  const { ctx, end, keys$ } = scene();
  const heard = jest.fn();
  ctx.keys?.state$.subscribe({ next: heard });
  expect(heard).toHaveBeenCalledWith({ is: 'opening' });
  end();
  expect(keys$.observed).toBe(false);
});

test('what it keeps after its end is not kept', () => {
  const { ctx, end } = scene();
  ctx.storage?.browser.setItem('feedDraft', 'Half a thought');
  end();
  ctx.storage?.browser.setItem('feedDraft', 'Late');
  ctx.storage?.tab.setItem('feedEdit 41', 'Late');
  expect(localStorage.getItem('feedDraft')).toBe('Half a thought');
  expect(sessionStorage.getItem('feedEdit 41')).toBeNull();
});

test('what a member began keeps nothing for the guest who is left, nor for who comes next', () => {
  const whose = jest.fn<string | null, []>(() => '7');
  const { ctx } = scene(whose);
  for (const after of [null, '8']) {
    whose.mockReturnValue(after);
    ctx.storage?.tab.setItem('feedPosted', 'friends');
    ctx.storage?.browser.setItem('feedPosted', 'friends');
  }
  expect([localStorage.getItem('feedPosted'), sessionStorage.getItem('feedPosted')]).toEqual([null, null]);
});

test('what a guest began goes on as who they turn out to be', () => {
  const whose = jest.fn<string | null, []>(() => null);
  const { ctx } = scene(whose);
  whose.mockReturnValue('7');
  ctx.storage?.tab.setItem('plazaGames', 'kept');
  expect(sessionStorage.getItem('plazaGames')).toBe('kept');
});

test.each<[string, (ctx: ReturnType<typeof scene>['ctx']) => unknown]>([
  ['goes to an address', (ctx) => ctx.navigate('/elsewhere')],
  ['says something', (ctx) => ctx.toast({ message: 'Late' })],
  ['opens the composer', (ctx) => ctx.openComposer()],
  ['offers a place', (ctx) => ctx.place('late', document.createElement('div'))],
  ['reads messages', (ctx) => ctx.readMessagesWith(async () => '')],
  ['says a title', (ctx) => ctx.sayTitle?.('Late')],
  ['asks for keys', (ctx) => void ctx.keys?.ask()],
  ['holds its version', (ctx) => ctx.hold?.()],
  ['guards what is not saved', (ctx) => ctx.guard?.()],
  ['takes the frame away', (ctx) => ctx.frame?.({ immersive: true })],
  ['gives up', (ctx) => ctx.onError('late')],
  ['tells others on a channel', (ctx) => ctx.hub.trigger('feed-global', 'client-typing')],
])('a remote that has gone no longer %s', (_, act) => {
  const { ctx, end, did } = scene();
  end();
  act(ctx);
  expect(did()).toBe(0);
  // It would have, before.
  const { ctx: alive, did: didAlive } = scene();
  act(alive);
  expect(didAlive()).toBe(1);
});

test('what it asks the hub when it has gone is not asked, and fails', async () => {
  const { ctx, end, hub } = scene();
  end();
  await expect(ctx.hub.invoke('presence', ['7'])).rejects.toThrow('gone');
  ctx.hub.stream('events', 0).subscribe({ next: () => undefined });
  expect(hub.requests.size).toBe(0);
});
