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

const story = (audit: TestAnswers['GET /audit'] = never): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers: { 'GET /audit': audit } })],
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
export const Loading = story();
export const Failed = story(apiError());
