import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
  testMember,
} from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aDecisionAboutMe } from '../testing/aReport.ts';
import { aRing } from '../testing/aRing.ts';

beforeEach(() => setWindowWidth(1280));

const reported = {
  id: '3',
  kind: 'post' as const,
  said: 'Cheap lanterns!',
  reason: 'spam' as const,
  created_at: '2026-11-20T18:34:00.000Z',
  decision: 'hide' as const,
  answer: 'Thank you.',
  settled_at: '2026-11-20T19:00:00.000Z',
};
const open = (mine: TestAnswers['GET /moderation/mine'], answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/reports',
    session: { status: 'member', user: testMember() },
    answers: { 'GET /roles/mine': { may: [] }, 'GET /moderation/mine': mine, ...answers },
  });
const write = async (words: string) => {
  await userEvent.click(screen.getByText('Appeal against the decision', { selector: 'summary' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Why it was wrong' }), words);
  await userEvent.click(screen.getByRole('button', { name: 'Send the appeal' }));
};

test('a member reads what became of a report, and what was decided about them', async () => {
  const until = new Date(2026, 10, 27, 20, 0).toISOString();
  const lifted_at = new Date(2026, 10, 25, 20, 0).toISOString();
  const muted = aDecisionAboutMe({ id: '8', decision: 'mute', until, lifted_at, note: '' });
  await open({ decided: [aDecisionAboutMe(), muted], reported: [reported] });
  expect(screen.getByText('Looked at: it is hidden')).toBeVisible();
  expect(screen.getByText(/^Muted until 27\/11\/2026/)).toBeVisible();
  expect(screen.getByText(/^Taken back on 25\/11\/2026/)).toBeVisible();
  expect(screen.getByText('The moderators write: Thank you.')).toBeVisible();
  expect(screen.getByText('The moderators write: Please do not sell things here.')).toBeVisible();
});

test('reads that an appeal was answered by the same person, where nobody else was there', async () => {
  const refused = aDecisionAboutMe({ appeal: 'A joke.', ruling: 'refused', can_appeal: false });
  await open({ decided: [refused, { ...refused, id: '8', ruled_by_same: true }], reported: [] });
  expect(screen.getAllByText('Decided by the same person, because there is nobody else.')).toHaveLength(1);
});

test('what is decided while a member looks stands there at once', async () => {
  let decided: ReturnType<typeof aDecisionAboutMe>[] = [];
  const { bring } = await open(() => ({ decided, reported: [reported] }));
  decided = [aDecisionAboutMe()];
  await act(async () => bring(aRing('decided')));
  expect(await screen.findByText('The moderators write: Please do not sell things here.')).toBeVisible();
});

test('a member reads what a rule held back, and what became of it', async () => {
  const one = { kind: 'post' as const, held_at: '2026-11-20T18:34:00.000Z' };
  await open({
    reported: [],
    decided: [],
    held: [
      { ...one, id: '1', context: 'A new one', decision: null, note: '' },
      { ...one, id: '2', context: 'A good one', decision: 'release', note: '' },
      { ...one, id: '3', context: 'A bad one', decision: 'refuse', note: 'No selling here.' },
    ],
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A moderator will read itA new one',
    'It can be seenA good one',
    'It will not be seenA bad oneThe moderators write: No selling here.',
  ]);
});

test('appeals, and sees that it waits', async () => {
  const appealed = aDecisionAboutMe({ can_appeal: false, appeal: 'A joke.' });
  let mine = aDecisionAboutMe();
  const { records } = await open(() => ({ decided: [mine], reported: [] }), {
    'POST /moderation/decisions/:id/appeal': () => (mine = appealed),
  });
  await write('A joke.');
  expect(await screen.findByText('Your appeal waits for an answer')).toBeVisible();
  expect(records.calls.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
    params: { id: '7' },
    body: { words: 'A joke.' },
  });
});

test('who is blocked appeals by the token of the mail, without a session', async () => {
  const { records } = await mountInTestShell(app, {
    path: '/appeal#7.abc',
    answers: {
      'POST /moderation/appeal/read': aDecisionAboutMe({
        decision: 'block',
        until: '2026-11-28T19:00:00.000Z',
      }),
      'POST /moderation/appeal': aDecisionAboutMe({ can_appeal: false, appeal: 'I was asleep.' }),
    },
  });
  expect(await screen.findByText(/^Blocked until 28\/11\/2026/)).toBeVisible();
  await write('I was asleep.');
  expect(await screen.findByText('Your appeal: I was asleep.')).toBeVisible();
  expect(records.calls.at(-1)?.input).toEqual({ body: { token: '7.abc', words: 'I was asleep.' } });
});

test('says when the link is cut off', async () => {
  await mountInTestShell(app, { path: '/appeal', answers: {} });
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

test('loads, has nothing, fails', async () => {
  const first = await open(never);
  expect(screen.getByText('Loading your reports')).toBeInTheDocument();
  await first.unmount();
  const second = await open({ decided: [], reported: [] });
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await second.unmount();
  await open(new ApiError('No.', { code: 'x', status: 500 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your reports did not load');
});
