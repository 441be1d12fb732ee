import { judgeRefusal } from '../../mail/judgeFailure.ts';

/** What a returned mail says of itself. */
export interface Returned {
  /** All addresses it names; one of them tells which mail it was. */
  addresses: string[];
  kind: 'soft' | 'hard' | 'complaint';
  response: string;
}

const MOST_LETTERS = 256 * 1024;
/**
 * Anybody may send anything: it begins where a word begins and has so many letters, or each letter of a long word would be
 * tried as a beginning of its own.
 */
const OUR_ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}\+\d{1,18}\.[0-9a-f]{24}@[\w.-]+/gi;

// Servers that write no report at all sign like this, or bring it back from nobody.
const FROM_A_SERVER = /^(?:From:.*\b(?:mailer-daemon|postmaster)\b|Return-Path:\s*<>)/im;

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) as far as it matters here: which of our
 * addresses it came to, and whether it is dead. Null for what tells of no failure: that a server still
 * tries, that it arrived, or that somebody is away until Monday (RFC 3834: such answers go to the same address).
 */
export function readReturned(message: string): Returned | null {
  const text = message.slice(0, MOST_LETTERS).replace(/\r\n[ \t]+/g, ' ');
  const addresses = text.match(OUR_ADDRESS) ?? [];
  const isComplaint = /^Feedback-Type:\s*abuse/im.test(text) || /report-type="?feedback-report/i.test(text);
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  const action = /^Action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase();
  const hasFailed = action
    ? action === 'failed'
    : status
      ? !status.startsWith('2')
      : FROM_A_SERVER.test(text);
  if (!isComplaint && !hasFailed) return null;
  const diagnosis = /^Diagnostic-Code:\s*(.+)$/im.exec(text)?.[1] ?? '';
  const kind = isComplaint ? 'complaint' : isDead(status, diagnosis) ? 'hard' : 'soft';
  return { addresses: [...new Set(addresses)], kind, response: diagnosis.replaceAll('\0', '').trim() };
}

/** As at the door: a full mailbox, or a block of our host, makes nobody dead. */
function isDead(status: string | undefined, diagnosis: string): boolean {
  if (!status?.startsWith('5')) return false;
  // Of those who number nothing, the words of the server tell.
  const [said] = /5\d\d[ -].*/.exec(diagnosis) ?? [];
  if (status === '5.0.0') return said === undefined || judgeRefusal(said) === 'hard';
  return judgeRefusal(`550 ${status}`) === 'hard';
}
