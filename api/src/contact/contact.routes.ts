import type { Brand } from '@plaza/api-contract';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf, type Language } from '../language/language.ts';
import { sendMail, type Letter } from '../mail/sendMail.ts';

export const contactRoutes: Slice = (on, { config }) => {
  // public: whoever cannot log in needs it most
  on(
    'POST /contact',
    async ({ input, db, ctx }) => {
      await sendMail(db, contactMail(input.body, config.brand, languageOf(ctx)));
      return { sent: true as const };
    },
    { limit: 'contact' },
  );
};

interface Visitor {
  name: string;
  email: string;
  message: string;
}

const WORDS: Record<Language, Record<'subject' | keyof Visitor, string>> = {
  en: { subject: 'New Contact Form Submission', name: 'Name', email: 'Email', message: 'Message' },
  de: { subject: 'Neue Nachricht vom Kontaktformular', name: 'Name', email: 'E-Mail', message: 'Nachricht' },
};

/** What a visitor wrote, as a mail that the support can simply answer: in the language in which to answer. */
function contactMail(
  { name, email, message }: Visitor,
  brand: Pick<Brand, 'email'>,
  language: Language,
): Letter {
  const words = WORDS[language];
  const lines = [`${words.name}: ${name}`, `${words.email}: ${email}`, '', message];
  return {
    to: brand.email,
    replyTo: email,
    subject: words.subject,
    text: lines.join('\n'),
    html: [
      `<p><strong>${words.name}:</strong> ${escapeHtml(name)}</p>`,
      `<p><strong>${words.email}:</strong> ${escapeHtml(email)}</p>`,
      `<p><strong>${words.message}:</strong></p>`,
      `<p style="white-space: pre-line">${escapeHtml(message)}</p>`,
    ].join('\n'),
  };
}
