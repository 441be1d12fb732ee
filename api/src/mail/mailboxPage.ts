import { html, page, type Html } from '../docs/html.ts';
import type { Mail } from './Mail.ts';

export function mailboxPage(mails: readonly Mail[], to: string): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/dev/mailbox/${mail.id}"><strong>${mail.subject}</strong></a>
        <span>to ${mail.recipient}</span> <time>${mail.created_at.toISOString()}</time>
      </li>`,
  );
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>Mail that this Plaza would have sent. It stays here while no SMTP server is set.</p>
      <form>
        <label>To <input name="to" type="search" value="${to}" /></label> <button>Show</button>
      </form>
      ${
        rows.length > 0
          ? html`<ul class="mails">
              ${rows}
            </ul>`
          : html`<p>No mail yet.</p>`
      }`,
  );
}

export function mailPage(mail: Mail): string {
  const body: Html = mail.body_html
    ? html`<iframe title="${mail.subject}" sandbox src="/dev/mailbox/${mail.id}/html"></iframe>`
    : html``;
  return page(
    mail.subject,
    html`<p><a href="/dev/mailbox">All mail</a></p>
      <h1>${mail.subject}</h1>
      <p>To ${mail.recipient}, <time>${mail.created_at.toISOString()}</time></p>
      <pre>${mail.body_text}</pre>
      ${body}`,
  );
}
