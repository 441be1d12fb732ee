import type { ChatContent, ChatFile } from '@plaza/api-contract';
import { type Bytes, CryptoError, textOf } from '@plaza/crypto';

const MOST_FILES = 20;

/** What an envelope held. It was written by another person's device: nothing in it is taken for granted. */
export function readContent(bytes: Bytes): ChatContent {
  const words = parse(bytes);
  const { text, reply, mentions, files, link, timer, picture, device, count, forwarded } = words;
  if (typeof text !== 'string') throw new CryptoError('tampered', 'no words in it');
  return {
    text,
    ...part('reply', textsIn(reply, 'id', 'sender_id', 'text')),
    ...part(
      'mentions',
      allIn(mentions, (one) => textsIn(one, 'id', 'username')),
    ),
    ...part('files', allIn(files, fileIn)?.slice(0, MOST_FILES)),
    ...part('link', linkIn(link)),
    ...(typeof timer === 'number' ? { timer } : {}),
    ...(typeof device === 'string' && isCount(count) ? { device, count } : {}),
    ...part('picture', fileIn(picture)),
    ...(forwarded === true ? { forwarded } : {}),
  };
}

function parse(bytes: Bytes): Record<string, unknown> {
  try {
    const words: unknown = JSON.parse(textOf(bytes));
    if (isObject(words)) return words;
  } catch {
    // Said below.
  }
  throw new CryptoError('tampered', 'not what a device writes');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Something under its name, where it is there. */
function part<Name extends string, Value>(name: Name, value: Value | undefined) {
  // Its one name is the given one.
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

function allIn<One>(values: unknown, oneIn: (value: unknown) => One | undefined): One[] | undefined {
  return Array.isArray(values) ? values.flatMap((value) => oneIn(value) ?? []) : undefined;
}

/** These texts of something that has all of them, and nothing else of it. */
function textsIn<Name extends string>(value: unknown, ...names: Name[]): Record<Name, string> | undefined {
  if (!isObject(value) || !names.every((name) => typeof value[name] === 'string')) return undefined;
  // Each of them is a text, as was just seen.
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Record<Name, string>;
}

function linkIn(value: unknown): ChatContent['link'] {
  const link = textsIn(value, 'url', 'title', 'text');
  // An address of any other kind could run as a script.
  if (!link || !/^https?:\/\//.test(link.url) || !URL.canParse(link.url)) return undefined;
  return { ...link, ...part('image', isObject(value) ? fileIn(value['image']) : undefined) };
}

function fileIn(value: unknown): ChatFile | undefined {
  const texts = textsIn(value, 'id', 'key', 'type');
  if (!texts || !isObject(value)) return undefined;
  const { bytes, name, placeholder, width, height, thumbnail, seconds, waveform } = value;
  const small = thumbnail === undefined ? undefined : smallIn(thumbnail);
  const fits =
    isCount(bytes) &&
    [name, placeholder].every((one) => one === undefined || typeof one === 'string') &&
    [width, height, seconds].every((one) => one === undefined || isCount(one)) &&
    (waveform === undefined || (Array.isArray(waveform) && waveform.every(isCount))) &&
    (thumbnail === undefined || small !== undefined);
  if (!fits) return undefined;
  const others = { name, placeholder, width, height, seconds, waveform };
  const there = Object.fromEntries(Object.entries(others).filter(([, one]) => one !== undefined));
  // Each of the others is what its name wants, as was just seen.
  return { ...texts, bytes, ...(there as Partial<ChatFile>), ...part('thumbnail', small) };
}

function smallIn(value: unknown): ChatFile['thumbnail'] {
  const texts = textsIn(value, 'id', 'key');
  return texts && isObject(value) && isCount(value['bytes'])
    ? { ...texts, bytes: value['bytes'] }
    : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
