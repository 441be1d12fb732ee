import type { FeedItem } from '@plaza/api-contract';
import {
  type MountedInTest,
  mountInTestShell,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { app } from '../remote.tsx';
import { feedItem } from './feedItem.ts';
import { giveHeights } from './giveHeights.ts';

export const nowhere = { post: null, at: null };
export const post = (id: number, about: Partial<FeedItem> = {}) =>
  feedItem({ ID: String(id), context: `Post ${id}`, cursor: `after ${id}`, ...about });

/** The home of a member who has just come. */
export function open(answers: TestAnswers): Promise<MountedInTest> {
  return mountInTestShell(app, {
    path: '/',
    answers: {
      'GET /contents/position': { friends: nowhere, global: nowhere },
      'GET /contents/news': { count: 0, more: false },
      'GET /contents/global': [],
      ...answers,
    },
  });
}

export const made = (mounted: MountedInTest, name: string) =>
  mounted.records.calls.filter((call) => call.name === name);
export const texts = () => [...document.querySelectorAll('article p')].map(({ textContent }) => textContent);

/** A store with a browser on it that has never been here. */
export function freshHome(): void {
  setWindowWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
  giveHeights();
}
