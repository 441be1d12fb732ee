import { Button, useWords } from '@plaza/design-system';
import { CheckCheck } from 'lucide-react';
import type { Notices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';

interface ReadAllProps {
  notices: Notices;
  onRead(): void;
}

/** Everything is read. Where nothing is new there is nothing to do. */
export function ReadAll({ notices, onRead }: ReadAllProps) {
  const t = useWords(panelWords);
  const isNew = notices.status === 'ready' && notices.items.some((one) => !one.is_read);
  return (
    <Button variant="ghost" size="s" icon={<CheckCheck />} disabled={!isNew} onClick={onRead}>
      {t.readAll}
    </Button>
  );
}
