import { useEffect, useState } from 'react';
import { type Crop, type PictureSize, wholeOf } from './crop.ts';
import { pictureWords } from './words.ts';

type Picked =
  | { status: 'none'; trouble: string }
  | { status: 'opening' }
  | { status: 'open'; file: File; src: string; picture: PictureSize };

const mostBytes = 20 * 2 ** 20;

/** The file that was picked, opened as a picture, and the part of it that is chosen. */
export function usePicked() {
  const [file, setFile] = useState<File>();
  const [picked, setPicked] = useState<Picked>({ status: 'none', trouble: '' });
  const [crop, setCrop] = useState<Crop>({ middleX: 0, middleY: 0, zoom: 1 });

  useEffect(() => {
    if (!file) return undefined;
    const src = URL.createObjectURL(file);
    const image = new Image();
    let isWanted = true;
    image.src = src;
    image.decode().then(
      () => {
        if (!isWanted) return;
        const picture = { width: image.naturalWidth, height: image.naturalHeight };
        setCrop(wholeOf(picture));
        setPicked({ status: 'open', file, src, picture });
      },
      () => {
        if (isWanted) setPicked({ status: 'none', trouble: pictureWords.now.unreadable });
      },
    );
    return () => {
      isWanted = false;
      URL.revokeObjectURL(src);
    };
  }, [file]);

  const pick = ({ files, refused }: { files: File[]; refused: File[] }) => {
    const [first] = files;
    const trouble = first ? tooLarge(first) : refused.length > 0 ? pictureWords.now.notAPicture : '';
    if (trouble) setPicked({ status: 'none', trouble });
    else if (first) {
      setPicked({ status: 'opening' });
      setFile(first);
    }
  };

  const drop = () => {
    setFile(undefined);
    setPicked({ status: 'none', trouble: '' });
  };

  return { picked, crop, setCrop, pick, drop };
}

function tooLarge(file: File): string {
  if (file.size <= mostBytes) return '';
  return pictureWords.now.tooLarge({ megabytes: Math.ceil(file.size / 2 ** 20) });
}
