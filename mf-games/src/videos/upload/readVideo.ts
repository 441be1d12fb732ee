/** Where in a video its poster is taken: the very first frame is often black. */
const POSTER_AT = 0.1;
const POSTER_WIDTH = 1280;
/** A browser that neither shows a video nor says why may not keep it from being sent. */
const PATIENCE_MS = 10_000;

interface VideoFacts {
  seconds?: number;
  poster?: Blob;
}

/** How long a video is and a still of it, drawn by this browser. Without them, where it cannot play the file. */
export async function readVideo(file: File): Promise<VideoFacts> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    playsInline: true,
    src: address,
  });
  try {
    // Phones of Apple load no picture before they are asked for one.
    await heard(video, 'loadedmetadata');
    const seconds = Number.isFinite(video.duration) ? video.duration : 0;
    video.currentTime = seconds * POSTER_AT;
    await heard(video, 'seeked');
    const poster = await draw(video);
    return { ...(seconds > 0 && { seconds }), ...(poster && { poster }) };
  } catch {
    return {};
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function heard(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('This browser cannot play it.'));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', giveUp, { once: true });
    setTimeout(giveUp, PATIENCE_MS);
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, POSTER_WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
