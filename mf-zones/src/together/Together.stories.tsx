import { encodeFrame } from '@plaza/api-contract/values';
import { createTestShell, shellDecorator } from '@plaza/shell-contract/testing';
import { useMemo } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aMadeZone } from '../testing/madeZone.ts';
import { aPerson, aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { Closed } from './Closed.tsx';
import { ZoneLink } from '../link/ZoneLink.ts';
import { Dock } from './panel/Dock.tsx';
import { Twin } from './panel/Twin.tsx';
import { useSafety } from './safety/useSafety.ts';
import { useTwinBody } from './TwinBody.ts';

const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };

/** Somebody is in Mermaid Zone, with two others. */
function insideMermaid(
  people = [aPerson({ is_friend: true }), aPerson({ id: 3, name: 'Cedar Novak', username: 'cedar' })],
) {
  const zones = new TestZoneHub();
  const link = new ZoneLink({ hub: zones.over(createTestShell().ctx.hub), path: '/zones/mermaid' });
  link.open();
  zones.tell(aWelcome({ people }));
  zones.tell(
    encodeFrame([
      { ...still, id: 2, x: 2, z: 20 },
      { ...still, id: 3, x: -6, z: 4, away: true },
    ]),
  );
  return link;
}

function InWords({ isAlone = false }: { isAlone?: boolean }) {
  const link = useMemo(() => insideMermaid(isAlone ? [] : undefined), [isAlone]);
  const body = useTwinBody('mermaid', undefined);
  const safety = useSafety(link.snapshot().people);
  const log = isAlone ? [] : [{ key: 1, id: 2, line: 'Basalt Okoro: Good evening', bubble: null }];
  if (!body) return null;
  return (
    <>
      <Dock
        link={link}
        body={body}
        safety={safety}
        isListed
        isEditing={false}
        isOwner
        onEdit={undefined}
        onList={undefined}
      />
      <Twin
        {...{ name: 'Mermaid Zone', link, body, log }}
        state={link.snapshot()}
        labels={{}}
        safety={safety}
        leader={isAlone ? undefined : link.person(2)}
        onWalkWith={() => undefined}
        made={undefined}
        isDrawn={false}
        onUse={() => undefined}
        onTouch={() => undefined}
      />
    </>
  );
}

const meta = {
  title: 'mf-zones/Together',
  component: InWords,
  decorators: [
    shellDecorator({
      answers: {
        'GET /zones': thirteenZones,
        'GET /zones/made': [aMadeZone()],
        'GET /zones/looks': { looks: null },
      },
    }),
  ],
} satisfies Meta<typeof InWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A zone in words: for ears, for the keyboard, and where a browser cannot draw. */
export const Words: Story = {};

export const Alone: Story = { args: { isAlone: true } };

const closed = (status: 'full' | 'out' | 'refused' | 'elsewhere'): Story => ({
  render: () => (
    <Closed
      state={{ status, you: 0, copy: 1, copies: [{ copy: 1, people: 50 }], people: [] }}
      onEnter={() => undefined}
    />
  ),
});

export const Full = closed('full');

export const SentOut = closed('out');

export const Refused = closed('refused');

/** The zone is open on three other pages of the same person. */
export const OpenElsewhere = closed('elsewhere');
