import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { asAdmin } from '../testing/asAdmin.ts';
import { AuditScreen } from './AuditScreen.tsx';

const meta = {
  title: 'mf-admin/Audit log',
  component: AuditScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const verified = { is_whole: true, entries: 12, head: 'ab'.repeat(32), broken_at: null };
const story = (
  audit: TestAnswers['GET /audit'] = never,
  verify: TestAnswers['GET /audit/verify'] = verified,
): Story => ({
  decorators: [
    shellDecorator({ session: asAdmin(), answers: { 'GET /audit': audit, 'GET /audit/verify': verify } }),
  ],
  render: () => (
    <MemoryRouter>
      <AuditScreen />
    </MemoryRouter>
  ),
});

const blocked = {
  seq: '12',
  at: '2026-11-20T12:00:00.000Z',
  actor: { id: '1', username: 'amber' },
  act: 'person.blocked',
  about: { kind: 'person', id: '2', title: 'basalt' },
  details: { is_blocked: { from: false, to: true }, why: 'Sold the same lantern twice.' },
};

export const Filled = story({
  items: [
    { ...blocked, seq: '13', act: 'person.block-ended', actor: null, details: null },
    blocked,
    {
      ...blocked,
      seq: '11',
      act: 'reports.looked',
      about: { kind: 'reports', id: '', title: null },
      details: null,
    },
  ],
  next: 'older',
});
export const Empty = story({ items: [], next: null });
export const NothingFound: Story = {
  ...story(({ query }) => (query?.q ? { items: [], next: null } : { items: [blocked], next: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nobody');
    await canvas.findByText('Nothing found');
  },
};
export const Loading = story();
export const Failed = story(apiError());

const verifying = (verify: TestAnswers['GET /audit/verify']): Story => ({
  ...story({ items: [blocked], next: null }, verify),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Verify' })),
});
export const Verifying = verifying(never);
export const Whole = verifying(verified);
export const Broken = verifying({ ...verified, is_whole: false, broken_at: '7' });
export const VerifyFailed = verifying(apiError());
