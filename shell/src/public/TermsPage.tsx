import { TextLink } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { Page, Section } from './Page.tsx';

export function TermsPage() {
  return (
    <Page title="Terms" lead="Be respectful in every interaction. All other rules follow from that one.">
      <Section title="How we treat each other">
        <ul>
          <li>Speak to people as if they stood in front of you. In a zone, they do.</li>
          <li>
            No threats, no hate, no harassment, and nothing that sexualises children. Not as a joke either.
          </li>
          <li>A no is a no: to a friendship, to a chat, to a game.</li>
          <li>Be one person. Do not pretend to be somebody else, and do not send what nobody asked for.</li>
        </ul>
      </Section>
      <Section title="What you share">
        <p>
          It stays yours. You allow {brand.name} to show it to those you share it with, for as long as it is
          there. Share only what is yours to share.
        </p>
      </Section>
      <Section title="When it goes wrong">
        <p>
          Those who run this place can hide what breaks these rules and block who keeps breaking them. If you
          think that was wrong, write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </p>
      </Section>
      <Section title="What we promise, and what not">
        <p>
          {brand.name} is free to explore. We keep it running as well as we can and cannot promise that it
          never stops. You can leave at any time.
        </p>
      </Section>
    </Page>
  );
}
