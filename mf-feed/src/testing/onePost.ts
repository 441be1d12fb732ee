import { ApiError } from '@plaza/shell-contract';
import {
  type MountedInTest,
  mountInTestShell,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { feedItem } from './feedItem.ts';

export const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });
export const counts = { stars: { average: 4, count: 1 }, reactions: [], comment_count: 1, share_count: 0 };
const unrated = { stars: { average: null, count: 0 }, reactions: [], own: { stars: null, emoji: null } };

/** The screen of one post that nobody has rated. */
export function openPost(
  post: Parameters<typeof feedItem>[0],
  answers: TestAnswers = {},
): Promise<MountedInTest> {
  return mountInTestShell(app, {
    path: '/post/41',
    answers: {
      'GET /posts/:id': feedItem({ ...unrated, ...post }),
      'GET /posts/:id/comments': [],
      'PUT /posts/:id/reaction': ({ body }) => ({ ...counts, own: body }),
      ...answers,
    },
  });
}

export const made = ({ records }: MountedInTest, name: string) =>
  records.calls.filter((call) => call.name === name).map(({ input }) => input);
export const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** A wide window, and a browser that has kept nothing yet. */
export function freshWindow(): void {
  setWindowWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
}
