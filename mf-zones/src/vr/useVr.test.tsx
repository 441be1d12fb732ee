import { defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Knocks } from '../knocks/useKnocks.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import type { Visit } from '../world/scene/Visit.ts';
import { useVr, type Vr } from './useVr.ts';
import { vrWords } from './words.ts';
import { wear } from './worn/wear.ts';

// What draws for a headset needs one.
jest.mock('./worn/wear.ts', () => ({ wear: jest.fn() }));

class TestSession extends EventTarget {
  readonly end = async () => void this.dispatchEvent(new Event('end'));
}

afterEach(() => Reflect.deleteProperty(navigator, 'xr'));

async function inHeadset() {
  const told: string[] = [];
  jest.mocked(wear).mockResolvedValue({ say: () => undefined, tell: (text) => void told.push(text) });
  const xr = Object.assign(new EventTarget(), {
    isSessionSupported: async () => true,
    requestSession: async () => new TestSession(),
  });
  Object.defineProperty(navigator, 'xr', { configurable: true, value: xr });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  // As much of a stay and of a connection as entering asks for.
  const needs = {
    ...{ visit: {} as Visit, isDrawn: true, link: { snapshot: () => ({ you: 1 }) } as unknown as ZoneLink },
    ...{ act: async () => null, words: vrWords.now, phrases: [], bubbles: [], hasNumbers: false },
  };
  const seen: Vr[] = [];
  function Wearing() {
    const vr = useVr(needs);
    seen.push(vr);
    return <button onClick={vr.enter}>{vr.state.status}</button>;
  }
  await mountInTestShell(defineRemote(Wearing), {});
  await userEvent.click(await screen.findByRole('button', { name: 'offered' }));
  await screen.findByRole('button', { name: 'worn' });
  const vr = () => {
    const last = seen.at(-1);
    if (!last) throw new Error('Nothing was drawn.');
    return last;
  };
  return { vr, told, worn: () => jest.mocked(wear).mock.calls.at(-1)?.[0] };
}

const nora = { id: '9', name: 'Nora Field', username: 'nora', profile: null };

test('who wears a headset is told once who knocks at their zone, and answers on the menu', async () => {
  const { vr, told, worn } = await inHeadset();
  const answer = jest.fn();
  const knocks: Knocks = { waiting: [{ person: nora, at: '2026-11-22T10:00:00.000Z' }], answer };
  act(() => vr().hearKnocks(knocks));
  act(() => vr().hearKnocks({ ...knocks }));
  expect(told).toEqual([expect.stringContaining('Nora Field wants into your zone.')]);
  worn()?.knocks().answer('nora', 'always');
  expect(answer).toHaveBeenCalledWith('nora', 'always');
  act(() => vr().hearKnocks({ waiting: [], answer }));
  expect(worn()?.knocks().waiting).toEqual([]);
  act(() => vr().hearKnocks(knocks));
  expect(told).toHaveLength(2);
});
