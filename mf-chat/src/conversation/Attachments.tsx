import type { ChatFile } from '@plaza/api-contract';
import { Button, Icon, Progress, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { File as FileIcon } from 'lucide';
import { isPictureType, isVideoType } from '../files/kinds.ts';
import { sayBytes } from '../files/sayBytes.ts';
import { Pictures, VideoFile, VoiceNote } from '../later.ts';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './Attachments.module.css';
import { shapeOf } from './shapeOf.ts';
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
      {pictures.length > 0 ? (
        <Pictures
          line={line}
          files={files}
          pictures={pictures}
          savedOf={(file) => <Saved file={file} sealed={sealedOf(line, files, file)} />}
          meanwhile={<PicturesToCome pictures={pictures} />}
        />
      ) : null}
      {others.map((file) =>
        file.waveform ? (
          <VoiceNote
            key={file.key}
            file={file}
            sealed={sealedOf(line, files, file)}
            meanwhile={<span className={classes.voiceGhost} />}
          />
        ) : isVideoType(file.type) ? (
          <VideoFile
            key={file.key}
            file={file}
            sealed={sealedOf(line, files, file)}
            saved={<Saved file={file} sealed={sealedOf(line, files, file)} />}
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

/** As large as the pictures that come. */
function PicturesToCome({ pictures }: { pictures: readonly ChatFile[] }) {
  return (
    <div className={classes.pictures} data-count={Math.min(pictures.length, 4)}>
      {pictures.map((file) => (
        <span key={file.key} className={classes.picture} style={shapeOf(file)}>
          <span className={classes.ghost} />
        </span>
      ))}
    </div>
  );
}

function sealedOf(line: Line, files: readonly ChatFile[], file: ChatFile): Blob | undefined {
  return line.waiting?.files[files.indexOf(file)]?.sealed;
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
