import { Card, TextLink } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { ContactForm } from './ContactForm.tsx';
import classes from './ContactPage.module.css';
import { Page } from './Page.tsx';

export function ContactPage() {
  return (
    <Page
      title="Contact"
      lead="A question, an idea, or something that is not right: people read it and answer."
    >
      <div className={classes.columns}>
        <section className={classes.reach} aria-labelledby="contact-information">
          <h2 id="contact-information">Contact information</h2>
          <p>
            E-mail: <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
          </p>
          {brand.phone ? (
            <p>
              Phone: <TextLink href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{brand.phone}</TextLink>
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
