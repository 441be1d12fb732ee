import type { ZonePerson } from '@plaza/api-contract';
import { ReportDialog as Report, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { togetherWords } from '../words.ts';

interface ReportDialogProps {
  person: ZonePerson;
  path: string;
  onClose: () => void;
}

/** Tells those who look after the place about somebody. What happened goes with it, as the server saw it. */
export function ReportDialog({ person, path, onClose }: ReportDialogProps) {
  const t = useWords(togetherWords);
  const { api, toast } = useShell();
  return (
    <Report
      title={t.reportTitle({ name: person.name })}
      why={t.reportWords}
      likely="harassment"
      onSend={async ({ reason, note }) => {
        const { username } = person;
        await api.call('POST /zones/reports', { body: { path, username, reason, note } });
        toast({ tone: 'good', message: t.reported });
      }}
      onClose={onClose}
    />
  );
}
