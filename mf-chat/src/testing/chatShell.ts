import {
  createTestShell,
  testMember,
  type TestShell,
  type TestShellOptions,
} from '@plaza/shell-contract/testing';
import { answersOf } from './chatAnswers.ts';
import { keysFor, type Somebody } from './somebody.ts';
import { TestChats } from './TestChats.ts';

export interface ChatShell extends TestShell {
  chats: TestChats;
}

/** A shell for the chats of somebody, whose keys are open unless it says otherwise. */
export async function chatShell(
  me: Somebody,
  others: readonly Somebody[],
  options: TestShellOptions = {},
): Promise<ChatShell> {
  const chats = new TestChats(me, others);
  return { ...createTestShell(await chatOptions(chats, options)), chats };
}

/** What a shell says to whoever these chats belong to. */
export async function chatOptions(
  chats: TestChats,
  options: TestShellOptions = {},
): Promise<TestShellOptions> {
  const { id, name, username } = chats.me;
  return {
    session: { status: 'member', user: testMember({ id, name, username }) },
    remote: { name: 'mf-chat', version: '1.0.0' },
    ...options,
    keys: options.keys ?? { is: 'open', keys: await keysFor(chats.me) },
    answers: { ...answersOf(chats), ...options.answers },
    hubAnswers: { presence: [], ...options.hubAnswers },
  };
}
