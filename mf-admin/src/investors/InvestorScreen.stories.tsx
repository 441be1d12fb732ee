import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { screen } from 'storybook/test';
import { aCampaign, aLetter, aList, anInvestor } from '../testing/anInvestor.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { InvestorScreen } from './InvestorScreen.tsx';

const meta = {
  title: 'mf-admin/Investors',
  component: InvestorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvestorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const doubtful = {
  id: '9',
  email: 'ines@fund.example',
  state: 'unknown' as const,
  subject: 0,
  attempts: 1,
  response: null,
  at: '2026-11-20T12:00:00Z',
};
const preview = {
  ready: [{ line: 2, name: 'Ines Duarte', email: 'ines@fund.example', note: 'Met at the harbour talk.' }],
  ready_count: 1,
  added: 0,
  errors: [{ line: 3, text: 'Nobody, ,', problem: 'no-email' as const }],
  errors_count: 1,
};

const story = (
  investors: TestAnswers['POST /investor'] = never,
  campaigns: TestAnswers['GET /investor/campaigns'] = { data: [], locked_until: null },
): Story => ({
  decorators: [
    shellDecorator({
      session: asAdmin(),
      answers: {
        'POST /investor': investors,
        'GET /investor/campaigns': campaigns,
        'GET /investor/letter': aLetter,
        'GET /investor/campaigns/:id/deliveries': { data: [doubtful] },
        'POST /investor/import': preview,
      },
    }),
  ],
  render: () => (
    <MemoryRouter>
      <InvestorScreen />
    </MemoryRouter>
  ),
});

const some = aList([
  anInvestor(),
  anInvestor({ id: '5', email: 'oren@capital.example', status: true, action: true }),
  anInvestor({ id: '6', email: 'pia@fund.example', status: true }),
]);

export const Filled = story(some);
export const Sending = story(some, { data: [aCampaign()], locked_until: null });
export const Empty = story(aList([]));
export const Loading = story();
export const Failed = story(apiError());

const sending = (about: Parameters<typeof aCampaign>[0]) =>
  story(some, { data: [aCampaign(about)], locked_until: null });
const { counts } = aCampaign();
const pressed = (name: string): Story => ({
  ...story(some),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name })),
});

export const PausedByItself = sending({ state: 'paused', trouble: '554 5.7.1 This host is not welcome' });
export const MailServerAway = sending({ trouble: 'connect ECONNREFUSED 10.0.0.4:25' });
export const PausedByHand = sending({ state: 'paused' });
export const Done: Story = {
  ...sending({
    state: 'done',
    ended_at: new Date().toISOString(),
    counts: { ...counts, queued: 0, sending: 0, sent: 102, soft: 4, hard: 6, blocked: 3, skipped: 5 },
    subjects: [
      { subject: 0, sent: 52, engaged: 4, bounced: 4, blocked: 1, unsubscribed: 1 },
      { subject: 1, sent: 59, engaged: 9, bounced: 2, blocked: 2, unsubscribed: 0 },
    ],
  }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByText('Result by subject', { selector: 'summary' })),
};
export const Stopped = sending({ state: 'stopped', ended_at: new Date().toISOString() });
export const InDoubt = sending({ counts: { ...counts, unknown: 1 } });
export const Adding = pressed('Add Investor');
export const AddingRefused: Story = {
  ...story(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Investor' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ines at fund');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  },
};
export const Details = pressed('Details of ines@fund.example');
export const AskingToRemove = pressed('Remove ines@fund.example');
export const Importing = pressed('Import CSV');
export const ImportPreview: Story = {
  ...story(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
    const file = new File(['name,email\nInes,ines@fund.example\nNobody,'], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByRole('button', { name: 'Add 1 investor' });
  },
};
export const AskingForAll: Story = {
  ...pressed('Bulk Email'),
  // Another story's press would have locked it.
  beforeEach: () => localStorage.removeItem('futureTime'),
};
export const LeftOut: Story = {
  ...story(
    aList([
      anInvestor({
        is_suppressed: true,
        suppressed: { reason: 'unsubscribed', at: '2026-11-20T12:00:00.000Z' },
      }),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Details of/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Let mail go again' }));
  },
};
/** Another bulk mail waits for its five minutes. */
export const Locked: Story = story(some, {
  data: [aCampaign({ state: 'done', ended_at: new Date().toISOString() })],
  locked_until: new Date(Date.now() + 200_000).toISOString(),
});
export const NotTaken = story(
  aList([
    anInvestor({
      mail: { id: '9', state: 'queued', subject: 0, at: '2026-11-20T12:00:00Z', response: '451 4.3.0 later' },
    }),
    anInvestor({
      id: '5',
      email: 'oren@capital.example',
      is_suppressed: true,
      suppressed: { reason: 'hard', at: '2026-11-20T12:00:00.000Z' },
    }),
  ]),
);
const cameBack = anInvestor({
  id: '6',
  email: 'pia@fund.example',
  status: true,
  mail: {
    id: '9',
    state: 'soft',
    subject: 0,
    at: '2026-11-20T12:00:00Z',
    response: '552 5.2.2 mailbox full',
  },
});
export const CameBack = story(
  aList([
    cameBack,
    anInvestor({
      mail: {
        id: '8',
        state: 'blocked',
        subject: 0,
        at: '2026-11-20T12:00:00Z',
        response: '554 5.7.1 we want no mail of yours',
      },
    }),
  ]),
);
export const AskingToWriteAgain: Story = {
  ...story(aList([cameBack])),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Write again to pia@fund.example' })),
};
export const ImportFailed: Story = {
  ...story(some),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
    const file = new File([], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  },
};
