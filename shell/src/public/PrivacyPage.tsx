import { Rich, TextLink, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { Page, Section } from './Page.tsx';
import { privacyWords } from './words.ts';

const parts = {
  b: (words: string) => <strong>{words}</strong>,
  link: (words: string) => <TextLink href={`mailto:${brand.email}`}>{words}</TextLink>,
};

export function PrivacyPage() {
  const t = useWords(privacyWords);
  const stored = [t.storedAccount({ id: brand.idName }), t.storedMade, t.storedHere, t.storedMail];
  const rights = [t.rightsMade, t.rightsAccount, t.rightsAsk({ email: brand.email })];
  return (
    <Page title={t.title} lead={t.lead}>
      <Section title={t.stored}>
        <RichList lines={stored} />
      </Section>
      <Section title={t.unread}>
        <p>{t.unreadWords}</p>
      </Section>
      <Section title={t.absent}>
        <p>{t.absentWords}</p>
      </Section>
      <Section title={t.rights}>
        <RichList lines={rights} />
      </Section>
    </Page>
  );
}

function RichList({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Rich text={line} parts={parts} />
        </li>
      ))}
    </ul>
  );
}
