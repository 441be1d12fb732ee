/** What a mail server, or its absence, means for one mail. */
export type Failure =
  /** This address is dead. */
  | { kind: 'hard'; response: string }
  /** Not now: this mail is tried again later. */
  | { kind: 'soft'; response: string }
  /** Nothing can leave at all just now: wait, and count nothing against this mail. */
  | { kind: 'away'; response: string }
  /** Nothing will leave before somebody has changed something: credentials, the sender, a block of ours. */
  | { kind: 'refused'; response: string }
  /** It may have left. */
  | { kind: 'unknown'; response: string };

interface SmtpError extends Error {
  code?: string;
  syscall?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** When these are over there was no session yet, so nothing was said. */
const BEFORE_THE_FIRST_WORD = /^(Connection timeout|Greeting never received)/;

/**
 * Judges by how far the conversation came. As long as the server has answered, it is known that the mail was not taken.
 * Where it fell silent, the mail may have been taken, and nobody but a person may send it again.
 */
export function judgeFailure(error: unknown): Failure {
  const { code, syscall, command = '', responseCode, message, response } = error as SmtpError;
  const said = (response ?? message).replace(/\s+/g, ' ').slice(0, 500);
  if (code === 'EAUTH') return { kind: 'refused', response: said };
  if (responseCode !== undefined) {
    if (responseCode >= 500) {
      return { kind: command.startsWith('RCPT') ? judgeRefusal(said) : 'refused', response: said };
    }
    return { kind: responseCode === 421 ? 'away' : 'soft', response: said };
  }
  const neverSpoke =
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    code === 'EDNS' ||
    code === 'ETLS' ||
    BEFORE_THE_FIRST_WORD.test(message);
  return { kind: neverSpoke ? 'away' : 'unknown', response: said };
}

/**
 * What a lasting refusal of one address means (RFC 3463): there is no such mailbox, it is full, or it is we who are not
 * wanted. A block of our host is said of each address too, and must not make all of them dead for ever.
 */
export function judgeRefusal(said: string): 'hard' | 'soft' | 'refused' {
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(said) ?? [];
  if (subject === undefined) return /^55[0-3]/.test(said) ? 'hard' : 'refused';
  if (subject === '2') return detail === '2' ? 'soft' : 'hard';
  return subject === '1' && detail !== '7' && detail !== '8' ? 'hard' : 'refused';
}
