import type { TestServer } from './testPlaza.ts';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What was sent to an address, the newest first. */
export async function mailTo(server: TestServer, email: string): Promise<Mail[]> {
  await server.runJobs();
  return (await server.as(null).get<Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body;
}

/** The six digits of the newest mail. */
export async function codeTo(server: TestServer, email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(server, email))[0]?.text ?? '')?.[0] ?? '';
}
