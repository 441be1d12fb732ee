import { storageOf, useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Knocks } from '../knocks/useKnocks.ts';
import type { useAct } from '../link/act/useAct.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import type { Visit } from '../world/scene/Visit.ts';
import { useVrSupport, type VrSupport } from './support.ts';
import type { WearWords, Worn } from './worn/wear.ts';

/** Why somebody is not, or no longer, in VR. */
export type VrProblem = 'refused' | 'busy' | 'failed' | 'lost';

export type VrState =
  | { status: Exclude<VrSupport, 'offered'> | 'noPicture' }
  /** `entering`: the browser or the headset asks. `worn`: one is in it. */
  | { status: 'offered' | 'entering' | 'worn'; problem: VrProblem | null };

export interface Vr {
  state: VrState;
  isOn: boolean;
  enter(): void;
  leave(): void;
  /** Something that one who wears a headset must know. */
  tell(text: string): void;
  /** Who stands before the zone now: told once, and answered on the menu. */
  hearKnocks(knocks: Knocks): void;
}

type VrWords = WearWords & { knocks(holes: { name: string }): string };

const NO_KNOCKS: Knocks = { waiting: [], answer: () => undefined };

interface VrNeeds {
  /** `null` until the place stands. */
  visit: Visit | null;
  /** `false` where a browser cannot draw. */
  isDrawn: boolean;
  link: ZoneLink;
  act: ReturnType<typeof useAct>;
  words: VrWords;
  phrases: readonly string[];
  /** What people say right now. */
  bubbles: readonly { key: number; id: number | null; bubble: string | null }[];
  hasNumbers: boolean;
}

const WANTED: XRSessionInit = { optionalFeatures: ['local-floor', 'hand-tracking'] };

/** Entering the zone with a headset, and leaving it. What draws for one is loaded with the first step into it. */
export function useVr(needs: VrNeeds): Vr {
  const { visit, isDrawn, link, bubbles } = needs;
  const shell = useShell();
  const { frame, hold } = shell;
  const shelf = storageOf(shell).browser;
  const support = useVrSupport();
  const [at, setAt] = useState<'out' | 'entering' | 'worn'>('out');
  const [problem, setProblem] = useState<VrProblem | null>(null);
  const session = useRef<XRSession | null>(null);
  const worn = useRef<Worn | null>(null);
  const isLeaving = useRef(false);
  const knocks = useRef(NO_KNOCKS);
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });

  const leave = useCallback(() => {
    isLeaving.current = true;
    void session.current?.end().catch(() => undefined);
  }, []);
  // Whoever goes to another page takes the headset's picture with them.
  useEffect(() => leave, [leave, visit]);

  const enter = useCallback(async () => {
    const { visit: here, act, words, phrases, hasNumbers } = latest.current;
    if (!here || session.current || !navigator.xr) return;
    setProblem(null);
    setAt('entering');
    isLeaving.current = false;
    // Asked first of all: a browser allows it only right after a click.
    const asked = navigator.xr.requestSession('immersive-vr', WANTED);
    const loading = import('./worn/wear.ts');
    loading.catch(() => undefined);
    const given: XRSession | VrProblem = await asked.catch(problemOf);
    if (typeof given === 'string') {
      setProblem(given);
      setAt('out');
      return;
    }
    session.current = given;
    const letGo = hold?.();
    const giveBack = frame?.({ immersive: true, awake: true });
    let hasBegun = false;
    given.addEventListener(
      'end',
      () => {
        session.current = null;
        worn.current = null;
        giveBack?.();
        letGo?.();
        if (hasBegun && !isLeaving.current) setProblem('lost');
        setAt('out');
      },
      { once: true },
    );
    try {
      const { wear } = await loading;
      worn.current = await wear({
        ...{ visit: here, session: given, phrases, hasNumbers, shelf },
        words,
        find: (id) => link.where(id),
        say: (text) =>
          void act({ kind: 'words', text }).then((refusal) => refusal && worn.current?.tell(refusal)),
        microphone: () => link.microphone,
        knocks: () => knocks.current,
        leave,
      });
      hasBegun = true;
      setAt('worn');
    } catch {
      setProblem('failed');
      leave();
    }
  }, [frame, hold, leave, link, shelf]);

  const told = useRef(0);
  useEffect(() => {
    const you = link.snapshot().you;
    for (const { key, id, bubble } of bubbles) {
      if (key <= told.current) continue;
      told.current = key;
      if (id !== null && id !== you && bubble !== null) worn.current?.say(id, bubble);
    }
  }, [bubbles, link]);

  const tell = useCallback((text: string) => worn.current?.tell(text), []);
  const hearKnocks = useCallback(
    (heard: Knocks) => {
      const known = knocks.current.waiting.map(({ person }) => person.id);
      knocks.current = heard;
      const fresh = heard.waiting.find(({ person }) => !known.includes(person.id));
      if (fresh) tell(latest.current.words.knocks({ name: fresh.person.name }));
    },
    [tell],
  );
  return {
    state: stateOf(support, isDrawn, at, problem),
    isOn: at !== 'out',
    enter,
    leave,
    tell,
    hearKnocks,
  };
}

function stateOf(
  support: VrSupport,
  isDrawn: boolean,
  at: 'out' | 'entering' | 'worn',
  problem: VrProblem | null,
): VrState {
  if (!isDrawn) return { status: 'noPicture' };
  if (support !== 'offered' && at === 'out') return { status: support };
  return { status: at === 'out' ? 'offered' : at, problem };
}

function problemOf(error: unknown): VrProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'busy';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'failed';
}
