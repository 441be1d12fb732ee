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
  ['refused', '550 blocked by a blocklist'],
  ['refused', '550 5.1.0 rejected for its reputation'],
  ['refused', '552 5.2.3 the mail is too long'],
  ['refused', '553 sorry, relaying denied'],
  ['soft', '451 4.7.1 greylisted'],
  ['away', '421 4.3.2 closing'],
  ['refused', '554 5.7.1 your host is blocked'],
  ['refused', '550-5.7.26 this mail is unauthenticated'],
  ['refused', '550 5.1.8 bad sender'],
  ['refused', '554 transaction failed'],
])('%s: %s, said of an address', (kind, response) => expect(judgeFailure(said(response)).kind).toBe(kind));

it('refused: what is said after the mail is about the mail', () => {
  expect(judgeFailure(said('550 5.1.1 no', 'DATA')).kind).toBe('refused');
});
