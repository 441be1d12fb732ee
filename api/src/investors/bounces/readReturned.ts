import type { BounceKind } from '@plaza/api-contract';
import { judgeRefusal } from '../../mail/judgeFailure.ts';

/** What a returned mail says of itself. */
export interface Returned {
  /** All addresses it names; one of them tells which mail it was. */
  addresses: string[];
  kind: BounceKind;
  response: string;
}

const MOST_LETTERS = 256 * 1024;
/**
 * Anybody may send anything: it begins where a word begins and has so many letters, or each letter of a long word would be
 * tried as a beginning of its own.
 */
const OUR_ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}\+\d{1,18}\.[0-9a-f]{24}@[\w.-]+/gi;

/** Servers that write no report at all sign like this. */
const FROM_A_SERVER = /^From:.*\b(?:mailer-daemon|postmaster)\b/im;
/** Or they bring it back from nobody; but so come the answers that programs give for people (RFC 3834). */
const FROM_NOBODY = /^Return-Path:\s*<>/im;
const FOR_A_PERSON = /^Auto-Submitted:\s*auto-replied/im;
/** Their word for a mail that they go on trying to deliver. */
const STILL_TRIES = /^Subject:.*(?:\bdelay(?:ed)?\b|still being retried|\bWarning: could not send)/im;
/** What they were told at the door of the other server, in a line of their own or behind a word that leads to it. */
const WAS_TOLD = /(?:^[ \t]{0,8}|\bsaid: |; |: )([45]\d\d[ -]\S.*)$/m;

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) as far as it matters here: which of our
 * addresses it came to, and whether it is dead. Null for what tells of no failure: that a server still
 * tries, that it arrived, or that somebody is away until Monday (RFC 3834: such answers go to the same address).
 */
export function readReturned(message: string): Returned | null {
  // A NUL cannot be kept: its letter would be read again and again, and none behind it.
  const letter = message.slice(0, MOST_LETTERS).replaceAll('\0', '');
  // A folded line is one line. Some programs hand a mail on with the line ends of their own system.
  const text = letter.replace(/\r?\n[ \t]+/g, ' ');
  const addresses = [...new Set(text.match(OUR_ADDRESS) ?? [])];
  const response = (/^Diagnostic-Code:\s*(.+)$/im.exec(text)?.[1] ?? '').trim();
  if (/^Feedback-Type:\s*abuse/im.test(text) || /report-type="?feedback-report/i.test(text)) {
    return { addresses, kind: 'complaint', response };
  }
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  const action = /^Action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase();
  if (action ? action !== 'failed' : status ? status.startsWith('2') : !isReturned(text)) return null;
  const isReport = action !== undefined || status !== undefined;
  const told = isReport ? response : (WAS_TOLD.exec(letter)?.[1] ?? '').trim();
  return { addresses, kind: judge(status, told), response: response || told };
}

/** Whether a program wrote it: there is nothing in it that a person would want to read. */
export function isFromProgram(message: string): boolean {
  return (
    /^(?:Auto-Submitted:\s*auto-|Action:)/im.test(message.slice(0, MOST_LETTERS)) || STILL_TRIES.test(message)
  );
}

function isReturned(text: string): boolean {
  if (STILL_TRIES.test(text)) return false;
  return FROM_A_SERVER.test(text) || (FROM_NOBODY.test(text) && !FOR_A_PERSON.test(text));
}

/** As at the door: a full mailbox, or a block of our host, makes nobody dead. */
function judge(status: string | undefined, told: string): BounceKind {
  if (status?.startsWith('4')) return status.startsWith('4.7.') ? 'blocked' : 'soft';
  const [said] = /[45]\d\d[ -].*/.exec(told) ?? [];
  // What tells nothing by its number is told by the words of the server, if there are any.
  const isVague = status === undefined || /^5\.[0135]\.0$/.test(status);
  if (isVague && (said ?? '4').startsWith('4')) return status === '5.0.0' && !said ? 'hard' : 'soft';
  return judgeRefusal(isVague && said ? said : `550 ${status} ${told}`);
}
