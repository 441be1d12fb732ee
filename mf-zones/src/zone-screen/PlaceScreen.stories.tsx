import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import PlaceScreen from './PlaceScreen.tsx';

const meta = {
  title: 'mf-zones/Place',
  component: PlaceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (path: string, zones: TestAnswers['GET /zones'] = thirteenZones): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /zones': zones } })],
  render: () => (
    <MemoryRouter initialEntries={[path]}>
      <PlaceScreen />
    </MemoryRouter>
  ),
});

export const Castle = story('/zones/castle');

export const Mermaid = story('/zones/mermaid');

/** A zone that nobody has drawn or described. */
export const Undrawn = story('/zones/attic', [
  { name: 'Attic', path: '/zones/attic', image: null, hour: 'any hour', palette: [] },
]);

export const Unknown = story('/zones/nowhere');

export const Loading = story('/zones/castle', never);

export const Failed = story('/zones/castle', apiError());
