import type { ZoneFriend } from '@plaza/api-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FriendsInZones } from './FriendsInZones.tsx';

const meta = { title: 'mf-zones/Friends', component: FriendsInZones } satisfies Meta<typeof FriendsInZones>;

export default meta;
type Story = StoryObj<typeof meta>;

const friend = (id: string, name: string, zone: string, path: string): ZoneFriend => ({
  person: { id, name, username: name.toLowerCase(), profile: null },
  zone: { name: zone, path },
});

const story = (friends: TestAnswers['GET /zones/friends'] = never): Story => ({
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 320 }}>
        <Shown />
      </div>
    ),
    shellDecorator({ answers: { 'GET /zones/friends': friends } }),
  ],
});

export const Filled = story([
  friend('2', 'Basalt Okoro', 'Mermaid Zone', '/zones/mermaid'),
  friend('3', 'Cedar Novak', 'The quiet court behind the old lantern factory', '/zones/u/quiet'),
  friend('4', 'Juniper', 'Castle Zone', '/zones/castle'),
  friend('5', 'Lumen', 'Castle Zone', '/zones/castle'),
  friend('6', 'Noor', 'Castle Zone', '/zones/castle'),
]);

/** Nothing is shown: who has nobody to join needs no words about it. */
export const Nobody = story([]);

export const Loading = story();

export const Failed = story(apiError());
