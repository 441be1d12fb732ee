import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { MadeZoneScreen } from './MadeZoneScreen.tsx';

const meta = {
  title: 'mf-zones/Made zone',
  component: MadeZoneScreen,
  args: { slug: 'lantern-court' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <MemoryRouter>
      <MadeZoneScreen {...args} />
    </MemoryRouter>
  ),
} satisfies Meta<typeof MadeZoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nora = { id: '9', name: 'Nora Field', username: 'nora', profile: null };

const story = (answers: TestAnswers): Story => ({
  decorators: [
    shellDecorator({
      answers: {
        'GET /zones': thirteenZones,
        'GET /zones/u/:slug/knocks': [{ person: nora, at: '2026-11-22T10:00:00.000Z' }],
        'GET /zones/u/:slug/invitations': [
          { id: '4', path: '/zones/u/lantern-court?invitation=4f1c…', created_at: '', used: 2 },
        ],
        'GET /zones/u/:slug/people': { admitted: [nora], banned: [] },
        ...answers,
      },
    }),
  ],
});

export const Visitor = story({ 'GET /zones/u/:slug': aMadeZone({ people: 3 }) });

export const Owner = story({ 'GET /zones/u/:slug': aMadeZone({ is_mine: true, standing: 'owner' }) });

/** Before a protected zone. */
export const Knock = story({
  'GET /zones/u/:slug': aMadeZone({ mode: 'protected', standing: 'closed', recipe: null }),
});

export const Waiting = story({
  'GET /zones/u/:slug': aMadeZone({ mode: 'protected', standing: 'asked', recipe: null }),
});

export const Loading = story({ 'GET /zones/u/:slug': never });

export const Failed = story({ 'GET /zones/u/:slug': apiError() });
