import { speak } from '@plaza/design-system';
import { catalogue } from '@plaza/arcade/catalogue';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';
import { TOGETHER } from '../match/OpenMatch.tsx';
import { wordOf } from './wordOf.ts';
import { lineWords } from './words.ts';

test.each(catalogue)('$id has words of its own, and is played together or alone', ({ id, line, kind }) => {
  const word = wordOf({ url: `/framed/mf-games/${id}/` });
  expect(TOGETHER.has(word)).toBe(kind === 'network');
  expect(word && lineWords.base[word]).toBe(line);
});

beforeEach(() => speak('de'));
afterEach(() => speak('en'));

const tram = { url: '/framed/mf-games/night-tram/' };
const open = (more: object) =>
  mountInTestShell(app, {
    path: '/play/7',
    answers: { 'GET /games/:id': aGame('Night Tram', more) },
  });

test('what one does in a game of ours is said in the language of the visitor, what an administrator wrote as it is', async () => {
  const line = 'Drift a tram round the old town without spilling tea.';
  const { unmount } = await open({ ...tram, line });
  expect(await screen.findByText(/^Drifte mit der Straßenbahn/)).toBeVisible();
  await unmount();
  await open({ ...tram, line: 'Our own tram.' });
  expect(await screen.findByText('Our own tram.')).toBeVisible();
});

test('its keys are one press away, and of a stranger’s game nobody knows them', async () => {
  const { unmount } = await open(tram);
  await userEvent.click(await screen.findByRole('button', { name: 'So spielt man' }));
  expect(screen.getByText('P hält an, M stellt stumm, R beginnt neu.')).toBeVisible();
  await unmount();
  await open({ url: 'https://games.stranger.example/' });
  expect(screen.queryByRole('button', { name: 'So spielt man' })).toBeNull();
});
