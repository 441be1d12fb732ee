import { ApiError } from '@plaza/shell-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { screen } from 'storybook/test';
import { amber, aPerson } from '../testing/aPerson.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

const meta = {
  title: 'mf-admin/Monitor',
  component: PeopleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const aSession = {
  id: '7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
};

const story = (people: TestAnswers['GET /monitor'] = never, answers: TestAnswers = {}): Story => ({
  decorators: [
    shellDecorator({
      session: asAdmin(),
      answers: { 'GET /monitor': people, 'GET /monitor/sessions/:id': { data: [aSession] }, ...answers },
    }),
  ],
  render: () => (
    <MemoryRouter>
      <PeopleScreen />
    </MemoryRouter>
  ),
});

const page = { next: 'more', count: 10_000, is_more: true };

export const Filled = story({
  data: [
    amber,
    aPerson(),
    aPerson({ id: '3', name: 'Cedar Novak', username: 'cedar', role: 'moderator' }),
    aPerson({ id: '4', name: 'Dune Alvarez', username: 'dune', is_blocked: true }),
    aPerson({ id: '5', name: 'Ember Castellanos', username: 'ember', is_verified: false, last_active: null }),
    aPerson({ id: '7', name: 'Grove Costa', username: 'grove', muted_until: '2999-12-01T12:00:00.000Z' }),
    aPerson({ id: '6', name: 'Fjord Halvorsen', username: 'fjord', gone_at: '2026-12-20T12:00:00.000Z' }),
  ],
  ...page,
});
export const New = story({ data: [amber], next: null, count: 1, is_more: false, needs_setup: true });
export const Empty = story({ data: [], next: null, count: 0, is_more: false });
export const Loading = story();
export const Failed = story(apiError());

const both = { data: [amber, aPerson()], next: null, count: 2, is_more: false };
const two = story(both);
const pressed = (name: string, answers: TestAnswers = {}): Story => ({
  ...story(both, answers),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name })),
});

export const Details = pressed('Details of basalt');
export const SessionsLoading = pressed('Details of basalt', { 'GET /monitor/sessions/:id': never });
export const SessionsFailed = pressed('Details of basalt', { 'GET /monitor/sessions/:id': apiError() });
export const LoggedInNowhere = pressed('Details of basalt', { 'GET /monitor/sessions/:id': { data: [] } });
export const Editing = pressed('Edit basalt');
export const EditRefused: Story = {
  ...story(both, {
    'POST /monitor/edit/:id': new ApiError('Something in the request is not right.', {
      code: 'http.bad-input',
      status: 400,
      fields: { 'body.username': 'Somebody has that ID already.' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit basalt' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Somebody has that ID already.');
  },
};
export const AskingToDelete: Story = {
  ...two,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit basalt' });
    // On a phone nobody is deleted.
    const button = canvas.queryByRole('button', { name: 'Delete basalt' });
    if (button) await userEvent.click(button);
  },
};
export const AskingToBlock: Story = {
  ...two,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit basalt' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Blocked' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog');
  },
};
export const Chosen: Story = {
  ...two,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit basalt' });
    // A phone has no column to choose in.
    const box = canvas.queryByRole('checkbox', { name: 'Select basalt' });
    if (box) await userEvent.click(box);
  },
};
export const AskingToBlockThem: Story = {
  ...two,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit basalt' });
    const box = canvas.queryByRole('checkbox', { name: 'Select basalt' });
    if (!box) return;
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }));
  },
};
export const ChoosingColumns: Story = {
  ...two,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit basalt' });
    // A phone has room for one set of columns.
    const button = canvas.queryByRole('button', { name: 'Columns' });
    if (button) await userEvent.click(button);
  },
};
export const Deleted = story({
  data: [
    aPerson({
      deleted_at: '2026-11-21T00:00:00.000Z',
      gone_at: '2026-12-21T00:00:00.000Z',
      last_active: null,
    }),
  ],
  next: null,
  count: 1,
  is_more: false,
});
