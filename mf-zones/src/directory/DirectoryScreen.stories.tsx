import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const meta = {
  title: 'mf-zones/Directory',
  component: DirectoryScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DirectoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (zones: TestAnswers['GET /zones'] = never): Story => ({
  decorators: [
    shellDecorator({ answers: { 'GET /zones': zones, 'GET /zones/made': [aMadeZone({ people: 3 })] } }),
  ],
  render: () => (
    <MemoryRouter>
      <DirectoryScreen />
    </MemoryRouter>
  ),
});

export const Filled = story(thirteenZones);

export const Empty = story([]);

export const Loading = story();

export const Failed = story(apiError());
