import { judgeFailure } from './judgeFailure.ts';

const said = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { responseCode: Number(response.slice(0, 3)), response, command });

it.each([
  ['hard', '550 5.1.1 no such user'],
  ['hard', '550 User unknown'],
  ['hard', '550 5.2.1 mailbox disabled'],
  ['hard', '553 5.1.3 bad address'],
  ['hard', '550 5.4.1 Recipient address rejected: Access denied'],
  ['hard', '550 5.4.310 DNS domain does not exist'],
  ['soft', '550 5.4.6 routing loop'],
  ['soft', '552 5.2.2 mailbox full'],
  ['soft', '552 mailbox is over its quota'],
  ['blocked', '550 blocked by a blocklist'],
  ['blocked', '550 5.1.0 rejected for its reputation'],
  ['blocked', '552 5.2.3 the mail is too long'],
  ['blocked', '553 sorry, relaying denied'],
  ['soft', '451 4.7.1 greylisted'],
  ['away', '421 4.3.2 closing'],
  ['blocked', '554 5.7.1 your host is blocked'],
  ['blocked', '550-5.7.26 this mail is unauthenticated'],
  ['blocked', '550 5.1.8 bad sender'],
  ['blocked', '554 transaction failed'],
])('%s: %s, said of an address', (kind, response) => expect(judgeFailure(said(response)).kind).toBe(kind));

it.each(['MAIL FROM', 'EHLO', 'CONN'])(
  'refused: what is said before any address, here to %s, is about us',
  (command) => expect(judgeFailure(said('554 5.7.1 your host is blocked', command)).kind).toBe('refused'),
);

it('refused: what is said after the mail is about the mail', () => {
  expect(judgeFailure(said('550 5.1.1 no', 'DATA')).kind).toBe('refused');
});
