import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';

// A line break in what ends up in a mail header would begin another header.
const oneLine = /^[^\r\n]*$/;

export const contactCalls = {
  'POST /contact': defineCall({
    summary: 'Write to the people who run this Plaza',
    access: 'public',
    body: z.strictObject({
      name: filledText(120).regex(oneLine, 'Must be one line.'),
      email: z.email('name@example.com').max(254),
      message: filledText(5000),
    }),
    answer: z.object({ sent: z.literal(true) }),
    example: { sent: true },
    errors: ['http.bad-input', 'http.too-many'],
  }),
};
