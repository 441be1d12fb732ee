import type { RegisteredRemote } from '@plaza/api-contract';
import type { RemoteApp } from '@plaza/shell-contract';
import { createTestShell } from '@plaza/shell-contract/testing';
import { waitFor } from '@testing-library/react';
import { BehaviorSubject, map, Subject } from 'rxjs';
import { mountRootParcel } from 'single-spa';
import { TestClock } from '../../clock/TestClock.ts';
import { TestLoader } from '../loader/TestLoader.ts';
import { Slot } from '../slot/Slot.ts';
import { SlotBoard } from '../SlotBoard.ts';
import { aRemote, aVersion } from '../testing/builders.ts';
import { Places } from './Places.ts';

const clock = new TestClock();

/** A remote that shows its name in the places that it names. */
const bringing = (name: string, ...keys: string[]) =>
  aRemote({
    name,
    current: aVersion({ version: name, widgets: Object.fromEntries(keys.map((key) => [key, './widget'])) }),
  });

let takeBack = () => {};
afterEach(() => takeBack());

function open(remotes: RegisteredRemote[]) {
  const remotes$ = new BehaviorSubject<readonly RegisteredRemote[]>(remotes);
  const loader = new TestLoader();
  const mounts: string[] = [];
  const makeSlot = (name: string, place: string) => {
    const app: RemoteApp = {
      contract: '1.0',
      async mount(element) {
        mounts.push(name);
        element.append(`${name} `);
        return { unmount: () => element.replaceChildren() };
      },
    };
    loader.bring(name, app);
    return new Slot({
      name,
      remote$: remotes$.pipe(map((all) => all.find((one) => one.name === name))),
      online$: new Subject(),
      exposedBy: (version) => version.widgets[place],
      loader,
      clock,
      health: { note: () => undefined },
      lend: (_, hold, signal, onError) => ({
        ctx: { ...createTestShell().ctx, hold, signal, onError },
        end: () => undefined,
      }),
      askAgain: () => undefined,
      onOddity: () => undefined,
    });
  };
  const places = new Places({
    remotes$,
    makeSlot,
    board: new SlotBoard(),
    mountParcel: Promise.resolve(mountRootParcel),
  });
  const element = document.body.appendChild(document.createElement('div'));
  const stop = places.offer('settings', element);
  takeBack = () => {
    stop();
    element.remove();
  };
  const shows = (text: string) => waitFor(() => expect(element.textContent?.trim()).toBe(text));
  return { remotes$, places, element, shows, mounts };
}

test('a widget that has a place for itself fills it', async () => {
  const { places, shows } = open([bringing('mf-chat', 'settings')]);
  await shows('mf-chat');
  expect([places.isFilled('settings'), places.isFilled('composer')]).toEqual([true, false]);
});

test('several share a place in the order that they declare, whoever comes first', async () => {
  const [last, middle, first] = [
    bringing('mf-a', 'settings@100'),
    bringing('mf-b', 'settings@20'),
    bringing('mf-c', 'settings@3'),
  ];
  const { remotes$, places, shows, mounts } = open([last, middle]);
  await shows('mf-b mf-a');
  remotes$.next([last, middle, first]);
  await shows('mf-c mf-b mf-a');
  expect(places.isFilled('settings')).toBe(true);
  remotes$.next([last, first]);
  await shows('mf-c mf-a');
  // Who stays is left alone.
  expect(mounts.toSorted()).toEqual(['mf-a', 'mf-b', 'mf-c']);
});

test('a place that nobody fills any more is empty, as it was offered', async () => {
  const { remotes$, element, shows } = open([bringing('mf-a', 'settings@1')]);
  await shows('mf-a');
  expect(element).toHaveAttribute('data-awaited');
  remotes$.next([]);
  await shows('');
  expect(element).not.toHaveAttribute('data-awaited');
  expect(element).toBeEmptyDOMElement();
});
