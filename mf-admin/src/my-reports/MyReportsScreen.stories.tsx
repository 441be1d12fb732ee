import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aDecisionAboutMe } from '../testing/aReport.ts';
import { AppealScreen } from './AppealScreen.tsx';
import { MyReportsScreen } from './MyReportsScreen.tsx';

const meta = {
  title: 'mf-admin/My reports',
  component: MyReportsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (mine: TestAnswers['GET /moderation/mine'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /moderation/mine': mine } })],
  render: () => (
    <MemoryRouter>
      <MyReportsScreen />
    </MemoryRouter>
  ),
});

const reported = {
  id: '3',
  kind: 'post' as const,
  said: 'Cheap lanterns! Cheap lanterns!',
  reason: 'spam' as const,
  created_at: '2026-11-20T18:34:00.000Z',
  decision: 'hide' as const,
  answer: 'Thank you. The post is gone.',
  settled_at: '2026-11-20T19:00:00.000Z',
};

export const Filled = story({
  decided: [
    aDecisionAboutMe(),
    aDecisionAboutMe({ id: '9', decision: 'mute', until: '2026-11-27T20:00:00.000Z', note: '' }),
    aDecisionAboutMe({
      id: '8',
      decision: 'warn',
      can_appeal: false,
      appeal: 'It was a joke.',
      ruling: 'refused',
      ruling_note: 'It was read twice.',
    }),
  ],
  reported: [reported, { ...reported, id: '4', decision: null, settled_at: null, answer: '' }],
});

const held = { id: '5', kind: 'post' as const, held_at: '2026-11-20T18:34:00.000Z' };
export const HeldBack = story({
  decided: [],
  reported: [],
  held: [
    { ...held, context: 'Look here: https://cheap-lanterns.example', decision: null, note: '' },
    { ...held, id: '6', context: 'Cheap lanterns', decision: 'refuse', note: 'No selling here.' },
  ],
});

export const Empty = story({ decided: [], reported: [] });

export const Loading = story();

export const Failed = story(apiError());

const blocked = aDecisionAboutMe({ decision: 'block', until: '2026-11-28T19:00:00.000Z' });
const byMail = (read: TestAnswers['POST /moderation/appeal/read'] = never, hash = '#7.token'): Story => ({
  decorators: [shellDecorator({ answers: { 'POST /moderation/appeal/read': read } })],
  render: () => (
    <MemoryRouter initialEntries={[`/appeal${hash}`]}>
      <AppealScreen />
    </MemoryRouter>
  ),
});
export const AppealByMail = byMail(blocked);
export const AppealByMailWaits = byMail({
  ...blocked,
  can_appeal: false,
  appeal: 'It was a joke between friends.',
});
export const AppealByMailLoading = byMail();
export const AppealByMailFailed = byMail(apiError());
export const AppealLinkCutOff = byMail(never, '');
export const Appealing: Story = {
  ...byMail(blocked),
  play: async ({ canvas, userEvent }) => {
    // What opens it is no button to every browser.
    await userEvent.click(await canvas.findByText('Appeal against the decision', { selector: 'summary' }));
    await userEvent.type(await canvas.findByRole('textbox'), 'It was a joke between friends.');
  },
};
