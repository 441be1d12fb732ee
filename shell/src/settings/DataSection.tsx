import { Button, Notice, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { saveFile } from './saveFile.ts';
import classes from './settings.module.css';
import { wordsOf } from './useAnswer.ts';
import { settingsWords } from './words.ts';

type Exporting = { status: 'idle' | 'asking' } | { status: 'failed'; words: string };

/** A copy of all that this installation knows about the visitor. */
export function DataSection() {
  const t = useWords(settingsWords);
  const { api, page } = useHost();
  const [exporting, setExporting] = useState<Exporting>({ status: 'idle' });
  const take = async () => {
    setExporting({ status: 'asking' });
    try {
      const known = await api.call('GET /account/export');
      saveFile(page, `${brand.name.toLowerCase()}-data.json`, JSON.stringify(known, null, 2));
      setExporting({ status: 'idle' });
    } catch (error) {
      setExporting({ status: 'failed', words: wordsOf(error) });
    }
  };
  return (
    <>
      <p className={classes['words']}>{t.dataAbout({ brand: brand.name })}</p>
      {exporting.status === 'failed' ? <Notice tone="bad">{exporting.words}</Notice> : null}
      <Button
        variant="secondary"
        className={classes['act'] ?? ''}
        busy={exporting.status === 'asking'}
        onClick={() => void take()}
      >
        {t.exportData}
      </Button>
    </>
  );
}
