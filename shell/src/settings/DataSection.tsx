import { Button, Notice, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useProven } from '../proof/useProven.ts';
import { wantsProof } from '../session/Proofs.ts';
import classes from './settings.module.css';
import { wordsOf } from './useAnswer.ts';
import { settingsWords } from './words.ts';

type Exporting = { status: 'idle' | 'asking' } | { status: 'failed'; words: string };

/** A copy of all that this installation knows about the visitor. */
export function DataSection() {
  const t = useWords(settingsWords);
  const { api, page } = useHost();
  const proven = useProven();
  const [exporting, setExporting] = useState<Exporting>({ status: 'idle' });
  const take = async () => {
    setExporting({ status: 'asking' });
    try {
      const known = await proven(() => api.call('GET /account/export'));
      saveFile(page, `${brand.name.toLowerCase()}-data.json`, JSON.stringify(known, null, 2));
      setExporting({ status: 'idle' });
    } catch (error) {
      // Who does not prove it has changed their mind.
      setExporting(wantsProof(error) ? { status: 'idle' } : { status: 'failed', words: wordsOf(error) });
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

/** Hands a text to the visitor as a file. */
function saveFile(page: Document, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(page.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken its own hold of it by the end of the turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
