import { TextLink } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { Page, Section } from './Page.tsx';

export function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      lead="Messages are encrypted, and only the data that is necessary is collected. This page says which data that is."
    >
      <Section title="What is stored">
        <ul>
          <li>
            <strong>Your account:</strong> name, {brand.idName}, e-mail address, picture and organisation if
            you give them, and your password as a hash that nobody can turn back.
          </li>
          <li>
            <strong>What you make:</strong> posts, comments, stars, zones, friendships and favourites, until
            you delete them or your account.
          </li>
          <li>
            <strong>When you are here:</strong> the days you were active and the devices you are logged in on,
            so that you can see and end each session.
          </li>
          <li>
            <strong>What you write to us:</strong> a message from the contact form goes to our mailbox as a
            mail.
          </li>
        </ul>
      </Section>
      <Section title="What nobody but you reads">
        <p>
          Chats are encrypted on your device and decrypted on the devices of those you write to. The server
          keeps what it cannot read. If you lose every device and your key backup, we cannot bring the words
          back.
        </p>
      </Section>
      <Section title="What is not here">
        <p>
          No trackers, no advertising networks, no analytics of other companies. Your browser enforces that:
          each page may load only from this address, and tells the browser so. A few cookies of our own
          remember this browser&apos;s login and which version of the page it runs. If you choose to sign in
          with another company&apos;s account, that company learns that you did.
        </p>
      </Section>
      <Section title="What you can do">
        <ul>
          <li>Read, change and delete what you have made.</li>
          <li>End sessions, take a copy of your data with you, or delete your account, all in Settings.</li>
          <li>
            Ask us for anything else: <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
          </li>
        </ul>
      </Section>
    </Page>
  );
}
