import type { Profile } from '@plaza/api-contract';
import { AlertDialog, Icon, Menu, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Ban, Flag, Gavel, Volume2, VolumeX } from 'lucide';
import { useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import { profileWords } from './words.ts';

const ReportDialog = laterPart(() => import('../post/dialogs/index.ts'), 'ReportDialog');

interface PersonMenuProps {
  person: Profile;
  /** What one sees of them is another thing now. */
  onChanged(): void;
}

/** What one may do against somebody, kept behind three dots. */
export function PersonMenu({ person, onChanged }: PersonMenuProps) {
  const t = useWords(profileWords);
  const { api, navigate, toast } = useShell();
  const [open, setOpen] = useState<'block' | 'report'>();
  const { name, username, is_muted: isMuted } = person;
  const params = { username };

  const attempt = async (act: () => Promise<unknown>, words: string, undo?: () => void) => {
    try {
      await act();
      toast({ tone: 'good', message: words, ...(undo ? { action: { label: t.undo, onAct: undo } } : {}) });
      onChanged();
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
  };
  const unmute = () =>
    void attempt(() => api.call('DELETE /people/:username/mute', { params }), t.unmuted({ name }));
  const handle = {
    mute: () =>
      void attempt(() => api.call('PUT /people/:username/mute', { params }), t.muted({ name }), unmute),
    unmute,
    block: () => setOpen('block'),
    report: () => setOpen('report'),
    silence: () => navigate(`/admin/reports?about=${encodeURIComponent(username)}`),
  };
  const silence = isMuted
    ? ({ id: 'unmute', label: t.unmute, icon: <Icon icon={Volume2} /> } as const)
    : ({ id: 'mute', label: t.mute, icon: <Icon icon={VolumeX} /> } as const);

  return (
    <>
      <Menu
        label={t.more({ name })}
        items={[
          silence,
          { id: 'report', label: t.report, icon: <Icon icon={Flag} /> },
          ...(person.can_silence
            ? [{ id: 'silence', label: t.silence, icon: <Icon icon={Gavel} /> } as const]
            : []),
          { id: 'block', label: t.block, icon: <Icon icon={Ban} />, tone: 'danger' },
        ]}
        onSelect={({ id }) => handle[id as keyof typeof handle]()}
      />
      <AlertDialog
        open={open === 'block'}
        title={t.askBlock({ name })}
        confirm={t.block}
        onCancel={() => setOpen(undefined)}
        onConfirm={() => {
          setOpen(undefined);
          void attempt(() => api.call('PUT /people/:username/block', { params }), t.blocked({ name }));
        }}
      >
        {t.blockMeans}
      </AlertDialog>
      {open === 'report' ? <ReportDialog about={{ person }} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
