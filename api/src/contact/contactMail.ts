import type { Brand } from '@plaza/api-contract';
import type { Letter } from '../mail/sendMail.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';

interface Visitor {
  name: string;
  email: string;
  message: string;
}

/** What a visitor wrote, as a mail that the support can simply answer. */
export function contactMail({ name, email, message }: Visitor, brand: Pick<Brand, 'email'>): Letter {
  const lines = [`Name: ${name}`, `Email: ${email}`, '', message];
  return {
    to: brand.email,
    replyTo: email,
    subject: 'New Contact Form Submission',
    text: lines.join('\n'),
    html: [
      `<p><strong>Name:</strong> ${escapeHtml(name)}</p>`,
      `<p><strong>Email:</strong> ${escapeHtml(email)}</p>`,
      `<p><strong>Message:</strong></p>`,
      `<p style="white-space: pre-line">${escapeHtml(message)}</p>`,
    ].join('\n'),
  };
}
