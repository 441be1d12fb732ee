import type { Conversation } from '@plaza/api-contract';
import { AlertDialog, Icon, IconButton, Menu, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import {
  Archive,
  Ban,
  Bell,
  BellOff,
  Download,
  Ellipsis,
  Flag,
  LogOut,
  Pin,
  Search,
  ShieldCheck,
  Timer,
  User,
  Users,
} from 'lucide';
import { type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MembersDialog, MuteDialog, ReportDialog, SafetyDialog, SaveDialog, TimerDialog } from '../later.ts';
import { useChat } from '../provider/useChat.ts';
import { partnerOf } from './names.ts';
import { sayError } from './sayError.ts';
import { useConversation } from './useConversation.ts';
import { menuWords } from './menu.words.ts';

type Asked = 'members' | 'safety' | 'mute' | 'timer' | 'save' | 'report' | 'block' | 'leave';

export interface ChatMenuProps {
  chat: Conversation;
  name: string;
  button: Ref<HTMLButtonElement>;
  onSearch: () => void;
}

/** What one can do with a chat. */
export function ChatMenu({ chat, name, button, onSearch }: ChatMenuProps) {
  const t = useWords(menuWords);
  const { api, toast, navigate: goTo } = useShell();
  const { me, list } = useChat();
  const { conversation } = useConversation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<Asked>();
  const close = () => setAsks(undefined);
  const partner = partnerOf(chat, me);
  const isGroup = chat.kind === 'group';
  const isMuted = chat.muted_until !== null;
  const isArchived = chat.folder === 'archived';

  const trying = async (act: () => Promise<unknown>) => {
    try {
      await act();
      list.wake();
      await conversation.reload();
    } catch (error) {
      toast({ message: sayError(error), tone: 'bad' });
    }
  };
  const set = (body: { is_pinned?: boolean; is_archived?: boolean; muted_until?: null }) =>
    trying(() => api.call('PUT /conversations/:id/options', { params: { id: chat.id }, body }));

  const items = [
    { id: 'search', label: t.search, icon: <Icon icon={Search} /> },
    ...(isGroup ? [{ id: 'members', label: t.membersItem, icon: <Icon icon={Users} /> }] : []),
    ...(partner?.username ? [{ id: 'profile', label: t.profile, icon: <Icon icon={User} /> }] : []),
    { id: 'safety', label: t.safety, icon: <Icon icon={ShieldCheck} /> },
    {
      id: isMuted ? 'unmute' : 'mute',
      label: isMuted ? t.unmute : t.mute,
      icon: <Icon icon={isMuted ? Bell : BellOff} />,
    },
    { id: 'pin', label: chat.is_pinned ? t.unpin : t.pin, icon: <Icon icon={Pin} /> },
    { id: 'archive', label: isArchived ? t.unarchive : t.archive, icon: <Icon icon={Archive} /> },
    ...(!isGroup || chat.role === 'owner'
      ? [{ id: 'timer', label: t.timer, icon: <Icon icon={Timer} /> }]
      : []),
    { id: 'save', label: t.saveChat, icon: <Icon icon={Download} /> },
    { id: 'report', label: t.reportChat, icon: <Icon icon={Flag} /> },
    ...(partner?.username
      ? [{ id: 'block', label: t.block({ name }), icon: <Icon icon={Ban} />, tone: 'danger' as const }]
      : []),
    ...(isGroup
      ? [{ id: 'leave', label: t.leave, icon: <Icon icon={LogOut} />, tone: 'danger' as const }]
      : []),
  ];
  const acts: Record<string, () => void> = {
    search: onSearch,
    profile: () => goTo(`/user/${encodeURIComponent(partner?.username ?? '')}`),
    unmute: () => void set({ muted_until: null }),
    pin: () => void set({ is_pinned: !chat.is_pinned }),
    archive: () => void set({ is_archived: !isArchived }),
  };
  const block = async () => {
    close();
    await trying(() =>
      api.call('PUT /people/:username/block', { params: { username: partner?.username ?? '' } }),
    );
  };
  const leave = async () => {
    close();
    try {
      await api.call('DELETE /conversations/:id/members/:userId', { params: { id: chat.id, userId: me } });
      list.wake();
      await navigate('/chat');
    } catch (error) {
      toast({ message: sayError(error), tone: 'bad' });
    }
  };

  return (
    <>
      <Menu
        label={t.menu}
        items={items}
        trigger={(trigger) => (
          <IconButton {...trigger} ref={button} label={t.menu}>
            <Icon icon={Ellipsis} />
          </IconButton>
        )}
        onSelect={({ id }) => {
          const act = acts[id];
          if (act) act();
          else setAsks(id as Asked);
        }}
      />
      {asks === 'members' ? <MembersDialog conversation={conversation} onClose={close} /> : null}
      {asks === 'safety' ? <SafetyDialog userId={partner?.user_id} onClose={close} /> : null}
      {asks === 'mute' ? <MuteDialog conversation={conversation} onClose={close} /> : null}
      {asks === 'timer' ? <TimerDialog conversation={conversation} onClose={close} /> : null}
      {asks === 'report' ? <ReportDialog conversation={conversation} onClose={close} /> : null}
      {asks === 'save' ? <SaveDialog chatId={chat.id} name={name} onClose={close} /> : null}
      {asks === 'block' ? (
        <AlertDialog
          open
          title={t.blockTitle({ name })}
          confirm={t.block({ name })}
          onCancel={close}
          onConfirm={() => void block()}
        >
          {t.blockWords}
        </AlertDialog>
      ) : null}
      {asks === 'leave' ? (
        <AlertDialog
          open
          title={t.leaveTitle}
          confirm={t.leave}
          onCancel={close}
          onConfirm={() => void leave()}
        >
          {t.leaveWords}
        </AlertDialog>
      ) : null}
    </>
  );
}
