import type { Middleware } from 'koa';
import { html, page, type Html } from '../docs/html.ts';
import { notFound } from '../http/commonErrors.ts';
import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { Mail } from './Mail.ts';
import { closeMailTransports } from './mailTransport.ts';
import { mailJob } from './sendMail.ts';

const MOST_SHOWN = 100;

export const mailRoutes: Slice = (on, { config, db }) => {
  on.job(mailJob);
  on.onClose(closeMailTransports);
  // In production this mailbox would hand every reset link to everybody.
  if (config.mode === 'production') return;

  const newest = (to: string) =>
    Mail.query(db)
      .modify((mails) => void (to && mails.whereRaw('lower(recipient) = lower(?)', to)))
      .orderBy('id', 'desc')
      .limit(MOST_SHOWN);
  const one = async (ctx: Parameters<Middleware>[0]) => {
    const id: unknown = ctx['params'].id;
    return found(
      /^\d{1,18}$/.test(String(id)) ? await Mail.query(db).findById(String(id)) : undefined,
      notFound,
    );
  };

  // public: development only
  on.outside('GET /dev/mailbox', async (ctx) => {
    const to = String(ctx.query['to'] ?? '');
    ctx.type = 'html';
    ctx.body = mailboxPage(await newest(to), to);
  });
  on.outside('GET /dev/mailbox.json', async (ctx) => {
    const mails = await newest(String(ctx.query['to'] ?? ''));
    ctx.body = mails.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      at: mail.created_at,
    }));
  });
  on.outside('GET /dev/mailbox/:id', async (ctx) => {
    const mail = await one(ctx);
    ctx.type = 'html';
    ctx.body = mailPage(mail);
  });
  on.outside('GET /dev/mailbox/:id/html', async (ctx) => {
    const mail = await one(ctx);
    ctx.type = 'html';
    // Shown in a sandboxed frame of the page above; mail brings its own styles, never a script.
    ctx.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'; sandbox",
    );
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.body = mail.body_html ?? '';
  });
};

function mailboxPage(mails: readonly Mail[], to: string): string {
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

function mailPage(mail: Mail): string {
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
