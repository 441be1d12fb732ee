import { Card, TextLink, Rich, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { ContactForm } from './ContactForm.tsx';
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
