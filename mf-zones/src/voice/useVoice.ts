import type { CallAnswer } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Body } from '../together/body.ts';
import type { PeerSample } from '../together/link/Peers.ts';
import type { ZoneLink } from '../together/link/ZoneLink.ts';
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
}

const LOOK_MS = 100;
/** So many links a weak device can carry. */
const FEW = 4;
const MANY = 6;
/** A server that carries the voices sends as many over one connection. */
const CARRIED = 16;
const LOUD = 0.02;

/** Talking with those nearby. Off until one says yes, and off again when one leaves. */
export function useVoice(link: ZoneLink, body: Body | null, quiet: ReadonlySet<number>) {
  const { api, toast } = useShell();
  const [status, setStatus] = useState<VoiceStatus>('off');
  const [links, setLinks] = useState({ count: 0, more: 0 });
  const [hasMicrophone, setMicrophone] = useState(true);
  const [isCarried, setCarried] = useState(false);
  const carrier = useRef<CallAnswer<'GET /zones/voice'>>({ ice: [] });
  const running = useRef<Running | null>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const level = useRef<(() => number) | null>(null);

  const leave = useCallback(() => {
    running.current?.engine.close();
    running.current = null;
    track.current?.stop();
    track.current = null;
    level.current = null;
    link.setTalks(false);
    void link.act({ kind: 'voice', on: false, most: 1 });
    setStatus('off');
    setLinks({ count: 0, more: 0 });
  }, [link]);

  useEffect(() => () => void (running.current && leave()), [leave]);
  // Whoever comes back after a break has to say yes to the server again, not to us.
  useEffect(
    () =>
      link.on('welcome', () => {
        const { current } = running;
        if (current) void link.act({ kind: 'voice', on: true, most: current.most });
      }),
    [link],
  );

  /** Before somebody says yes: whether voices go from browser to browser, which has a price, or through a server. */
  const look = useCallback(async () => {
    carrier.current = await api.call('GET /zones/voice').catch(() => ({ ice: [] }));
    setCarried(carrier.current.carried ?? false);
  }, [api]);

  const join = useCallback(async () => {
    setStatus('asking');
    const { ice, carried = false } = carrier.current;
    const sound = new SpatialSound();
    const onCount = (count: number, more: number) => setLinks({ count, more });
    const engine = carried
      ? new (await import('./livekit/LiveKitVoice.ts')).LiveKitVoice({
          ...{ link, sound, onCount },
          ticket: () => link.voiceTicket(),
        })
      : new VoiceMesh({ link, ice, sound, onCount });
    const most = carried ? CARRIED : mostLinks();
    running.current = { engine, sound, most };
    if (!(await link.act({ kind: 'voice', on: true, most }))) {
      leave();
      return toast({ message: voiceWords.now.notLetIn, tone: 'bad' });
    }
    const found = await microphone();
    setMicrophone(found !== null);
    if (!running.current) return found?.stop();
    track.current = found;
    if (found) level.current = levelOf(sound.context, found);
    await engine.speak(found);
    setStatus(found ? 'talking' : 'listening');
  }, [link, leave, toast]);

  /** The microphone on or off; the others go on being heard. */
  const talk = useCallback(async (isOn: boolean) => {
    const { current } = track;
    if (!current) return;
    current.enabled = isOn;
    setStatus(isOn ? 'talking' : 'listening');
    await running.current?.engine.speak(isOn ? current : null);
  }, []);

  useEffect(() => {
    if (status === 'off' || !body) return undefined;
    const sample: PeerSample = { x: 0, y: 0, z: 0, yaw: 0, speed: 0, gesture: 0, talks: false, away: false };
    const timer = setInterval(() => {
      const sound = running.current?.sound;
      if (!sound) return;
      sound.listen(body.walker);
      sound.silence(quiet);
      for (const id of link.peers.ids())
        if (link.peers.read(id, performance.now(), sample)) sound.put(id, sample.x, sample.y, sample.z);
      link.setTalks(status === 'talking' && (level.current?.() ?? 0) > LOUD);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [link, body, status, quiet]);

  return { status, ...links, hasMicrophone, isCarried, look, join, leave, talk };
}

const mostLinks = () => ((navigator.hardwareConcurrency || FEW) <= FEW ? FEW : MANY);

/** Refused or not there: then one only listens. */
async function microphone(): Promise<MediaStreamTrack | null> {
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    const stream = await navigator.mediaDevices.getUserMedia({ audio });
    return stream.getAudioTracks()[0] ?? null;
  } catch {
    return null;
  }
}

/** How loud one speaks right now, 0 to 1. */
function levelOf(context: AudioContext, track: MediaStreamTrack): () => number {
  const analyser = context.createAnalyser();
  analyser.fftSize = 256;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
  };
}
