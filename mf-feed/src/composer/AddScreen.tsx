import { Card, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import classes from './AddScreen.module.css';
import { Composer } from './Composer.tsx';
import { takeSharedFiles } from './sharedFiles.ts';
import { sharedText } from './sharedText.ts';
import { composerWords } from './words.ts';

/** The composer as a screen of its own: for a link, and for what other apps share. */
export function AddScreen() {
  const t = useWords(composerWords);
  const { navigate } = useShell();
  const [search] = useState(window.location.search);
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>{t.title}</h1>
      <Card>
        <Composer
          shared={sharedText(search)}
          takeShared={() => takeSharedFiles(search)}
          onPosted={() => navigate('/')}
        />
      </Card>
    </div>
  );
}
