import { Button, Dialog, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { DeleteForm } from './DeleteForm.tsx';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** The way out for good, behind a question. */
export function DeleteSection({ account }: SectionProps) {
  const t = useWords(settingsWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className={classes['words']}>{t.deleteAbout}</p>
      <Button variant="danger" className={classes['act'] ?? ''} onClick={() => setIsAsking(true)}>
        {t.deleteAccount}
      </Button>
      <Dialog open={isAsking} size="s" title={t.deleteAsk} onClose={() => setIsAsking(false)}>
        <DeleteForm account={account} />
      </Dialog>
    </>
  );
}
