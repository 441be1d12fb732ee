import { createTransport, type Transporter } from 'nodemailer';

const transports = new Map<string, Transporter>();

/** One pool of connections for each SMTP server, opened when the first mail leaves. */
export function mailTransport(url: string): Transporter {
  let transport = transports.get(url);
  if (!transport) {
    transport = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      socketTimeout: 30_000,
    });
    transports.set(url, transport);
  }
  return transport;
}

export function closeMailTransports(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}
