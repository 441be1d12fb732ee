import { BehaviorSubject } from 'rxjs';
import type { BoardedSlot } from '../../remotes/SlotBoard.ts';
import { SlotBoard } from '../../remotes/SlotBoard.ts';
import type { SlotState } from '../../remotes/slot/SlotState.ts';
import type { Scene } from '../../routing/sceneAt.ts';
import { sayWhenThere } from './sayThere.ts';
import { THERE } from './there.ts';

let said = 0;
const hear = () => (said += 1);
beforeEach(() => {
  said = 0;
  window.addEventListener(THERE, hear);
});
afterEach(() => window.removeEventListener(THERE, hear));

function aPage(scene: Scene) {
  const scene$ = new BehaviorSubject<Scene>(scene);
  const board = new SlotBoard();
  const state$ = new BehaviorSubject<SlotState>({ status: 'empty' });
  sayWhenThere({ scene$, board });
  const put = (kind: BoardedSlot['kind']) =>
    board.put({ slot: { state$ } as BoardedSlot['slot'], kind, place: undefined });
  return { scene$, state$, put };
}

const loading: SlotState = { status: 'loading', version: '1.0.0', isFallback: false };
const mounted: SlotState = { status: 'mounted', version: '1.0.0', isFallback: false, newer: undefined };
const failed: SlotState = { status: 'failed', reason: 'slow', version: '1.0.0', detail: '' };

test.each([
  ['is on screen', mounted],
  ['says why it is not', failed],
])('the page is there when the remote of its address %s, and says so once', (_, state) => {
  const { state$, put } = aPage({ scene: 'remote', name: 'mf-feed' });
  put('remote');
  state$.next(loading);
  expect(said).toBe(0);
  state$.next(state);
  state$.next(loading);
  state$.next(mounted);
  expect(said).toBe(1);
});

test('a widget that is on screen is not the remote', () => {
  const { state$, put } = aPage({ scene: 'remote', name: 'mf-feed' });
  put('widget');
  state$.next(mounted);
  expect(said).toBe(0);
});

test('a page without a remote is there when it is known what it shows', () => {
  const { scene$ } = aPage({ scene: 'waiting' });
  scene$.next({ scene: 'redirect', to: '/login' });
  expect(said).toBe(0);
  scene$.next({ scene: 'login' });
  expect(said).toBe(1);
});
