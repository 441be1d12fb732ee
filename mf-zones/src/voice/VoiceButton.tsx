import { AlertDialog, Badge, Button, Icon, IconButton, Switch, useWords } from '@plaza/design-system';
import { Mic, MicOff, PhoneOff, Speech } from 'lucide';
import { useEffect, useState } from 'react';
import type { Body } from '../link/body.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import { useTalkKey } from './useTalkKey.ts';
import { useVoice } from './useVoice.ts';
import { voiceWords } from './words.ts';

/** Whether this browser can talk at all. */
const canTalk = () => typeof RTCPeerConnection !== 'undefined' && typeof AudioContext !== 'undefined';

interface VoiceButtonProps {
  link: ZoneLink;
  body: Body | null;
  /** Those whom one does not want to hear. */
  quiet: ReadonlySet<number>;
}

/** Talking with those nearby: asked for first, then a microphone and a way out. */
export function VoiceButton({ link, body, quiet }: VoiceButtonProps) {
  const t = useWords(voiceWords);
  const voice = useVoice(link, body, quiet);
  const [isAsked, setAsked] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const { status, count, more, hasMicrophone } = voice;
  const { talk } = voice;
  const isIn = status === 'talking' || status === 'listening';
  useTalkKey({ isUsed: isIn && hasMicrophone, isOn: status === 'talking', talk });
  useEffect(() => {
    if (!isIn || !hasMicrophone) return undefined;
    link.lendMicrophone({ isOn: status === 'talking', turn: (isOn) => void talk(isOn) });
    return () => link.lendMicrophone(null);
  }, [link, status, isIn, hasMicrophone, talk]);
  if (!canTalk()) return null;
  if (status === 'off' || status === 'asking')
    return (
      <>
        <IconButton
          label={t.begin}
          variant="secondary"
          aria-busy={status === 'asking'}
          onClick={() => void voice.look().then(() => setAsked(true))}
        >
          <Icon icon={Speech} />
        </IconButton>
        {isAsked && (
          <AlertDialog
            open
            tone="primary"
            title={t.begin}
            confirm={t.yes}
            onCancel={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false);
              void voice.join(isHidden && voice.mayHide);
            }}
          >
            <p>{voice.isCarried ? t.carried : t.price}</p>
            {voice.mayHide && (
              <Switch
                label={t.hide}
                hint={t.hideHint}
                checked={isHidden}
                onChange={({ checked }) => setHidden(checked)}
              />
            )}
          </AlertDialog>
        )}
      </>
    );
  const isOn = status === 'talking';
  return (
    <>
      {hasMicrophone ? (
        <Button
          variant={isOn ? 'primary' : 'secondary'}
          icon={<Icon icon={isOn ? Mic : MicOff} />}
          aria-pressed={isOn}
          onClick={() => void voice.talk(!isOn)}
        >
          {isOn ? t.on : t.muted}
        </Button>
      ) : (
        <span role="status">{t.noMicrophone}</span>
      )}
      <Badge data-voice-links={count}>{t.links({ count })}</Badge>
      {more > 0 && <span role="status">{t.tooMany({ count: more })}</span>}
      <IconButton label={t.leave} variant="secondary" onClick={voice.leave}>
        <Icon icon={PhoneOff} />
      </IconButton>
    </>
  );
}
