/** The part of a browser that finds codes in pictures; not every browser has it, and TypeScript does not know it yet. */
interface CodeFinder {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface CodeFinders {
  new (options: { formats: string[] }): CodeFinder;
  getSupportedFormats(): Promise<string[]>;
}

const LOOK_MS = 250;

function finders(): CodeFinders | undefined {
  // As the draft of the standard has it.
  return (window as { BarcodeDetector?: CodeFinders }).BarcodeDetector;
}

/** Whether this browser can find a QR code in what a camera sees. */
export async function canScan(): Promise<boolean> {
  if (!('mediaDevices' in navigator)) return false;
  const formats = await finders()
    ?.getSupportedFormats()
    .catch((): string[] => []);
  return formats?.includes('qr_code') ?? false;
}

/** Shows in a video what the camera sees, until a code of digits comes by. Rejects without a camera, or a yes to it. */
export async function scanDigits(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const Finder = finders();
  if (!Finder) throw new Error('No way to find codes.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    const finder = new Finder({ formats: ['qr_code'] });
    video.srcObject = stream;
    await video.play();
    for (;;) {
      signal.throwIfAborted();
      // A picture that is not there yet, or that cannot be read, is followed by the next.
      const found = await finder.detect(video).catch(() => []);
      const digits = found.map(({ rawValue }) => rawValue).find((text) => /^\d{60}$/.test(text));
      if (digits) return digits;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
