import type { FeedItem } from '@plaza/api-contract';
import { AlertDialog, Icon, Menu, type MenuItem, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Ban, BellOff, EyeOff, Flag, History, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { usePostActs } from '../store/usePostActs.ts';
import { laterPart } from '../laterPart.tsx';
import { postWords } from './words.ts';

const ReportDialog = laterPart(() => import('./dialogs/index.ts'), 'ReportDialog');
const HistoryDialog = laterPart(() => import('./dialogs/index.ts'), 'HistoryDialog');

/** What one can do with a post: with one's own, edit and delete; with another's, report and look away. */
export function PostMenu({ post }: { post: FeedItem }) {
  const t = useWords(postWords);
  const { navigate } = useShell();
  const acts = usePostActs(post);
  const [open, setOpen] = useState<'none' | 'report' | 'history' | 'block'>('none');
  const { ID, username, is_own, edited_at } = post;
  const close = () => setOpen('none');

  const history: MenuItem[] = edited_at
    ? [{ id: 'history', label: t.history, icon: <Icon icon={History} /> }]
    : [];
  const own: MenuItem[] = [
    { id: 'edit', label: t.edit, icon: <Icon icon={Pencil} /> },
    ...history,
    { id: 'remove', label: t.remove, icon: <Icon icon={Trash2} />, tone: 'danger' },
  ];
  const others: MenuItem[] = [
    ...history,
    { id: 'hide', label: t.hide, icon: <Icon icon={EyeOff} /> },
    { id: 'report', label: t.report, icon: <Icon icon={Flag} /> },
    ...(username
      ? [
          { id: 'mute', label: t.mute({ name: username }), icon: <Icon icon={BellOff} /> },
          {
            id: 'block',
            label: t.block({ name: username }),
            icon: <Icon icon={Ban} />,
            tone: 'danger' as const,
          },
        ]
      : []),
  ];
  const handleSelect = ({ id }: { id: string }) => {
    if (id === 'edit') navigate(`/edit-content/${ID}`);
    if (id === 'remove') void acts.remove();
    if (id === 'hide') void acts.hide();
    if (id === 'mute' && username) void acts.mute(username);
    if (id === 'report' || id === 'history' || id === 'block') setOpen(id);
  };
  return (
    <>
      <Menu label={t.more} items={is_own ? own : others} onSelect={handleSelect} />
      {open === 'report' ? <ReportDialog about={{ post }} onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog post={post} onClose={close} /> : null}
      {open === 'block' && username ? (
        <AlertDialog
          open
          title={t.blockTitle({ name: username })}
          confirm={t.block({ name: username })}
          onConfirm={() => {
            close();
            void acts.block(username);
          }}
          onCancel={close}
        >
          <p>{t.blockWhy}</p>
        </AlertDialog>
      ) : null}
    </>
  );
}
