import { ButtonLink, EmptyState, Screen, useWords } from '@plaza/design-system';
import { createZoneWords } from './words.ts';

/** Where zones are made. This installation has that switched off, and says so in the product's own words for it. */
export function CreateZonesScreen() {
  const t = useWords(createZoneWords);
  return (
    <Screen width="wide">
      <EmptyState level={1} title={t.title} action={<ButtonLink href="/zones">{t.see}</ButtonLink>}>
        {t.why}
      </EmptyState>
    </Screen>
  );
}
