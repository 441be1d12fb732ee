import type { ChatFile } from '@plaza/api-contract';
import { Button, Icon, Lightbox, Progress, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { File as FileIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { isPictureType, isVideoType } from '../files/kinds.ts';
import { sayBytes } from '../files/sayBytes.ts';
import { VideoFile, VoiceNote } from '../later.ts';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './Attachments.module.css';
import { nameOf } from './names.ts';
import { useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';

interface AttachmentsProps {
  line: Line;
  files: readonly ChatFile[];
}

/** The files of a message: opened on this device, from the server's sealed bytes or from what waits here. */
export function Attachments({ line, files }: AttachmentsProps) {
  const t = useWords(conversationWords);
  const { outbox } = useChat();
  const { waiting } = line;
  const pictures = files.filter(({ type }) => isPictureType(type));
  const others = files.filter(({ type }) => !isPictureType(type));
  return (
    <div className={classes.files}>
      {pictures.length > 0 ? <Pictures line={line} files={files} pictures={pictures} /> : null}
      {others.map((file) =>
        file.waveform ? (
          <VoiceNote
            key={file.key}
            file={file}
            sealed={sealedOf(line, files, file)}
            onClose={() => undefined}
            meanwhile={<span className={classes.voiceGhost} />}
          />
        ) : isVideoType(file.type) ? (
          <VideoFile
            key={file.key}
            file={file}
            sealed={sealedOf(line, files, file)}
            saved={<Saved file={file} sealed={sealedOf(line, files, file)} />}
            onClose={() => undefined}
            meanwhile={<Saved file={file} sealed={sealedOf(line, files, file)} />}
          />
        ) : (
          <Saved key={file.key} file={file} sealed={sealedOf(line, files, file)} />
        ),
      )}
      {waiting?.state === 'sending' && waiting.share !== undefined ? (
        <div className={classes.progress}>
          <Progress label={t.uploading} value={waiting.share} quiet />
          <Button size="s" variant="ghost" onClick={() => void outbox.drop(waiting.id)}>
            {t.cancel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function sealedOf(line: Line, files: readonly ChatFile[], file: ChatFile): Blob | undefined {
  return line.waiting?.files[files.indexOf(file)]?.sealed;
}

function Pictures({ line, files, pictures }: AttachmentsProps & { pictures: readonly ChatFile[] }) {
  const t = useWords(conversationWords);
  const { me, files: cache } = useChat();
  const chat = useOpenChat();
  const [shown, setShown] = useState<{ index: number; sources: string[] }>();
  const { toast } = useShell();
  const alt = line.isOwn ? t.picture : t.pictureOf({ name: nameOf(t, chat, line.senderId, me) });
  const open = async (index: number) => {
    try {
      const sources = await Promise.all(
        pictures.map((file) => cache.picture(file, 'file', sealedOf(line, files, file))),
      );
      setShown({ index, sources });
    } catch {
      toast({ message: t.pictureFailed, tone: 'bad' });
    }
  };
  return (
    <div className={classes.pictures} data-count={Math.min(pictures.length, 4)}>
      {pictures.map((file, index) => (
        <button
          key={file.key}
          type="button"
          className={classes.picture}
          aria-label={t.openPicture}
          style={shapeOf(file)}
          onClick={() => void open(index)}
        >
          <Picture file={file} alt={alt} sealed={smallOf(line, files, file)} />
        </button>
      ))}
      <Lightbox
        pictures={(shown?.sources ?? []).map((src) => ({ src, alt }))}
        index={shown?.index}
        onMove={({ index }) => setShown(shown && { ...shown, index })}
        onClose={() => setShown(undefined)}
      />
    </div>
  );
}

function smallOf(line: Line, files: readonly ChatFile[], file: ChatFile): Blob | undefined {
  const waiting = line.waiting?.files[files.indexOf(file)];
  return file.thumbnail ? waiting?.thumbnail : waiting?.sealed;
}

function shapeOf({ width, height }: ChatFile) {
  return width && height ? { aspectRatio: `${width} / ${height}` } : undefined;
}

function Picture({ file, alt, sealed }: { file: ChatFile; alt: string; sealed: Blob | undefined }) {
  const t = useWords(conversationWords);
  const { files: cache } = useChat();
  const [source, setSource] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    cache.picture(file, 'thumbnail', sealed).then(
      (address) => isShown && setSource(address),
      () => isShown && setIsFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [cache, file, sealed]);
  if (isFailed) return <span className={classes.failed}>{t.pictureFailed}</span>;
  return source ? (
    <img src={source} alt={alt} className={classes.image} />
  ) : (
    <span className={classes.ghost} />
  );
}

function Saved({ file, sealed }: { file: ChatFile; sealed: Blob | undefined }) {
  const t = useWords(conversationWords);
  const { files: cache } = useChat();
  const { toast } = useShell();
  const name = file.name ?? t.file;
  const save = async () => {
    try {
      const link = document.createElement('a');
      link.href = await cache.download(file, sealed);
      link.download = name;
      link.click();
    } catch {
      toast({ message: t.fileFailed, tone: 'bad' });
    }
  };
  return (
    <button type="button" className={classes.saved} aria-label={t.save({ name })} onClick={() => void save()}>
      <Icon icon={FileIcon} />
      <span className={classes.savedWords}>
        <span dir="auto" className={classes.savedName}>
          {name}
        </span>
        <span className={classes.size}>{sayBytes(file.bytes)}</span>
      </span>
    </button>
  );
}
