/** What a mail server, or its absence, means for one mail. */
export type Failure =
  /** This address is dead. */
  | { kind: 'hard'; response: string }
  /** Not now: this mail is tried again later. */
  | { kind: 'soft'; response: string }
  /** Nothing can leave at all just now: wait, and count nothing against this mail. */
  | { kind: 'away'; response: string }
  /** The address may live, but the server lets no mail of ours through to it. Others may be let through. */
  | { kind: 'blocked'; response: string }
  /** Nothing will leave before somebody has changed something: credentials, the sender, the letter. */
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

/** As servers say that it is we, or what we write, that they do not want. */
const POLICY =
  /\b(?:(?:block|black|deny)[ -]?list|block(?:ed|ing)|banned|spam|junk|reputation|policy|relay|rbl|dnsbl|spf|dkim|dmarc)/i;
const FULL = /\b(?:mailbox (?:is )?full|quota|storage|insufficient system)/i;
/** They name the address itself as what is wrong, or its host. */
const NOBODY =
  /\b(?:recipient|user|address|mailbox|domain|host) (?:or domain )?(?:name )?(?:address )?(?:rejected|unknown|not found|does not exist)/i;

/**
 * What a lasting refusal of one address means (RFC 3463): there is no such mailbox, it is full, or it is we who are not
 * wanted. A block of our host is said of each address too, and must not make all of them dead for ever.
 */
export function judgeRefusal(said: string): 'hard' | 'soft' | 'blocked' {
  const [, subject = '', detail = ''] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(said) ?? [];
  switch (subject) {
    case '1':
      if (detail === '0') return POLICY.test(said) ? 'blocked' : 'hard';
      return detail === '7' || detail === '8' ? 'blocked' : 'hard';
    case '2':
      if (detail === '3') return 'blocked';
      return detail === '2' || detail === '4' ? 'soft' : 'hard';
    case '4':
      // No host of that name; the rest may be another way to them tomorrow.
      return detail === '4' || detail === '310' || NOBODY.test(said) ? 'hard' : 'soft';
    case '':
    case '0':
      return judgeWords(said);
    default:
      return 'blocked';
  }
}

/** Of those who number nothing, or nothing that tells, the words tell. */
function judgeWords(said: string): 'hard' | 'soft' | 'blocked' {
  if (POLICY.test(said)) return 'blocked';
  if (FULL.test(said)) return 'soft';
  return /^55[0-3]/.test(said) ? 'hard' : 'blocked';
}
