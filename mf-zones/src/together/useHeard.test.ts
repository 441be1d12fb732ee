import { createTestShell } from '@plaza/shell-contract/testing';
import { act, renderHook } from '@testing-library/react';
import { ZoneLink } from '../link/ZoneLink.ts';
import { aPerson, aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { useHeard } from './useHeard.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what somebody has said goes from over their head after a while, also while others go on talking', () => {
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/castle' });
  link.open();
  zones.tell(aWelcome({ people: [aPerson(), aPerson({ id: 3, username: 'cedar', name: 'Cedar' })] }));
  const muted = new Set<number>();
  const { result } = renderHook(() => useHeard({ link, place: 'castle', me: 'Amber', muted }));
  const says = (id: number, text: string) => act(() => zones.tell({ kind: 'words', id, text }));
  const shown = () => result.current.bubbles.map(({ bubble }) => bubble);
  const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  says(2, 'Once');
  for (const word of ['one', 'two', 'three']) {
    later(1_900);
    says(3, word);
  }
  expect(shown()).toEqual(['Once', 'three']);
  later(400);
  expect(shown()).toEqual(['three']);
  later(6_000);
  expect(shown()).toEqual([]);
  expect(result.current.log.map(({ line }) => line)).toContain('Basalt Okoro: Once');
});
