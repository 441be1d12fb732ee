import type { CallAnswer, Feature } from '@plaza/api-contract';
import { FEATURES } from '@plaza/api-contract/values';
import { Card, Switch, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import { frameWords } from '../frame/words.ts';
import classes from './Settings.module.css';
import { settingsWords } from './words.ts';

interface FeatureSwitchesProps {
  standing: CallAnswer<'GET /settings'>;
  onSaved: () => void;
}

/** What is on. A switch counts at once. */
export function FeatureSwitches({ standing: { settings }, onSaved }: FeatureSwitchesProps) {
  const t = useWords(settingsWords);
  const { failed } = useWords(frameWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [off, setOff] = useState<readonly Feature[]>(settings.features_off ?? []);
  const words: Record<Feature, { label: string; hint: string }> = {
    signup: { label: t.signup, hint: t.signupHint },
    demo: { label: t.demoAccount, hint: t.demoAccountHint },
    games: { label: t.games, hint: t.gamesHint },
    videos: { label: t.videos, hint: t.videosHint },
    zones: { label: t.zones, hint: t.zonesHint },
    chat: { label: t.chat, hint: t.chatHint },
  };
  const turn = async (feature: Feature, isOn: boolean) => {
    if (isBusy) return;
    const before = off;
    const next = isOn ? off.filter((one) => one !== feature) : [...off, feature];
    setOff(next);
    // Nothing else is said to be otherwise than it was seen, so that nothing else is changed.
    const body = { ...settings, features_off: [...next], seen: { ...settings, features_off: [...before] } };
    const turnIt = async () => {
      const answer = await api.call('PUT /settings', { body });
      setOff(answer.settings.features_off ?? []);
    };
    if (await run(turnIt, { done: t.saved, failed })) onSaved();
    else setOff(before);
  };
  return (
    <Card as="section" className={classes.card}>
      <p className={classes.line}>{t.featuresLine}</p>
      <div className={classes.switches}>
        {FEATURES.map((feature) => (
          <Switch
            key={feature}
            {...words[feature]}
            checked={!off.includes(feature)}
            onChange={({ checked }) => void turn(feature, checked)}
          />
        ))}
      </div>
    </Card>
  );
}
