import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

const SECRETS = [
  'authorization',
  'refresh-token',
  'cookie',
  'set-cookie',
  'password',
  'refreshToken',
  'refresh',
  'token',
  'accessToken',
  'contentmsg',
];

/** JSON lines; whatever is called like a secret is blotted out, at the top and two floors down. */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

export type { Logger };
