import { Button, Dialog } from '@plaza/design-system';
import { useState } from 'react';
import { DeleteForm } from './DeleteForm.tsx';
import type { SectionProps } from './SettingsSection.ts';
import classes from './settings.module.css';

/** The way out for good, behind a question. */
export function DeleteSection({ account }: SectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className={classes['words']}>
        You disappear from here at once. For 30 days an administrator can bring you back; then everything of
        yours is gone.
      </p>
      <Button variant="danger" className={classes['act'] ?? ''} onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <Dialog open={isAsking} size="s" title="Delete your account?" onClose={() => setIsAsking(false)}>
        <DeleteForm account={account} />
      </Dialog>
    </>
  );
}
