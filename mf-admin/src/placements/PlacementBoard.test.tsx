import { mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { ApiError } from '@plaza/shell-contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app as board } from '../board.tsx';
import { app as beside } from '../placements.tsx';
import { aPlacement } from '../testing/someSettings.ts';

const open = (app: typeof board, path: string, answers: TestAnswers) =>
  mountInTestShell(app, { path, answers: { 'POST /placements/:id/count': { counted: true }, ...answers } });

test('[1-4] the board of a zone shows what partners place there, says whose it is, and counts who follows it', async () => {
  const { records } = await open(board, '/zones/coffee', {
    'GET /placements': ({ query }) => (query?.place === 'zone' ? [aPlacement()] : []),
  });
  const link = screen.getByRole('link', { name: /^Ad · Harbour Roasters/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
  expect(records.calls.map(({ input }) => input)).toEqual(
    expect.arrayContaining([
      { query: { place: 'zone', zone: 'coffee' } },
      { query: { place: 'flick', zone: 'coffee' } },
    ]),
  );
  await userEvent.click(link);
  expect(records.calls.at(-1)?.input).toEqual({ params: { id: '5' }, body: { what: 'followed' } });
});

test('[1-4] a partner of the community stands beside the feed', async () => {
  await open(beside, '/', {
    'GET /placements': [aPlacement({ kind: 'collaboration', place: 'feed', link: '/zones/castle' })],
  });
  const link = screen.getByRole('link', { name: /^With Harbour Roasters/ });
  expect(link).not.toHaveAttribute('target');
});

test('where nothing is placed, or it does not load, there is nothing to see', async () => {
  const first = await open(beside, '/', { 'GET /placements': [] });
  expect(screen.queryByRole('region')).toBeNull();
  await first.unmount();
  await open(beside, '/', { 'GET /placements': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
