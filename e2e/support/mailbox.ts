import type { APIRequestContext } from '@playwright/test';
import { expect } from './member.ts';

interface Letter {
  subject: string;
  text: string;
}

/** The newest mail to an address whose subject fits, once it is there. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Letter> {
  let found: Letter | undefined;
  await expect(async () => {
    const answer = await request.get('/dev/mailbox.json', { params: { to: address } });
    // The mailbox is ours, and newest first.
    const letters = (await answer.json()) as Letter[];
    found = letters.find((letter) => subject.test(letter.subject));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? { subject: '', text: '' };
}
