import { ZONE_EMOTES } from '@plaza/api-contract/values';
import { Button, Feeling, Icon, IconButton, Popover, useWords } from '@plaza/design-system';
import { Hammer, List, Megaphone, MessageCircle, Smile } from 'lucide';
import type { ReactNode } from 'react';
import type { Gesture } from '../../world/people/gestures.ts';
import { useAct } from '../../link/act/useAct.ts';
import type { Body } from '../../link/body.ts';
import type { ZoneLink } from '../../link/ZoneLink.ts';
import { VoiceButton } from '../../voice/VoiceButton.tsx';
import { FlickMenu } from '../flick/FlickMenu.tsx';
import classes from './Dock.module.css';
import { HelpButton } from '../help/HelpButton.tsx';
import { LooksButton } from '../looks/LooksButton.tsx';
import { SafetyButton } from '../safety/SafetyButton.tsx';
import type { Safety } from '../safety/useSafety.ts';
import { SayForm } from './SayForm.tsx';
import { togetherWords } from '../words.ts';

interface DockProps {
  link: ZoneLink;
  body: Body | null;
  safety: Safety;
  isListed: boolean;
  isEditing: boolean;
  /** Only whoever made the zone arranges it. */
  onEdit: (() => void) | undefined;
  /** May speak to everybody in the zone. */
  isOwner: boolean;
  /** Without it the list is all there is. */
  onList: (() => void) | undefined;
  /** What else there is to do here. */
  children?: ReactNode;
}

const MOVES: readonly (readonly [gesture: Gesture, word: 'wave' | 'sit' | 'dance' | 'cheer' | 'stop'])[] = [
  ['wave', 'wave'],
  ['sit', 'sit'],
  ['dance', 'dance'],
  ['cheer', 'cheer'],
  ['none', 'stop'],
];
export const PHRASES = ['phrase1', 'phrase2', 'phrase3', 'phrase4', 'phrase5'] as const;

/** What one does among others: say, feel, move, look around in words. */
export function Dock(props: DockProps) {
  const { link, body, safety, isListed, isEditing, isOwner, onEdit, onList, children } = props;
  const t = useWords(togetherWords);
  const act = useAct(link);
  const say = (text: string) => void act({ kind: 'words', text });
  return (
    <div className={classes.dock} role="toolbar" aria-label={t.dock}>
      <Popover
        label={t.say}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t.say} variant="secondary">
            <Icon icon={MessageCircle} />
          </IconButton>
        )}
      >
        <SayForm label={t.sayHere} onSay={say} />
        <div className={classes.choices} role="group" aria-label={t.phrases}>
          {PHRASES.map((phrase) => (
            <Button key={phrase} size="s" variant="secondary" onClick={() => say(t[phrase])}>
              {t[phrase]}
            </Button>
          ))}
        </div>
      </Popover>
      <Popover
        label={t.feel}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t.feel} variant="secondary">
            <Icon icon={Smile} />
          </IconButton>
        )}
      >
        <div className={classes.choices}>
          {ZONE_EMOTES.map((emote) => (
            <IconButton
              key={emote}
              className={classes.emote}
              label={t.show({ emote })}
              onClick={() => void act({ kind: 'emote', emote })}
            >
              <Feeling emoji={emote} aria-hidden="true" />
            </IconButton>
          ))}
        </div>
        <div className={classes.choices}>
          {MOVES.map(([gesture, word]) => (
            <Button
              key={gesture}
              size="s"
              variant="secondary"
              disabled={!body}
              onClick={() => {
                if (body) body.gesture = gesture;
              }}
            >
              {t[word]}
            </Button>
          ))}
        </div>
      </Popover>
      <VoiceButton link={link} body={body} quiet={safety.quiet} />
      <FlickMenu link={link} />
      <LooksButton link={link} body={body} />
      <SafetyButton safety={safety} />
      <HelpButton />
      {isOwner && (
        <Popover
          label={t.broadcast}
          trigger={(trigger) => (
            <IconButton {...trigger} label={t.broadcast} variant="secondary">
              <Icon icon={Megaphone} />
            </IconButton>
          )}
        >
          {({ close }) => (
            <SayForm
              label={t.broadcastHere}
              onSay={(text) => {
                void act({ kind: 'broadcast', text });
                close();
              }}
            />
          )}
        </Popover>
      )}
      {onEdit && (
        <IconButton label={t.edit} variant="secondary" pressed={isEditing} onClick={onEdit}>
          <Icon icon={Hammer} />
        </IconButton>
      )}
      {onList && (
        <IconButton label={t.list} variant="secondary" pressed={isListed} onClick={onList}>
          <Icon icon={List} />
        </IconButton>
      )}
      {children}
    </div>
  );
}
