import { type Bytes, randomBytes, utf8, joined } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { sha256 } from './derive.ts';

/** Crockford's 32 letters: none of them is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 16;
const CODE_LETTERS = 26;
const CHECK_LETTERS = 2;
const GROUP = 4;

export interface RecoveryCode {
  /** What the person writes down: 26 letters and 2 that check them, in fours. */
  text: string;
  bytes: Bytes;
}

export async function createRecoveryCode(bytes: Bytes = randomBytes(CODE_BYTES)): Promise<RecoveryCode> {
  const letters = lettersOf(bytes, CODE_LETTERS) + (await checkOf(bytes));
  return { text: (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-'), bytes };
}

/** Reads what somebody typed: in any case, with or without dashes, with an O for a zero. */
export async function readRecoveryCode(typed: string): Promise<Bytes> {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const refuse = () => new CryptoError('wrong-secret', 'not a recovery code');
  if (letters.length !== CODE_LETTERS + CHECK_LETTERS) throw refuse();
  const values = [...letters].map((letter) => LETTERS.indexOf(letter));
  if (values.includes(-1)) throw refuse();
  const bytes = bytesOf(values.slice(0, CODE_LETTERS));
  if ((await checkOf(bytes)) !== letters.slice(CODE_LETTERS)) throw refuse();
  return bytes;
}

async function checkOf(bytes: Bytes): Promise<string> {
  return lettersOf(await sha256(joined(utf8('plaza recovery code\n'), bytes)), CHECK_LETTERS);
}

/** Five bits a letter, from the highest on. */
function lettersOf(bytes: Bytes, count: number): string {
  const bits = [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .padEnd(count * 5, '0');
  return Array.from(
    { length: count },
    (_, at) => LETTERS[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  ).join('');
}

function bytesOf(values: readonly number[]): Bytes {
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: CODE_BYTES }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
}
