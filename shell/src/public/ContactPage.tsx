import { Button, Card, Notice, Rich, Textarea, TextField, TextLink, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';
import classes from './ContactPage.module.css';
import { Page } from './Page.tsx';
import { contactWords } from './words.ts';

export function ContactPage() {
  const t = useWords(contactWords);
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={classes.columns}>
        <section className={classes.reach} aria-labelledby="contact-information">
          <h2 id="contact-information">{t.reach}</h2>
          <p>
            <Rich
              text={t.byMail({ email: brand.email })}
              parts={{ link: (words) => <TextLink href={`mailto:${brand.email}`}>{words}</TextLink> }}
            />
          </p>
          {brand.phone ? (
            <p>
              <Rich
                text={t.byPhone({ phone: brand.phone })}
                parts={{
                  link: (words) => (
                    <TextLink href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{words}</TextLink>
                  ),
                }}
              />
            </p>
          ) : null}
        </section>
        <Card pad="l">
          <ContactForm />
        </Card>
      </div>
    </Page>
  );
}

/** A message to those who run this place. What was typed stays until it has been sent. */
function ContactForm() {
  const t = useWords(contactWords);
  const { api } = useHost();
  const [isSent, setIsSent] = useState(false);
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'email', 'message'],
    check({ name, email, message }) {
      setIsSent(false);
      return {
        name: name.trim() ? undefined : t.nameMissing,
        email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t.emailMissing,
        message: message.trim() ? undefined : t.messageMissing,
      };
    },
    async send({ name, email, message }) {
      await api.call('POST /contact', {
        body: { name: name.trim(), email: email.trim(), message: message.trim() },
      });
      form.ref.current?.reset();
      setIsSent(true);
    },
    explain: () => t.failed,
  });

  return (
    <form {...form} className={formClasses['form']} aria-label={t.title}>
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {isSent ? <Notice tone="good">{t.sent}</Notice> : null}
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        error={errorOf('name')}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <Textarea
        label={t.message}
        name="message"
        rows={5}
        required
        maxLength={5000}
        error={errorOf('message')}
      />
      <Button type="submit" busy={status === 'sending'}>
        {t.send}
      </Button>
    </form>
  );
}
