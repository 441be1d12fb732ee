import type { CallAnswer } from '@plaza/api-contract';
import { useAwake, useHold, useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from '../link/act/useAct.ts';
import type { Body } from '../link/body.ts';
import type { PeerSample } from '../link/Peers.ts';
import type { ZoneLink } from '../link/ZoneLink.ts';
import { earsOf, HEAD } from './ears.ts';
import { hearsVoice } from './loudness.ts';
import { OwnMicrophone } from './OwnMicrophone.ts';
import { SpatialSound } from './SpatialSound.ts';
import type { VoiceEngine } from './VoiceEngine.ts';
import { VoiceMesh } from './VoiceMesh.ts';
import { voiceWords } from './words.ts';

/** `off`: nobody is heard and nothing is sent. `listening`: others are heard. `talking`: the microphone is on. */
export type VoiceStatus = 'off' | 'asking' | 'listening' | 'talking';

interface Running {
  engine: VoiceEngine;
  most: number;
  sound: SpatialSound;
  microphone: OwnMicrophone;
}

const LOOK_MS = 100;
/** So many links a weak device can carry. */
const FEW = 4;
const MANY = 6;
/** A server that carries the voices sends as many over one connection. */
const CARRIED = 16;
/** Between two words one still speaks. */
const SPEAKS_MS = 500;

/** Talking with those nearby. Off until one says yes, and off again when one leaves. */
export function useVoice(link: ZoneLink, body: Body | null, quiet: ReadonlySet<number>) {
  const { api, toast } = useShell();
  const act = useAct(link);
  const [status, setStatus] = useState<VoiceStatus>('off');
  const [links, setLinks] = useState({ count: 0, more: 0 });
  const [hasMicrophone, setMicrophone] = useState(true);
  const [isCarried, setCarried] = useState(false);
  const [mayHide, setMayHide] = useState(false);
  // A call is not cut off by a newer version of this page.
  useHold(status !== 'off');
  useAwake(status !== 'off');
  const carrier = useRef<CallAnswer<'GET /zones/voice'>>({ ice: [] });
  const running = useRef<Running | null>(null);
  /** Which sound is listened to, to know whether one speaks. */
  const heard = useRef<MediaStreamTrack | null>(null);
  const isLoud = useRef<(() => boolean) | null>(null);

  const isInside = useCallback(() => link.snapshot().status === 'inside', [link]);
  /** Whether the server knows that one talks, as far as it can be told. */
  const isTold = useRef(false);
  const leave = useCallback(() => {
    running.current?.engine.close();
    running.current?.microphone.close();
    running.current = null;
    heard.current = null;
    isLoud.current = null;
    link.setTalks(false);
    if (isInside()) isTold.current = false;
    void link.act({ kind: 'voice', on: false, most: 1 });
    setStatus('off');
    setLinks({ count: 0, more: 0 });
  }, [link, isInside]);

  useEffect(() => () => void (running.current && leave()), [leave]);
  const tell = useCallback(
    async (most: number) => {
      isTold.current = true;
      if (!(await act({ kind: 'voice', on: true, most }))) return true;
      if (isInside()) leave();
      else isTold.current = false;
      return false;
    },
    [act, isInside, leave],
  );
  // Whoever comes back after a break, or changed their mind in it, says so to the server; we are not asked again.
  useEffect(() => {
    const sayAgain = () => {
      const { current } = running;
      if (!isInside() || isTold.current === (current !== null)) return;
      if (current) return void tell(current.most);
      isTold.current = false;
      void link.act({ kind: 'voice', on: false, most: 1 });
    };
    const off = [
      link.on('welcome', () => void (isTold.current = false)),
      // A network that only fell silent for a while is back without a welcome. Where there is one, it is heard first.
      link.subscribe(() => queueMicrotask(sayAgain)),
    ];
    return () => off.forEach((stop) => stop());
  }, [link, isInside, tell]);

  /** Before somebody says yes: whether voices go from browser to browser, which has a price, or through a server. */
  const look = useCallback(async () => {
    carrier.current = await api.call('GET /zones/voice').catch(() => ({ ice: [] }));
    const { ice, carried = false } = carrier.current;
    setCarried(carried);
    setMayHide(!carried && ice.some(isRelay));
  }, [api]);

  const speak = useCallback(async ({ engine, sound }: Running, found: MediaStreamTrack | null) => {
    if (found && heard.current !== found) {
      heard.current = found;
      isLoud.current = hearsVoice(sound.context, found);
    }
    const sends = found?.enabled ? found : null;
    setStatus(sends ? 'talking' : 'listening');
    await engine.speak(sends);
  }, []);

  const join = useCallback(
    async (isHidden = false) => {
      setStatus('asking');
      const { ice, carried = false } = carrier.current;
      const sound = openSound();
      if (!sound) {
        setStatus('off');
        return toast({ message: voiceWords.now.noSound, tone: 'bad' });
      }
      const onCount = (count: number, more: number) => setLinks({ count, more });
      const carriedBy = carried ? await import('./livekit/LiveKitVoice.ts').catch(() => null) : undefined;
      if (carriedBy === null) {
        sound.close();
        setStatus('off');
        return toast({ message: voiceWords.now.notLoaded, tone: 'bad' });
      }
      const engine = carriedBy
        ? new carriedBy.LiveKitVoice({ ...{ link, sound, onCount }, ticket: () => link.voiceTicket() })
        : new VoiceMesh({ link, ice, sound, onCount, isHidden });
      const most = carried ? CARRIED : mostLinks();
      const microphone = new OwnMicrophone(() => {
        setMicrophone(false);
        setStatus('listening');
        void engine.speak(null);
      });
      running.current = { engine, sound, most, microphone };
      // Where one is not connected now, it is said to the server as soon as one is.
      if (!isInside()) toast({ message: voiceWords.now.later });
      else if (!(await tell(most)) && isInside()) return;
      const found = await microphone.open();
      if (running.current?.microphone !== microphone) return;
      setMicrophone(found !== null);
      await speak(running.current, found);
    },
    [link, isInside, tell, toast, speak],
  );

  /** The microphone on or off; the others go on being heard. */
  const talk = useCallback(
    async (isOn: boolean) => {
      const { current } = running;
      if (!current) return;
      if (!isOn) {
        current.microphone.rest();
        return speak(current, null);
      }
      const found = await current.microphone.open();
      if (running.current !== current) return;
      setMicrophone(found !== null);
      await speak(current, found);
    },
    [speak],
  );

  useEffect(() => {
    if (status === 'off' || !body) return undefined;
    const sample: PeerSample = { x: 0, y: 0, z: 0, yaw: 0, speed: 0, gesture: 0, talks: false, away: false };
    let loudMs = -Infinity;
    const timer = setInterval(() => {
      const sound = running.current?.sound;
      if (!sound) return;
      sound.listen(earsOf(body));
      sound.silence(quiet);
      for (const id of link.peers.ids())
        if (link.peers.read(id, performance.now(), sample))
          sound.put(id, sample.x, sample.y + HEAD, sample.z);
      if (isLoud.current?.()) loudMs = performance.now();
      link.setTalks(status === 'talking' && performance.now() - loudMs < SPEAKS_MS);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [link, body, status, quiet]);

  return { status, ...links, hasMicrophone, isCarried, mayHide, look, join, leave, talk };
}

/** A machine without a sound device, or a browser that refuses, gives none. */
function openSound(): SpatialSound | null {
  try {
    return new SpatialSound();
  } catch {
    return null;
  }
}

/** Passes sound on between two browsers, so that neither learns the address of the other. */
const isRelay = ({ urls }: { urls: string[] }) => urls.some((url) => /^turns?:/.test(url));

const mostLinks = () => ((navigator.hardwareConcurrency || FEW) <= FEW ? FEW : MANY);
