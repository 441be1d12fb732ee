import { isPictureType } from '../files/kinds.ts';
import { preparePicture } from '../files/preparePicture.ts';
import { sealPicked, type WaitingFile } from '../files/sealPicked.ts';
import { chosenWords } from './chosen.words.ts';
import { notSealed } from './notSealed.ts';

/** Seals a file that was chosen. One that was saved anew since, or taken away, is refused by browsers: it is named. */
export async function sealChosen(file: File): Promise<WaitingFile> {
  try {
    return await sealPicked(await prepare(file));
  } catch (error) {
    const isUnreadable = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name);
    throw isUnreadable ? notSealed(chosenWords.now.unreadable({ name: file.name })) : error;
  }
}

function prepare(file: File) {
  const plain = { file, name: file.name, type: file.type || 'application/octet-stream' };
  return isPictureType(file.type) ? preparePicture(file) : plain;
}
