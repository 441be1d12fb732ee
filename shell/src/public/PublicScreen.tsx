import type { PublicPage } from '../routing/publicPages.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { AboutPage } from './AboutPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { FeaturesPage } from './FeaturesPage.tsx';
import { OutboundPage } from './OutboundPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { PublicFooter } from '../footer/PublicFooter.tsx';
import { TermsPage } from './TermsPage.tsx';
import { VersionPage } from './VersionPage.tsx';

/** The pages that need no login and no remote. */
export function PublicScreen() {
  const scene = useSubject(useHost().scene$);
  // The address may lead on while this chunk is still on its way.
  if (scene.scene !== 'public') return null;
  return (
    <>
      <Page name={scene.name} />
      <PublicFooter />
    </>
  );
}

function Page({ name }: { name: PublicPage }) {
  switch (name) {
    case 'about':
      return <AboutPage />;
    case 'features':
      return <FeaturesPage />;
    case 'contact':
      return <ContactPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'terms':
      return <TermsPage />;
    case 'version':
      return <VersionPage />;
    case 'notion':
    case 'demo':
    case 'pitch':
    case 'slide':
      return <OutboundPage key={name} name={name} />;
  }
}
