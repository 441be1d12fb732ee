import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { screen, within } from 'storybook/test';
import { aDecided, aHeld, aQueue, aQueueEntry, aWordRule } from '../testing/aReport.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  title: 'mf-admin/Reports',
  component: ReportsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (
  queue: TestAnswers['GET /moderation/queue'] = never,
  { path = '/', ...answers }: TestAnswers & { path?: string } = {},
): Story => ({
  decorators: [
    shellDecorator({ session: asAdmin(), answers: { 'GET /moderation/queue': queue, ...answers } }),
  ],
  render: () => (
    <MemoryRouter initialEntries={[path]}>
      <ReportsScreen />
    </MemoryRouter>
  ),
});

export const Filled = story(
  aQueue([
    aQueueEntry(),
    aQueueEntry({ id: '9', kind: 'chat', path: null, said: 'dune: You lantern thief\ncedar: I am not' }),
    aQueueEntry({ id: '11', kind: 'person', said: 'Dune Marsh', path: '/user/dune', can_decide: false }),
  ]),
);

/** About the only administrator, where there is no moderator. */
export const NeedsASecond = story(
  aQueue([
    aQueueEntry({
      kind: 'person',
      about: { id: '1', username: 'amber', name: 'Amber Lindqvist' },
      said: 'Amber Lindqvist',
      path: '/user/amber',
      can_decide: false,
      decisions: [],
      needs_second: true,
    }),
    aQueueEntry({
      id: '9',
      about: { id: '1', username: 'cedar', name: 'Cedar Novak' },
      decisions: ['dismiss', 'hide', 'warn'],
    }),
  ]),
);

/** A moderator came from a profile. */
export const AboutAPerson = story(aQueue([]), { path: '/?about=dune' });

export const Appeals = story(
  aQueue([
    aQueueEntry({
      decided: aDecided({ appeal: 'It was a joke among friends.', appealed_at: '2026-11-21T10:00:00.000Z' }),
    }),
    aQueueEntry({
      id: '11',
      decided: aDecided({
        id: '9',
        appeal: 'I sold nothing.',
        appealed_at: '2026-11-21T10:00:00.000Z',
        can_rule: false,
      }),
    }),
    aQueueEntry({
      id: '12',
      decided: aDecided({
        id: '8',
        decision: 'block',
        until: '2026-11-28T19:00:00.000Z',
        ruling: 'refused',
        appeal: 'No.',
      }),
    }),
  ]),
);

/** An administrator with nobody beside them: what they decided, what they answered. */
export const AppealsToOneAlone = story(
  aQueue([
    aQueueEntry({
      decided: aDecided({
        appeal: 'It was a joke among friends.',
        appealed_at: '2026-11-21T10:00:00.000Z',
        can_rule: true,
        is_own: true,
      }),
    }),
    aQueueEntry({
      id: '11',
      decided: aDecided({ id: '9', appeal: 'I sold nothing.', ruling: 'refused', ruled_by_same: true }),
    }),
  ]),
);

export const Empty = story(aQueue([]));

export const Loading = story();

export const Failed = story(apiError());

const held = (answer: TestAnswers['GET /moderation/held'] = never) =>
  story(aQueue(), { path: '/?state=held', 'GET /moderation/held': answer });

export const Held = held({
  items: [
    aHeld(),
    aHeld({
      id: '5',
      kind: 'comment',
      sharing: null,
      path: '/post/40',
      context: 'Lantern sale, lantern sale!',
      found: ['lantern*', 'sale'],
    }),
    aHeld({ id: '6', can_decide: false, sharing: 2 }),
    // As long as a rule may be.
    aHeld({ id: '8', found: ['earn money from home '.repeat(4).trim(), `${'lanterns'.repeat(7)}.example`] }),
    aHeld({ id: '7', decision: 'refuse', note: 'No selling here.', by: 'amber' }),
  ],
  next: null,
});
export const HeldNothing = held({ items: [], next: null });
export const HeldLoading = held();
export const HeldFailed = held(apiError());

const rules = (answer: TestAnswers['GET /moderation/rules'] = never) =>
  story(aQueue(), { path: '/?state=rules', 'GET /moderation/rules': answer });

export const Rules = rules({
  items: [
    aWordRule(),
    aWordRule({ id: '3', pattern: '*', by: null }),
    aWordRule({ id: '4', kind: 'word', pattern: 'lantern sale*' }),
  ],
});
export const RulesNone = rules({ items: [] });
export const RulesLoading = rules();
export const RulesFailed = rules(apiError());

const DECIDE = 'POST /moderation/reports/:id/decide';
/** A dialog of the queue: opened, and answered when `press` is named. */
const decide = (
  button: string,
  { answer = never, press }: { answer?: TestAnswers[typeof DECIDE]; press?: string } = {},
): Story => ({
  ...story(aQueue([aQueueEntry()]), { [DECIDE]: answer }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    if (press) await userEvent.click(dialog.getByRole('button', { name: press }));
  },
});

export const Dismissing = decide('Dismiss');
export const Hiding = decide('Hide');
export const Warning = decide('Warn');
export const Muting = decide('Mute for a time');
export const Blocking = decide('Block for a time');
export const DecideUnderWay = decide('Hide', { press: 'Hide' });
export const DecideFailed = decide('Hide', { answer: apiError(), press: 'Hide' });
export const AnsweringAnAppeal: Story = {
  ...story(
    aQueue([
      aQueueEntry({
        decided: aDecided({ appeal: 'It was a joke.', appealed_at: '2026-11-21T10:00:00.000Z' }),
      }),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grant the appeal' }));
    await screen.findByRole('dialog');
  },
};
