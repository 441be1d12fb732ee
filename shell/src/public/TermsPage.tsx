import { Rich, TextLink, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { Page, Section } from './Page.tsx';
import { termsWords } from './words.ts';

export function TermsPage() {
  const t = useWords(termsWords);
  const { name, email } = brand;
  return (
    <Page title={t.title} lead={t.lead}>
      <Section title={t.treat}>
        <ul>
          {t.treatRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <Section title={t.share}>
        <p>{t.shareWords({ brand: name })}</p>
      </Section>
      <Section title={t.wrong}>
        <p>
          <Rich
            text={t.wrongWords({ email })}
            parts={{ link: (words) => <TextLink href={`mailto:${email}`}>{words}</TextLink> }}
          />
        </p>
      </Section>
      <Section title={t.promise}>
        <p>{t.promiseWords({ brand: name })}</p>
      </Section>
    </Page>
  );
}
