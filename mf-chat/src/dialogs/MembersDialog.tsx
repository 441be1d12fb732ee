import type { ChatMember, FoundPerson } from '@plaza/api-contract';
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Dialog,
  Menu,
  Notice,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useRef, useState } from 'react';
import { sayError } from '../conversation/sayError.ts';
import { GroupFace } from '../groups/GroupFace.tsx';
import { invite, setPicture, setRole, setTitle, shareHistory } from '../groups/groupActs.ts';
import { NotAPicture } from '../groups/squarePicture.ts';
import type { Conversation } from '../live/Conversation.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import classes from './fields.module.css';
import { GroupPictureField } from './GroupPictureField.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { chatDialogWords } from './words.ts';

export interface MembersDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Who is in a group. Its owners let people in, take them out, and name it. */
export function MembersDialog({ conversation, onClose }: MembersDialogProps) {
  const t = useWords(chatDialogWords);
  const { api } = useShell();
  const engine = useChat();
  const { chat, title, picture } = useChanging(conversation.state);
  const [name, setName] = useState(title);
  const [chosen, setChosen] = useState<FoundPerson[]>([]);
  const [sharesHistory, setSharesHistory] = useState(false);
  const [doing, setDoing] = useState<'idle' | 'busy' | { failed: string }>('idle');
  /** One act after the other: whoever is quick loses none. */
  const underWay = useRef(Promise.resolve());
  const { place, leaving } = useKeptFocus<HTMLUListElement>(chat?.members);
  if (!chat) return null;
  const { id, members } = chat;
  const isOwner = chat.role === 'owner';
  const finish = async (job: () => Promise<unknown>) => {
    try {
      await job();
      await conversation.reload();
      engine.list.wake();
      // What failed before it is still to be read.
      setDoing((now) => (now === 'busy' ? 'idle' : now));
    } catch (error) {
      setDoing({ failed: error instanceof NotAPicture ? t.notAPicture : sayError(error) });
    }
  };
  const act = (job: () => Promise<unknown>) => {
    setDoing('busy');
    return (underWay.current = underWay.current.then(() => finish(job)));
  };
  const hang = (file: File | undefined) => act(() => setPicture(engine, api, id, { name: title, file }));
  const letIn = () =>
    act(async () => {
      const userIds = chosen.map((one) => one.id);
      await invite(engine, api, id, { userIds, title: { name: title, picture }, sharesHistory });
      setChosen([]);
    });
  const acts: Record<string, (userId: string) => Promise<unknown>> = {
    remove: (userId) => api.call('DELETE /conversations/:id/members/:userId', { params: { id, userId } }),
    share: (userId) => shareHistory(engine, api, id, userId),
    owner: (userId) => setRole(engine, api, id, { userId, role: 'owner' }),
    member: (userId) => setRole(engine, api, id, { userId, role: 'member' }),
  };
  const choose = (userId: string, what: string) => {
    if (what === 'remove') leaving();
    void act(async () => acts[what]?.(userId));
  };
  return (
    <Dialog open title={t.members} onClose={onClose}>
      <div className={classes.fields} aria-busy={doing === 'busy'}>
        {typeof doing === 'object' ? <Notice tone="bad">{t.failed({ why: doing.failed })}</Notice> : null}
        {isOwner ? (
          <GroupPictureField
            face={<GroupFace picture={picture} size="l" />}
            hasPicture={picture !== undefined}
            isDisabled={doing === 'busy'}
            onPick={(file) => void hang(file)}
            onRemove={() => void hang(undefined)}
          />
        ) : (
          <div className={classes.pictureRow}>
            <GroupFace picture={picture} size="l" />
            <strong dir="auto">{title}</strong>
          </div>
        )}
        {isOwner ? (
          <div className={classes.searchRow}>
            <TextField
              label={t.groupName}
              value={name}
              maxLength={80}
              onChange={({ value }) => setName(value)}
            />
            <Button
              variant="secondary"
              disabled={!name.trim() || name.trim() === title}
              onClick={() => void act(() => setTitle(engine, api, id, { name: name.trim(), picture }))}
            >
              {t.rename}
            </Button>
          </div>
        ) : null}
        <ul ref={place} tabIndex={-1} className={classes.people} aria-label={t.members}>
          {members.map((member) => (
            <Member
              key={member.user_id}
              member={member}
              isMe={member.user_id === engine.me}
              canChange={isOwner}
              onChoose={(what) => choose(member.user_id, what)}
            />
          ))}
        </ul>
        {isOwner ? (
          <>
            <PeoplePicker
              chosen={chosen}
              without={members.map(({ user_id }) => user_id)}
              onChange={setChosen}
            />
            {chosen.length > 0 ? (
              <>
                <Checkbox
                  label={t.shareHistory}
                  checked={sharesHistory}
                  onChange={({ checked }) => setSharesHistory(checked)}
                />
                <Button busy={doing === 'busy'} onClick={() => void letIn()}>
                  {t.invite}
                </Button>
              </>
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

interface MemberProps {
  member: ChatMember;
  isMe: boolean;
  canChange: boolean;
  onChoose: (what: string) => void;
}

function Member({ member, isMe, canChange, onChoose }: MemberProps) {
  const t = useWords(chatDialogWords);
  const name = member.name ?? member.username ?? '';
  const items = [
    member.role === 'owner' ? { id: 'member', label: t.makeMember } : { id: 'owner', label: t.makeOwner },
    { id: 'share', label: t.shareWith },
    { id: 'remove', label: t.remove, tone: 'danger' as const },
  ];
  return (
    <li className={classes.person}>
      <Avatar name={name} src={member.profile ?? undefined} decorative />
      <span className={classes.names}>
        <strong dir="auto">{isMe ? t.you : name}</strong>
        {member.username ? <span className={classes.soft}>@{member.username}</span> : null}
      </span>
      {member.role === 'owner' ? <Badge tone="amber">{t.owner}</Badge> : null}
      {canChange && !isMe ? (
        <Menu label={t.about({ name })} items={items} onSelect={(item) => onChoose(item.id)} />
      ) : null}
    </li>
  );
}
