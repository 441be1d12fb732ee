import { Card, Screen, useWords } from '@plaza/design-system';
import { useShell, useTitle } from '@plaza/shell-contract';
import { useState } from 'react';
import { Composer } from './Composer.tsx';
import { takeSharedFiles } from './sharedFiles.ts';
import { sharedText } from './sharedText.ts';
import { composerWords } from './words.ts';

/** The composer as a screen of its own: for a link, and for what other apps share. */
export function AddScreen() {
  const t = useWords(composerWords);
  const { navigate } = useShell();
  useTitle(t.title);
  const [search] = useState(window.location.search);
  return (
    <Screen>
      <h1>{t.title}</h1>
      <Card>
        <Composer
          shared={sharedText(search)}
          takeShared={() => takeSharedFiles(search)}
          onPosted={() => navigate('/')}
        />
      </Card>
    </Screen>
  );
}
