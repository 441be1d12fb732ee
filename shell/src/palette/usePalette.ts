import { useLanguage } from '@plaza/design-system';
import { History } from 'lucide';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { Entry, GroupName } from './Entry.ts';
import { fixedEntries } from './fixedEntries.ts';
import { rankEntries } from './rankEntries.ts';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import { useFinds } from './useFinds.ts';
import { groupWords } from './words.ts';

const order = Object.keys(groupWords.base) as GroupName[]; // an object literal's keys are its own

/** What is typed, what it finds, which of it is meant, and where that leads. */
export function usePalette(onClose: () => void) {
  const host = useHost();
  const session = useSubject(host.sessions.session$);
  const remotes = useSubject(host.remotes$);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const language = useLanguage();
  const text = typed.trim();
  // oxlint-disable-next-line react/exhaustive-deps -- what is reachable changes with the remotes, what it is called with the language
  const fixed = useMemo(() => fixedEntries(host, session), [host, session, remotes, language]);
  const recent = useMemo(() => readRecentPlaces(host.storage).map(asEntry), [host]);
  const finds = useFinds(text, session.status === 'member');

  const entries = text ? [...rankEntries(fixed, text), ...finds.entries] : [...recent, ...fixed];
  const groups = order
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .filter((group) => group.entries.length > 0);
  const inOrder = groups.flatMap((group) => group.entries);
  const active = inOrder.find(({ id }) => id === chosen) ?? inOrder[0];

  const choose = ({ label, hint, leads }: Entry) => {
    onClose();
    if ('act' in leads) return leads.act();
    rememberPlace(host.storage, { label, to: leads.to, ...(hint ? { hint } : {}) });
    host.leaveFor(leads.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || inOrder.length === 0) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (inOrder.findIndex((entry) => entry === active) + step + inOrder.length) % inOrder.length;
    setChosen(inOrder[next]?.id);
  };

  return {
    typed,
    text,
    groups,
    active,
    /** Before anything is typed or chosen ears hear the field alone; a first option would take them out of it. */
    pointed: text || chosen ? active : undefined,
    count: inOrder.length,
    status: finds.status,
    retry: finds.retry,
    choose,
    point: setChosen,
    onKeyDown,
    type(value: string) {
      setTyped(value);
      setChosen(undefined);
    },
  };
}

// Home and End stay with the text field, where people expect them.
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function asEntry({ label, hint, to }: { label: string; hint?: string; to: string }): Entry {
  return {
    id: `recent ${to}`,
    group: 'recent',
    label,
    ...(hint ? { hint } : {}),
    icon: History,
    leads: { to },
  };
}
