import { createTransport, type Transporter } from 'nodemailer';

const transports = new Map<string, Transporter>();

/** Mail that somebody waits for, and mail to many: the one never waits behind the other. */
type Lane = 'mail' | 'outreach';

/** One pool of connections for each SMTP server and lane, opened when the first mail leaves. */
export function mailTransport(url: string, lane: Lane = 'mail'): Transporter {
  const name = `${lane} ${url}`;
  let transport = transports.get(name);
  if (!transport) {
    transport = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      socketTimeout: 30_000,
      // A connection that breaks may have brought its mail over: in outreach nothing is sent twice by itself.
      ...(lane === 'outreach' ? { maxRequeues: 0 } : {}),
    });
    transports.set(name, transport);
  }
  return transport;
}

export function closeMailTransports(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}
