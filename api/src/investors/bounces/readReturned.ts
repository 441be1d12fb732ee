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

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) as far as it matters here: which of our
 * addresses it came to, and whether the status begins with a 5.
 */
export function readReturned(message: string): Returned {
  const text = message.slice(0, MOST_LETTERS).replace(/\r\n[ \t]+/g, ' ');
  const addresses = text.match(OUR_ADDRESS) ?? [];
  const isComplaint = /^Feedback-Type:\s*abuse/im.test(text) || /report-type="?feedback-report/i.test(text);
  const status = /^Status:\s*([245])\.\d{1,3}\.\d{1,3}/im.exec(text)?.[1];
  const diagnosis = /^Diagnostic-Code:\s*(.+)$/im.exec(text)?.[1] ?? '';
  const kind = isComplaint ? 'complaint' : status === '5' ? 'hard' : 'soft';
  return { addresses: [...new Set(addresses)], kind, response: diagnosis.replaceAll('\0', '').trim() };
}
