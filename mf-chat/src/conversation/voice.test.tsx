import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sealPicked } from '../files/sealPicked.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
/** What the microphone of this test does. */
const microphone = {
  isAllowed: true,
  /** Resolves when the visitor has answered. */
  asked: Promise.resolve(),
  isOpen: false,
  recorded: new Uint8Array([1, 2, 3, 4]),
};

class TestRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus';
  mimeType = 'audio/webm;codecs=opus';
  state = 'inactive';
  static latest: TestRecorder | undefined;
  start() {
    this.state = 'recording';
    TestRecorder.latest = this;
  }
  stop() {
    if (this.state === 'inactive') throw new DOMException('It has stopped.', 'InvalidStateError');
    this.state = 'inactive';
    const data = new Blob([microphone.recorded]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

class TestAudioContext {
  createAnalyser = () => ({
    fftSize: 4,
    getByteTimeDomainData: (samples: Uint8Array) => void samples.fill(128 + 40),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}

beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  const getUserMedia = async () => {
    await microphone.asked;
    if (!microphone.isAllowed) throw new Error('Denied.');
    microphone.isOpen = true;
    return { getTracks: () => [{ stop: () => void (microphone.isOpen = false) }] };
  };
  Object.assign(window, { MediaRecorder: TestRecorder, AudioContext: TestAudioContext });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => undefined });
  const { prototype } = HTMLMediaElement;
  prototype.play = async function play() {
    this.dispatchEvent(new Event('play'));
  };
  prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
});
beforeEach(() => {
  localStorage.clear();
  microphone.isAllowed = true;
  microphone.asked = Promise.resolve();
});

const open = () => openChats(people, '/chat/12', ({ chats }) => void chats.pair('12', people.basalt));
const record = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Record a voice note' }));

test('a voice note is recorded, sent sealed, and played', async () => {
  const { chats } = await open();
  await record();
  expect(await screen.findByText('Recording, 0:00')).toBeVisible();
  await waitFor(() => expect(microphone.isOpen).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send voice note' }));
  const play = await screen.findByRole('button', { name: /^Play voice note, 0:0\d$/ });
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  expect(microphone.isOpen).toBe(false);
  // What the server keeps is sealed: longer than what was said, and other bytes.
  const [blob] = chats.blobs.values();
  expect(blob?.size).toBeGreaterThan(microphone.recorded.length);
  expect(chats.chat('12').entries[0]).toMatchObject({ is_image: false, blobs: [expect.any(String)] });
  window.fetch = async () => answerOf(blob);
  await userEvent.click(play);
  expect(await screen.findByRole('button', { name: 'Pause voice note' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause voice note' }));
  expect(await screen.findByRole('button', { name: /^Play voice note/ })).toBeVisible();
  expect(await screen.findByText('You: Voice note')).toBeVisible();
});

test('a double click on Send sends and records nothing, though the button that does stands there by then', async () => {
  await open();
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'good evening');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 });
  const next = await screen.findByRole('button', { name: 'Record a voice note' });
  await act(async () => fireEvent.click(next, { detail: 2 }));
  expect(screen.queryByText(/^Recording/)).toBeNull();
  expect(microphone.isOpen).toBe(false);
});

test('a voice note shows the shape of its sound, and how far it has played', async () => {
  const file = {
    id: 'f',
    key: 'k',
    bytes: 4,
    type: 'audio/webm',
    seconds: 10,
    waveform: [10, 100, 50, 20],
  };
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, '', { content: { files: [file] } });
  });
  await screen.findByRole('button', { name: 'Play voice note, 0:10' });
  const audio = document.querySelector('audio');
  const played = () => document.querySelectorAll('[data-played]').length;
  expect(played()).toBe(0);
  if (!audio) throw new Error('No player.');
  await act(async () => {
    audio.currentTime = 5;
    audio.dispatchEvent(new Event('timeupdate'));
  });
  expect(played()).toBe(2);
  await act(async () => void audio.dispatchEvent(new Event('ended')));
  expect(played()).toBe(0);
});

test('a voice note of thousands of bars, as only a spoiled device sends one, is drawn with some of them', async () => {
  const waveform = Array.from({ length: 8_000 }, () => 50);
  const file = { id: 'f', key: 'k', bytes: 4, type: 'audio/webm', seconds: 10, waveform };
  await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, '', { content: { files: [file] } });
  });
  const play = await screen.findByRole('button', { name: 'Play voice note, 0:10' });
  expect(play.nextElementSibling?.children.length).toBeLessThanOrEqual(100);
});

test('a voice note can be thrown away, and the microphone is let go', async () => {
  const { chats } = await open();
  await record();
  await waitFor(() => expect(microphone.isOpen).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Discard voice note' }));
  expect(await screen.findByPlaceholderText('Type a message...')).toBeVisible();
  expect(microphone.isOpen).toBe(false);
  expect(chats.chat('12').entries).toEqual([]);
});

test('without a microphone, or the leave to use it, that is said and one goes on writing', async () => {
  microphone.isAllowed = false;
  const { records } = await open();
  await record();
  await waitFor(() =>
    expect(records.toasts).toEqual([{ message: 'The microphone is not available.', tone: 'bad' }]),
  );
  expect(await screen.findByPlaceholderText('Type a message...')).toBeVisible();
});

test('a note whose sound does not come says so', async () => {
  const file = { id: 'f', key: 'k', bytes: 4, type: 'audio/webm', seconds: 1, waveform: [10] };
  window.fetch = async () => answerOf(undefined);
  const { records } = await openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, '', { content: { files: [file] } });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Play voice note, 0:01' }));
  await waitFor(() => expect(records.toasts).toEqual([{ message: 'The file did not load.', tone: 'bad' }]));
});

/** What a server says that has these bytes, or has none. */
function answerOf(blob: Blob | undefined): Response {
  const answer = {
    ok: blob !== undefined,
    status: blob ? 200 : 500,
    arrayBuffer: async () => blob?.arrayBuffer(),
  };
  return answer as unknown as Response;
}

test('while the visitor is asked for the microphone nothing is recorded, and there is nothing to send', async () => {
  let allow: () => void = () => undefined;
  microphone.asked = new Promise((resolve) => (allow = resolve));
  const { chats } = await open();
  await record();
  expect(await screen.findByText('Waiting for the microphone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard voice note' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send voice note' })).toBeDisabled();
  await act(async () => allow());
  expect(await screen.findByText('Recording, 0:00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send voice note' }));
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record a voice note' })).toHaveFocus());
});

test('a microphone that was pulled out loses nothing of what was said before', async () => {
  const { chats } = await open();
  await record();
  await screen.findByText('Recording, 0:00');
  await act(async () => TestRecorder.latest?.stop());
  await userEvent.click(screen.getByRole('button', { name: 'Send voice note' }));
  await waitFor(() => expect(chats.chat('12').entries).toHaveLength(1));
});

describe('a video', () => {
  const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4);
  const bring = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { about, sealed } = await sealPicked({
      file: new Blob([bytes]),
      name: 'roof.webm',
      type: 'video/webm',
    });
    window.fetch = async () => answerOf(sealed);
    const opened = await openChats(people, '/chat/12', async ({ chats }) => {
      chats.pair('12', people.basalt);
      await chats.say('12', people.basalt, '', { content: { files: [{ ...about, id: 'f' }] } });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Play the video roof.webm' }));
    return opened;
  };

  test('plays where it stands, and can be saved where this browser does not play it', async () => {
    await bring(webm);
    const video = await screen.findByLabelText('roof.webm');
    expect(video).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    fireEvent.error(video);
    expect(await screen.findByRole('button', { name: 'Save roof.webm' })).toBeVisible();
  });

  test('is one by its bytes, whatever the message calls it', async () => {
    const { records } = await bring(new TextEncoder().encode('<script>alert(1)</script>'));
    await waitFor(() => expect(records.toasts).toEqual([{ message: 'The file did not load.', tone: 'bad' }]));
  });
});
