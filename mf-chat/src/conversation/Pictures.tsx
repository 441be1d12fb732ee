import type { ChatFile } from '@plaza/api-contract';
import { Icon, Lightbox, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Image } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openPicture, smallestOf, TooLarge } from '../files/openPicture.ts';
import { sayBytes } from '../files/sayBytes.ts';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import shared from './Attachments.module.css';
import { nameOf } from './names.ts';
import classes from './Pictures.module.css';
import { shapeOf } from './shapeOf.ts';
import { useOpenChat } from './useConversation.ts';
import { voiceWords } from './voice.words.ts';
import { conversationWords } from './words.ts';

export interface PicturesProps {
  line: Line;
  /** All files of the message. */
  files: readonly ChatFile[];
  pictures: readonly ChatFile[];
  /** One as a file that can be saved, for what is not shown here. */
  savedOf: (file: ChatFile) => ReactNode;
}

/** The pictures of a message as small as they came. A press shows one as large as it is. */
export function Pictures({ line, files, pictures, savedOf }: PicturesProps) {
  const t = useWords(conversationWords);
  const { pictureTooLarge } = useWords(voiceWords);
  const { me, files: cache } = useChat();
  const chat = useOpenChat();
  const { toast } = useShell();
  const [shown, setShown] = useState<{ index: number; sources: Record<number, string> }>();
  const alt = line.isOwn ? t.picture : t.pictureOf({ name: nameOf(t, chat, line.senderId, me) });
  const lastShown = useRef(0);
  const waitingOf = (file: ChatFile) => line.waiting?.files[files.indexOf(file)];
  /** None but the one that is looked at is loaded: together they may weigh half a gigabyte. */
  const show = async (index: number, isMoving: boolean) => {
    const file = pictures[index];
    if (!file) return;
    lastShown.current += 1;
    const nth = lastShown.current;
    try {
      const sealed = waitingOf(file)?.sealed;
      const source = await openPicture(cache, file, 'file', { sealed, isAsked: true });
      // Who has gone on to another, or has closed it meanwhile, does not want to see this one.
      if (nth === lastShown.current)
        setShown((now) =>
          isMoving && !now ? now : { index, sources: { ...now?.sources, [index]: source } },
        );
    } catch (error) {
      toast({ message: error instanceof TooLarge ? pictureTooLarge : t.pictureFailed, tone: 'bad' });
    }
  };
  return (
    <div className={`${shared.pictures} ${classes.pictures}`} data-count={Math.min(pictures.length, 4)}>
      {pictures.map((file, index) => {
        const waiting = waitingOf(file);
        return (
          <Picture
            key={file.key}
            file={file}
            alt={alt}
            sealed={file.thumbnail ? waiting?.thumbnail : waiting?.sealed}
            saved={savedOf(file)}
            onOpen={() => void show(index, false)}
          />
        );
      })}
      <Lightbox
        pictures={pictures.map((_, index) => ({ src: shown?.sources[index] ?? '', alt }))}
        index={shown?.index}
        onMove={({ index }) => void show(index, true)}
        onClose={() => setShown(undefined)}
      />
    </div>
  );
}

interface PictureProps {
  file: ChatFile;
  alt: string;
  sealed: Blob | undefined;
  saved: ReactNode;
  onOpen: () => void;
}

/** One that is large waits for a reader who asks for it; one that no page could bear is a file to save. */
function Picture({ file, alt, sealed, saved, onOpen }: PictureProps) {
  const t = useWords(conversationWords);
  const { showPicture } = useWords(voiceWords);
  const { files: cache } = useChat();
  const [isAsked, setIsAsked] = useState(false);
  const [state, setState] = useState<'loading' | 'asks' | 'unshown' | 'failed' | { source: string }>(
    'loading',
  );
  useEffect(() => {
    let isShown = true;
    openPicture(cache, file, 'thumbnail', { sealed, isAsked }).then(
      (source) => isShown && setState({ source }),
      (error: unknown) => isShown && setState(stateAfter(error)),
    );
    return () => {
      isShown = false;
    };
  }, [cache, file, sealed, isAsked]);
  if (state === 'unshown') return saved;
  const asks = state === 'asks';
  const name = file.name ?? t.picture;
  const size = sayBytes(smallestOf(file, 'thumbnail').bytes);
  const ask = () => {
    setState('loading');
    setIsAsked(true);
  };
  return (
    <button
      type="button"
      className={shared.picture}
      aria-label={asks ? showPicture({ name, size }) : t.openPicture}
      style={shapeOf(file)}
      onClick={asks ? ask : onOpen}
    >
      {asks ? (
        <span className={classes.asks}>
          <Icon icon={Image} />
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          <span>{size}</span>
        </span>
      ) : null}
      {state === 'loading' ? <span className={shared.ghost} /> : null}
      {state === 'failed' ? <span className={classes.failed}>{t.pictureFailed}</span> : null}
      {typeof state === 'object' ? <img src={state.source} alt={alt} className={classes.image} /> : null}
    </button>
  );
}

function stateAfter(error: unknown): 'asks' | 'unshown' | 'failed' {
  if (!(error instanceof TooLarge)) return 'failed';
  return error.isShownWhenAsked ? 'asks' : 'unshown';
}
