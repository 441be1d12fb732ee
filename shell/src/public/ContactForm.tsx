import { Button, Notice, Textarea, TextField } from '@plaza/design-system';
import { useState } from 'react';
import formClasses from '../forms/forms.module.css';
import { useForm } from '../forms/useForm.ts';
import { useHost } from '../host/useHost.ts';

const FAILED = 'Failed to send your message. Please try again later.';

/** A message to those who run this place. What was typed stays until it has been sent. */
export function ContactForm() {
  const { api } = useHost();
  const [isSent, setIsSent] = useState(false);
  const { form, status, whole, errorOf } = useForm({
    fields: ['name', 'email', 'message'],
    check({ name, email, message }) {
      setIsSent(false);
      return {
        name: name.trim() ? undefined : 'Please enter your name.',
        email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Please enter your e-mail address.',
        message: message.trim() ? undefined : 'Please enter a message.',
      };
    },
    async send({ name, email, message }) {
      await api.call('POST /contact', {
        body: { name: name.trim(), email: email.trim(), message: message.trim() },
      });
      form.ref.current?.reset();
      setIsSent(true);
    },
    explain: () => FAILED,
  });

  return (
    <form {...form} className={formClasses['form']} aria-label="Contact">
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {isSent ? <Notice tone="good">Your message has been sent!</Notice> : null}
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <Textarea
        label="Message"
        name="message"
        rows={5}
        required
        maxLength={5000}
        error={errorOf('message')}
      />
      <Button type="submit" busy={status === 'sending'}>
        Send Message
      </Button>
    </form>
  );
}
