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
    ...(isReply(reply) ? { reply } : {}),
    ...(Array.isArray(mentions) ? { mentions: mentions.filter(isMention) } : {}),
    ...(Array.isArray(files) ? { files: files.filter(isFile).slice(0, MOST_FILES) } : {}),
    ...(isLink(link) ? { link } : {}),
    ...(typeof timer === 'number' ? { timer } : {}),
    ...(typeof device === 'string' && isCount(count) ? { device, count } : {}),
    ...(isFile(picture) ? { picture } : {}),
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

function hasTexts(value: unknown, ...names: string[]): value is Record<string, unknown> {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function isReply(value: unknown): value is NonNullable<ChatContent['reply']> {
  return hasTexts(value, 'id', 'sender_id', 'text');
}

function isMention(value: unknown): value is NonNullable<ChatContent['mentions']>[number] {
  return hasTexts(value, 'id', 'username');
}

function isLink(value: unknown): value is NonNullable<ChatContent['link']> {
  // An address of any other kind could run as a script.
  return (
    hasTexts(value, 'url', 'title', 'text') &&
    /^https?:\/\//.test(String(value['url'])) &&
    URL.canParse(String(value['url']))
  );
}

function isFile(value: unknown): value is ChatFile {
  if (!hasTexts(value, 'id', 'key', 'type') || !isCount(value['bytes'])) return false;
  const { name, width, height, thumbnail, seconds, waveform } = value;
  const isNamed = name === undefined || typeof name === 'string';
  const hasShape = [width, height, seconds].every((one) => one === undefined || isCount(one));
  const hasWaves = waveform === undefined || (Array.isArray(waveform) && waveform.every(isCount));
  const hasThumbnail =
    thumbnail === undefined ||
    (hasTexts(thumbnail, 'id', 'key') && isCount((thumbnail as Record<string, unknown>)['bytes']));
  return isNamed && hasShape && hasWaves && hasThumbnail;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
