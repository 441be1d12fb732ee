import { encodeFrame } from '@plaza/api-contract/values';
import { createTestShell, shellDecorator } from '@plaza/shell-contract/testing';
import { useMemo } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Editor } from '../editor/Editor.tsx';
import { aMadeZone } from '../testing/madeZone.ts';
import { aPerson, aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { Closed } from './Closed.tsx';
import { ZoneLink } from '../link/ZoneLink.ts';
import { Dock } from './panel/Dock.tsx';
import { Twin } from './panel/Twin.tsx';
import { useSafety } from './safety/useSafety.ts';
import { useTwinBody } from './useTwinBody.ts';

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
        'GET /zones/u/:slug/revisions': [
          { revision: 2, at: '2026-11-22T10:00:00.000Z', by: 'amber', pieces: 4 },
          { revision: 1, at: '2026-11-20T18:34:00.000Z', by: 'amber', pieces: 0 },
        ],
      },
    }),
  ],
} satisfies Meta<typeof InWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A zone in words: for ears, for the keyboard, and where a browser cannot draw. */
export const Words: Story = {};

export const Alone: Story = { args: { isAlone: true } };

const closed = (status: 'full' | 'out' | 'refused'): Story => ({
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

const zone = aMadeZone({ is_mine: true, standing: 'owner', revision: 2 });

/** Arranging a zone from inside. */
export const Arranging: Story = {
  render: () => (
    <Editor
      zone={zone}
      recipe={{
        ...{ version: 1, theme: 'castle', portals: [] },
        pieces: [{ id: 'p1', kind: 'torch', at: [0, 0, 2], turn: 0, size: 1 }],
      }}
      body={null}
      onMark={() => undefined}
      onPreview={() => undefined}
      onSaved={() => undefined}
    />
  ),
};
