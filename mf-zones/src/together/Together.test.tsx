import type { ZoneRefusal } from '@plaza/api-contract';
import { decodeMotion, encodeFrame } from '@plaza/api-contract/values';
import { speak } from '@plaza/design-system';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMadeZone } from '../testing/madeZone.ts';
import { aPerson, aWelcome } from '../testing/testZoneHub.ts';
import { meet, walkIn } from '../testing/walkIn.ts';
import { GESTURES } from '../world/people/gestures.ts';

// Building a whole place takes a while, and nothing here asks for its ground.
jest.mock('../world/build/requestWorld.ts', () => ({ requestWorld: () => new Promise(() => undefined) }));

afterEach(() => speak('en'));
beforeEach(() => {
  // jsdom has no canvas, and says so at each try.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };

const log = () => screen.getByRole('log');

test('tells in words who is there, how far, which way, and what there is to use', async () => {
  const { tell } = await meet();
  tell(encodeFrame([{ ...still, id: 2, x: 0, z: 10 }]));
  const people = screen.getByRole('region', { name: 'People here' });
  expect(await within(people).findByText(/^\d+ m, ahead/)).toBeVisible();
  expect(within(people).getByText('Basalt Okoro')).toBeVisible();
  const things = screen.getByRole('region', { name: 'Things here' });
  expect(within(things).getAllByRole('button', { name: /^Use: / }).length).toBeGreaterThan(2);
  expect(screen.getByText(/^1 person here with you/)).toBeVisible();
});

test('goes to somebody, and says so to the others as a jump', async () => {
  const { tell, zones } = await meet();
  tell(encodeFrame([{ ...still, id: 2, x: 0, z: -6 }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go to Basalt Okoro' })).toBeEnabled());
  const before = zones.moves.length;
  await userEvent.click(screen.getByRole('button', { name: 'Go to Basalt Okoro' }));
  expect(await screen.findByText('2 m, ahead')).toBeVisible();
  await waitFor(() => expect(zones.moves.length).toBeGreaterThan(before));
});

test('uses a thing, and the others hear of it; what others do with things is seen here', async () => {
  const { zones, tell } = await meet('/zones/library');
  await userEvent.click(screen.getByRole('button', { name: 'Use: Turn the globe' }));
  expect(zones.acts).toContainEqual({
    kind: 'thing',
    thing: { id: 'globe', state: 'turning', since: expect.any(Number) },
  });
  expect(within(log()).getByText(/ turned the globe$/)).toBeVisible();
  tell({ kind: 'thing', id: 2, thing: { id: 'globe', state: 'still', since: Date.now() } });
  expect(await screen.findByRole('button', { name: 'Use: Turn the globe' })).toBeVisible();
  expect(within(log()).getByText('Basalt Okoro stopped the globe')).toBeVisible();
  await act(() => speak('de'));
  const bell = { id: 'reading-bell', state: 'acts', since: Date.now() };
  tell(...[1, 2].map(() => ({ kind: 'thing', id: 2, thing: bell }) as const));
  expect(within(log()).getAllByText('Basalt Okoro hat die Leseglocke geläutet')).toHaveLength(1);
});

test('[1-6] who sits down or dances is told to the others as such', async () => {
  const { zones } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Feelings and moves' }));
  const told = () => decodeMotion(zones.moves.at(-1) ?? '')?.gesture;
  for (const [name, gesture] of [
    ['Sit down', 'sit'],
    ['Dance', 'dance'],
    ['Stand', 'none'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(told()).toBe(GESTURES[gesture]));
  }
});

test('the shelf of the library opens the reader', async () => {
  await meet('/zones/library', { 'GET /zones/notes': { text: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use: Look at the nineteen books' }));
  expect(await screen.findByRole('list', { name: 'Nineteen books' })).toBeVisible();
});

test('the signs one can show are drawn by us: a machine without a font for emoji would show empty boxes', async () => {
  await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Feelings and moves' }));
  const signs = await screen.findAllByRole('button', { name: /^Show / });
  expect(signs).toHaveLength(6);
  for (const sign of signs) await waitFor(() => expect(sign.textContent).toBe(''));
});

test('says something, and reads what others say, feel and do', async () => {
  const { zones, tell } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Say something' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Say something to those here' }),
    'Good evening{Enter}',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Follow me' }));
  expect(zones.acts).toEqual([
    { kind: 'words', text: 'Good evening' },
    { kind: 'words', text: 'Follow me' },
  ]);
  tell(
    { kind: 'words', id: 2, text: 'Hello there' },
    { kind: 'emote', id: 2, emote: '👏' },
    { kind: 'left', id: 2 },
  );
  expect(within(log()).getByText('Basalt Okoro: Hello there')).toBeVisible();
  const clap = await within(log()).findByRole('img', { name: '👏' });
  expect(clap.closest('p')).toHaveTextContent('Basalt Okoro');
  expect(within(log()).getByText('Basalt Okoro has left')).toBeVisible();
  expect(screen.getByText('Nobody else is here yet.')).toBeVisible();
});

test('says why nobody heard what one said', async () => {
  const { zones, records } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Say something' }));
  const say = async (why: ZoneRefusal, phrase = 'Follow me') => {
    zones.refuses = why;
    await userEvent.click(screen.getByRole('button', { name: phrase }));
    return records.toasts.at(-1);
  };
  expect(await say('rate')).toMatchObject({ tone: 'bad', message: expect.stringContaining('a lot at once') });
  expect(await say('demo')).toMatchObject({ message: expect.stringContaining('Guests of the demo') });
  expect(await say('muted')).toMatchObject({ message: expect.stringContaining('have muted you') });
  expect(await say('away')).toMatchObject({ message: expect.stringContaining('not connected') });
  expect(await say('ruled')).toMatchObject({ message: expect.stringContaining('find others') });
  await act(() => speak('de'));
  expect(await say('rate', 'Komm mit')).toMatchObject({
    message: expect.stringContaining('viel auf einmal'),
  });
});

test('[1-6] a comment on one’s post shows on one’s face, and the others see it', async () => {
  const { zones, bring, tell } = await meet();
  const notification = { kind: 'comment', stars: null } as never;
  act(() =>
    bring({ type: 'notification', payload: { unread: 1, notification }, mark: { event: 1, at: '' } }),
  );
  expect(zones.acts).toEqual([{ kind: 'feels', about: 'comment', stars: 0 }]);
  tell({ kind: 'feels', id: 2, about: 'reaction', stars: 5 });
  expect(within(log()).getByText('Basalt Okoro beams: somebody gave their post stars')).toBeVisible();
});

test('[1-1] starts a Flick, and joins one that somebody else has started', async () => {
  const { zones, tell } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Flicks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lanterns' }));
  expect(zones.acts).toEqual([{ kind: 'flick', flick: 'lanterns' }]);
  tell({ kind: 'flick', id: 2, flick: 'fireworks', at: 0 });
  expect(within(log()).getByText('Basalt Okoro starts a Flick: Fireworks')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Light a rocket' }));
  expect(zones.acts.at(-1)).toEqual({ kind: 'flick', flick: 'fireworks-more' });
});

test('[1-8] the owner speaks to everybody in the zone; visitors read it and have no such button', async () => {
  const made = aMadeZone({ is_mine: true, standing: 'owner' });
  const answers = {
    'GET /zones/u/:slug': made,
    'GET /zones/u/:slug/knocks': [],
    'GET /zones/u/:slug/invitations': [],
    'GET /zones/u/:slug/people': { admitted: [], banned: [] },
  };
  const { zones, tell } = await meet('/zones/u/lantern-court', answers);
  expect(zones.stays[0]?.entry).toEqual({ path: '/zones/u/lantern-court' });
  await userEvent.click(screen.getByRole('button', { name: 'Speak to everybody' }));
  const line = screen.getByRole('textbox', { name: 'What everybody in this zone is to read' });
  await userEvent.type(line, 'The play begins{Enter}');
  expect(zones.acts).toEqual([{ kind: 'broadcast', text: 'The play begins' }]);
  tell({ kind: 'broadcast', name: 'Amber', text: 'The play begins' });
  expect(within(log()).getByText('Amber to everybody here: The play begins')).toBeVisible();
});

test('a portal of a zone leads where its maker wanted', async () => {
  const portal = { id: 'd1', at: [0, 0, 4] as [number, number, number], turn: 0, to: '/zones/desert' };
  const recipe = { version: 1 as const, theme: 'castle' as const, pieces: [] };
  const made = aMadeZone({ recipe: { ...recipe, portals: [{ ...portal, name: 'To the last sun' }] } });
  const { records } = await meet('/zones/u/lantern-court', { 'GET /zones/u/:slug': made });
  await userEvent.click(screen.getByRole('button', { name: 'Use: To the last sun' }));
  expect(records.navigations.at(-1)).toMatchObject({ to: '/zones/desert' });
});

test('a visitor cannot speak to everybody', async () => {
  await meet();
  expect(screen.queryByRole('button', { name: 'Speak to everybody' })).toBeNull();
});

test('somebody is muted here: what they say is no longer read', async () => {
  const { tell } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mute Basalt Okoro here' }));
  tell({ kind: 'words', id: 2, text: 'la la la' });
  expect(within(log()).queryByText(/la la la/)).toBeNull();
});

test('who was muted here stays so when they come in anew, and whoever has their number then is heard', async () => {
  const { tell } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mute Basalt Okoro here' }));
  tell({ kind: 'left', id: 2 });
  tell({ kind: 'came', person: aPerson({ user_id: '13', username: 'cedar', name: 'Cedar Novak' }) });
  tell({ kind: 'came', person: aPerson({ id: 5 }) });
  tell({ kind: 'words', id: 5, text: 'la la la' });
  tell({ kind: 'words', id: 2, text: 'Good morning' });
  expect(within(log()).queryByText(/la la la/)).toBeNull();
  expect(within(log()).getByText('Cedar Novak: Good morning')).toBeVisible();
});

test('walks with a friend until one moves oneself; strangers are not followed about', async () => {
  const { tell, zones } = await walkIn();
  tell(aWelcome({ people: [aPerson({ is_friend: true }), aPerson({ id: 3, name: 'Cedar' })] }));
  tell(encodeFrame([{ ...still, id: 2, x: 0, z: -6 }]));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar' }));
  expect(screen.queryByRole('menuitem', { name: /^Walk with/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Walk with Basalt Okoro' }));
  expect(screen.getByText(/^You walk with Basalt Okoro\./)).toBeVisible();
  expect(await screen.findByText('2 m, ahead', undefined, { timeout: 3_000 })).toBeVisible();
  const before = zones.moves.length;
  tell(encodeFrame([{ ...still, id: 2, x: 20, z: 20, jumped: true }]));
  await waitFor(() => expect(zones.moves.length).toBeGreaterThan(before), { timeout: 3_000 });
  expect(await screen.findByText('2 m, ahead', undefined, { timeout: 3_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Step ahead' }));
  expect(screen.queryByText(/^You walk with/)).toBeNull();
});

test('whoever one walks with leaves: one walks alone again', async () => {
  const { tell } = await walkIn();
  tell(aWelcome({ people: [aPerson({ is_friend: true })] }));
  await userEvent.click(await screen.findByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Walk with Basalt Okoro' }));
  tell({ kind: 'left', id: 2 });
  expect(screen.queryByText(/^You walk with/)).toBeNull();
});

test('how one moves is told for keys, mouse, fingers, a gamepad and without a picture', async () => {
  const { tell } = await walkIn();
  tell(aWelcome());
  await userEvent.click(await screen.findByRole('button', { name: 'How to move' }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Keys', 'Mouse', 'Touch', 'Gamepad', 'Without a picture'],
  ]);
  expect(screen.getByText(/the lowest button jumps/)).toBeVisible();
});

test('strangers are frozen by a button or by X: they are no longer read, friends are', async () => {
  const { tell } = await walkIn();
  tell(aWelcome({ people: [aPerson(), aPerson({ id: 3, name: 'Cedar', is_friend: true })] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Safety' }));
  await userEvent.click(screen.getByRole('button', { name: 'Freeze strangers' }));
  expect(screen.getByText(/^Strangers are frozen/)).toBeVisible();
  tell({ kind: 'words', id: 2, text: 'la la la' }, { kind: 'words', id: 3, text: 'All well?' });
  expect(within(log()).queryByText(/la la la/)).toBeNull();
  expect(within(log()).getByText('Cedar: All well?')).toBeVisible();
  const people = screen.getByRole('region', { name: 'People here' });
  expect(within(people).getAllByText('frozen')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Let them move' }));
  tell({ kind: 'words', id: 2, text: 'Sorry' });
  expect(within(log()).getByText('Basalt Okoro: Sorry')).toBeVisible();
  screen.getByRole('button', { name: 'Step ahead' }).focus();
  await userEvent.keyboard('x');
  expect(screen.getByText(/^Strangers are frozen/)).toBeVisible();
});

test('X while one writes is a letter', async () => {
  await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Say something' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Say something to those here' }), 'xx');
  expect(screen.queryByText(/^Strangers are frozen/)).toBeNull();
});

test('personal space is on until one says otherwise, in every zone', async () => {
  localStorage.clear();
  await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Safety' }));
  const space = screen.getByRole('switch', { name: 'Personal space' });
  expect(space).toBeChecked();
  await userEvent.click(space);
  expect(localStorage.getItem('zoneSpace')).toBe('off');
  localStorage.clear();
});

test('somebody is reported and blocked', async () => {
  const { records } = await meet('/zones/mermaid', {
    'POST /zones/reports': { done: true },
    'PUT /people/:username/block': { username: 'basalt', is_muted: false, is_blocked: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report Basalt Okoro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(records.calls.at(-1)).toMatchObject({
    name: 'POST /zones/reports',
    input: { body: { path: '/zones/mermaid', username: 'basalt', reason: 'harassment', note: '' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'More about Basalt Okoro' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block Basalt Okoro' }));
  expect(records.calls.at(-1)).toMatchObject({
    name: 'PUT /people/:username/block',
    input: { params: { username: 'basalt' } },
  });
});

test('one’s looks are chosen, and the others see them', async () => {
  const { zones } = await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Your looks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Avatar 2: a robot' }));
  expect(zones.acts.at(-1)).toMatchObject({ kind: 'looks', looks: { kind: 'robot' } });
});
