import type { MadeZoneView, ZonePerson } from '@plaza/api-contract';
import {
  Avatar,
  Badge,
  Button,
  Menu,
  type MenuItem,
  useWords,
  ReportDialog as Report,
} from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { togetherWords } from '../words.ts';
import classes from './Twin.module.css';

interface PersonRowProps {
  person: ZonePerson;
  where: string;
  isAway: boolean;
  isSpeaking: boolean;
  isMuted: boolean;
  isFrozen: boolean;
  /** One walks with them. */
  isLeader: boolean;
  made: MadeZoneView | undefined;
  path: string;
  onGoTo: (() => void) | undefined;
  onWave: () => void;
  onMute: () => void;
  onWalkWith: () => void;
}

/** Somebody in the zone: where they are, and what one can do about them. */
export function PersonRow(props: PersonRowProps) {
  const { person, where, isAway, isSpeaking, isMuted, isFrozen, isLeader, made, path } = props;
  const { onGoTo, onWave, onMute, onWalkWith } = props;
  const t = useWords(togetherWords);
  const { api, toast } = useShell();
  const [isReporting, setReporting] = useState(false);
  const { name, username } = person;
  const isMine = made?.is_mine ?? false;
  const items: MenuItem[] = [
    { id: 'wave', label: t.waveTo({ name }) },
    // Strangers are not followed about.
    ...(person.is_friend
      ? ([{ id: 'walk', label: isLeader ? t.walkAlone({ name }) : t.walkWith({ name }) }] as const)
      : []),
    { id: 'mute', label: isMuted ? t.unmute({ name }) : t.mute({ name }) },
    { id: 'report', label: t.report({ name }) },
    { id: 'block', label: t.block({ name }), tone: 'danger' },
    ...(isMine
      ? ([
          { id: 'ten-minutes', label: t.sendOut({ name }), tone: 'danger' },
          { id: 'for-good', label: t.ban({ name }), tone: 'danger' },
        ] as const)
      : []),
  ];

  const handleSelect = async ({ id }: { id: string }) => {
    if (id === 'wave') return onWave();
    if (id === 'mute') return onMute();
    if (id === 'walk') return onWalkWith();
    if (id === 'report') return setReporting(true);
    try {
      if (id === 'block') {
        await api.call('PUT /people/:username/block', { params: { username } });
        toast({ tone: 'good', message: t.blocked({ name }) });
      } else if (made && (id === 'ten-minutes' || id === 'for-good')) {
        const params = { slug: made.slug, username };
        await api.call('PUT /zones/u/:slug/bans/:username', { params, body: { lasts: id } });
      }
    } catch {
      toast({ tone: 'bad', message: t.notDone });
    }
  };

  return (
    <li className={classes.item}>
      <span className={classes.row}>
        <Avatar name={name} src={person.profile ?? undefined} size="s" decorative />
        <strong dir="auto">{name}</strong>
        {person.is_friend && <Badge>{t.friend}</Badge>}
        {person.is_owner && <Badge>{t.owner}</Badge>}
        {isAway && <Badge>{t.isAway}</Badge>}
        {isSpeaking && <Badge tone="teal">{t.isSpeaking}</Badge>}
        {isFrozen && <Badge>{t.isFrozen}</Badge>}
        {isLeader && <Badge tone="teal">{t.isLeader}</Badge>}
        <span className={classes.soft}>{where}</span>
      </span>
      <span className={classes.row}>
        <Button
          size="s"
          variant="secondary"
          aria-label={t.goTo({ name })}
          disabled={!onGoTo}
          onClick={onGoTo}
        >
          {t.go}
        </Button>
        <Menu label={t.more({ name })} items={items} onSelect={(item) => void handleSelect(item)} />
      </span>
      {isReporting && <ReportDialog person={person} path={path} onClose={() => setReporting(false)} />}
    </li>
  );
}

interface ReportDialogProps {
  person: ZonePerson;
  path: string;
  onClose: () => void;
}

/** Tells those who look after the place about somebody. What happened goes with it, as the server saw it. */
function ReportDialog({ person, path, onClose }: ReportDialogProps) {
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
