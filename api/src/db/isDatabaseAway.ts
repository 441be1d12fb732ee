import { errorCode } from '../errorCode.ts';

const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '57014', '25P03']);
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const AWAY_WORDS =
  /Connection terminated|timeout expired|Query read timeout|timeout exceeded when trying to connect|Timeout acquiring a connection|Client has encountered a connection error|not queryable|Unable to acquire a connection/;

/** Whether PostgreSQL is down, restarting, out of connections or too slow: all of it passes, so the answer is "soon". */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  if (AWAY_STATES.has(code) || AWAY_CODES.has(code) || code.startsWith('08')) return true;
  if (typeof error !== 'object' || error === null) return false;
  // A server that was stopped takes its socket along.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  // Node tries IPv4 and IPv6 and puts both failures into one.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseAway);
  // Objection wraps what the driver says.
  if ('nativeError' in error && isDatabaseAway(error.nativeError)) return true;
  return 'message' in error && typeof error.message === 'string' && AWAY_WORDS.test(error.message);
}
