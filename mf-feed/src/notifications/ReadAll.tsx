import { Button, Icon, useWords } from '@plaza/design-system';
import { CheckCheck } from 'lucide';
import type { Notices } from './useNotices.ts';
import { panelWords } from './panel.words.ts';

/** Everything is read. Where nothing is new there is nothing to do. */
export function ReadAll({ notices }: { notices: Notices }) {
  const t = useWords(panelWords);
  const isNew = notices.items.some((one) => !one.is_read);
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<Icon icon={CheckCheck} />}
      disabled={!isNew}
      onClick={() => notices.read(null)}
    >
      {t.readAll}
    </Button>
  );
}
