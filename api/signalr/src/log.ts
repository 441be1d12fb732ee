/** One thing worth telling. Neither tokens nor message contents are ever in it. */
export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error';
  readonly text: string;
  readonly hub?: string;
  /** The public id; the secret connection token is never logged. */
  readonly connectionId?: string;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Without a log of your own, at least nothing unexpected is swallowed. */
export const logToConsole: Log = ({ level, text, hub, connectionId, error }) => {
  if (level === 'debug') return;
  const where = [hub, connectionId].filter((part) => part !== undefined).join(' ');
  const line = `signalr: ${text}${where ? ` (${where})` : ''}`;
  if (level === 'error') console.error(line, error ?? '');
  else console.warn(line, error ?? '');
};
