import { createTestShell } from '@plaza/shell-contract/testing';
import { act, renderHook } from '@testing-library/react';
import { aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import type { Body } from '../link/body.ts';
import { type LinkStatus, ZoneLink } from '../link/ZoneLink.ts';
import { useReturn } from './useReturn.ts';

function lost() {
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/mermaid' });
  link.open();
  zones.tell(aWelcome());
  const walker = { x: 1, y: 0, z: 2, yaw: 0 };
  // No more of a body is asked for.
  const body = {
    walker,
    goTo: (x: number, z: number) => void Object.assign(walker, { x, z }),
  } as unknown as Body;
  const hook = renderHook(({ status }: { status: LinkStatus }) => useReturn(link, body, status), {
    initialProps: { status: 'inside' },
  });
  act(() => hook.rerender({ status: 'away' }));
  const comeBack = () => {
    zones.tell(aWelcome({ at: [1.2, 0, 2, 0] }));
    act(() => hook.rerender({ status: 'inside' }));
  };
  return { walker, comeBack };
}

test('who stood still stands where the others last saw them', () => {
  const { walker, comeBack } = lost();
  comeBack();
  expect(walker).toMatchObject({ x: 1.2, z: 2 });
});

test('who has walked on while the connection was gone is not put back', () => {
  const { walker, comeBack } = lost();
  walker.z = 9;
  comeBack();
  expect(walker).toMatchObject({ x: 1, z: 9 });
});
