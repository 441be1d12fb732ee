import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { CreateZonesScreen } from './CreateZonesScreen.tsx';

const meta = {
  title: 'mf-zones/Create',
  component: CreateZonesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreateZonesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (zones: TestAnswers['GET /zones'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /zones': zones } })],
});

export const Filled = story(thirteenZones);

export const Loading = story();

export const Failed = story(apiError());

/** The list is empty on a server where every zone was taken down. */
export const Empty = story([]);
