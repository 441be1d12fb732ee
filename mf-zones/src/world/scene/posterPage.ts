import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { buildPlace } from '../build/buildPlace.ts';
import { loadPlace, placeIds } from '../places/places.ts';
import { Visit } from './Visit.ts';

interface PosterOrder {
  id: string;
  width: number;
  height: number;
  /** How large its file may be. */
  bytes: number;
  /** From where; its poster is the picture from the spawn. */
  view?: 'spawn' | 'landmark' | 'far';
}

declare global {
  /** For `npm run posters`, which opens a page with nothing but this in it. */
  var posters: { ids: readonly string[]; draw: (order: PosterOrder) => Promise<string> };
}

/** The second of the place's clock at which its picture is taken. */
const SECOND = 12;
/** So late that every bridge is down and every flag is up: nobody has used anything for a day. */
const NOW = 86_400_000;

/** Draws a place as one sees it on coming in, without anybody in it, as a WebP that is not larger than it may be. */
async function draw({ id, width, height, bytes, view = 'spawn' }: PosterOrder): Promise<string> {
  const place = await loadPlace(id);
  if (!place) throw new Error(`There is no place ${id}.`);
  const visit = new Visit(place, () => NOW);
  visit.furnish(await buildPlace({ id, seed: place.seed, look: place.look }));
  visit.crowd?.leave('self');
  const { from, to, wide = 55 } = place.views[view];
  // Twice as fine as the picture: its edges become smooth when it is made smaller.
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.setSize(width * 2, height * 2);
  const camera = new PerspectiveCamera(wide * 0.86, width / height, 0.1, 900);
  camera.position.set(...from);
  camera.lookAt(...to);
  const scene = new Scene();
  scene.add(visit.group);
  visit.stage.setHeight(height * 2);
  visit.show(camera.position, SECOND);
  renderer.render(scene, camera);
  const drawn = renderer.domElement;
  const file = await packed(drawn, { width, height, bytes });
  visit.dispose();
  renderer.dispose();
  return toBase64(file);
}

/** As large and as good as fits: a place full of small things is a little smaller. */
async function packed(
  drawn: HTMLCanvasElement,
  { width, height, bytes }: Omit<PosterOrder, 'id'>,
): Promise<Blob> {
  for (const size of [1, 0.88, 0.76, 0.64]) {
    const picture = new OffscreenCanvas(Math.round(width * size), Math.round(height * size));
    const brush = picture.getContext('2d');
    if (!brush) throw new Error('This browser does not draw.');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(drawn, 0, 0, picture.width, picture.height);
    for (let quality = 0.9; quality > 0.6; quality -= 0.04) {
      const file = await picture.convertToBlob({ type: 'image/webp', quality });
      if (file.size <= bytes) return file;
    }
  }
  throw new Error(`The picture does not fit into ${bytes} bytes.`);
}

async function toBase64(file: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

globalThis.posters = { ids: placeIds, draw };
