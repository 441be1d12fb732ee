import type { Sharing } from '@plaza/api-contract';
import { MEDIA_ACCEPT, MEDIA_LIMITS, POST_LENGTH } from '@plaza/api-contract/values';
import { Button, Icon, Notice, Select, Textarea, useWords } from '@plaza/design-system';
import { Paperclip } from 'lucide';
import {
  type ClipboardEvent,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Attachment } from './Attachment.ts';
import { AttachmentList } from './AttachmentList.tsx';
import type { Misfit } from './checkFiles.ts';
import classes from './PostForm.module.css';
import { type Files, submitting } from './submitting.ts';
import type { useAttachments } from './useAttachments.ts';
import { useCovered } from './useCovered.ts';
import { composerWords } from './words.ts';

const MB = 1024 * 1024;
/** From here on it is said how much is left. */
const NEARLY_FULL = POST_LENGTH - 500;

export interface PostFormProps {
  text: string;
  sharing: Sharing;
  attachments: ReturnType<typeof useAttachments>;
  status: 'idle' | 'sending' | { failed: string };
  /** What the button says. */
  submit: string;
  onText: (text: string) => void;
  onSharing: (sharing: Sharing) => void;
  onSubmit: () => void;
  /** One came to write: the words have the focus. In a popup they always have it. */
  takesFocus?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** Words, who sees them, and media, which may also be dropped or pasted. */
export function PostForm(props: PostFormProps) {
  const { text, sharing, attachments, status, submit, onText, onSharing, onSubmit } = props;
  const { takesFocus = false, children } = props;
  const t = useWords(composerWords);
  const fileId = useId();
  const [isOver, setIsOver] = useState(false);
  const [pressed, step] = useReducer(submitting, 'writing');
  const form = useRef<HTMLFormElement>(null);
  const covered = useCovered();
  const { list, misfit } = attachments;
  // What is changed while it goes out would be lost with what has gone.
  const isResting = status === 'sending';
  const add = (files: readonly File[]) => {
    if (!isResting) attachments.add(files);
  };
  const files = filesOf(list);
  const left = POST_LENGTH - text.length;
  const isEmpty = text.trim() === '';
  const isMissing = pressed === 'incomplete' && isEmpty;
  useEffect(() => {
    if (isMissing) form.current?.querySelector('textarea')?.focus();
  }, [isMissing]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    step({ type: 'press', isComplete: !isEmpty && left >= 0, isSending: isResting, files });
  };
  useEffect(() => step({ type: 'files', files }), [files]);
  const handOver = useEffectEvent(() => {
    step({ type: 'hand-over' });
    onSubmit();
  });
  useEffect(() => {
    if (pressed === 'ready') handOver();
  }, [pressed]);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (takesFocus || field?.closest('dialog')) field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const textError =
    left < 0 ? t.tooLong({ count: text.length, most: POST_LENGTH }) : isMissing ? t.empty : undefined;
  return (
    <form
      ref={form}
      className={classes.form}
      // What TypeScript knows of styles has no names of one's own.
      style={{ '--composer-covered': `${covered}px` } as CSSProperties}
      noValidate
      data-over={isOver || undefined}
      data-status={typeof status === 'object' ? 'failed' : status}
      onSubmit={handleSubmit}
      onPaste={handlePaste}
      onDragOver={(event) => {
        // Words that are dragged are the text field's own.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        setIsOver(false);
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
    >
      <Textarea
        label={t.text}
        rows={4}
        value={text}
        readOnly={isResting}
        error={textError}
        hint={text.length > NEARLY_FULL && left >= 0 ? t.left({ count: left }) : undefined}
        onChange={({ value }) => onText(value)}
      />
      <AttachmentList
        attachments={attachments}
        isResting={isResting}
        onRemoved={() => form.current?.querySelector<HTMLElement>('[type=file]')?.focus()}
      />
      {misfit ? <Notice tone="bad">{sayMisfit(t, misfit)}</Notice> : null}
      <div className={classes.bar}>
        <label className={classes.attach} htmlFor={fileId} data-resting={isResting || undefined}>
          <Icon icon={Paperclip} aria-hidden="true" />
          {isOver ? t.drop : t.attach}
          <input
            id={fileId}
            type="file"
            className={classes.file}
            accept={MEDIA_ACCEPT}
            multiple
            disabled={isResting}
            aria-describedby={`${fileId}-limits`}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // The same file, chosen again, is new again.
              target.value = '';
            }}
          />
        </label>
        <Select
          label={t.sharing}
          className={classes.sharing}
          value={String(sharing)}
          disabled={isResting}
          options={[
            { value: '1', label: t.public },
            { value: '2', label: t.friend },
          ]}
          onChange={({ value }) => onSharing(value === '2' ? 2 : 1)}
        />
      </div>
      <p id={`${fileId}-limits`} className={classes.limits}>
        {t.limits({
          count: MEDIA_LIMITS.perPost,
          imageMb: MEDIA_LIMITS.imageBytes / MB,
          videoMb: MEDIA_LIMITS.videoBytes / MB,
        })}
      </p>
      <div className={classes.end}>
        {typeof status === 'object' ? (
          <Notice tone="bad" role="alert" className={classes.failed}>
            {status.failed} {t.kept}
          </Notice>
        ) : null}
        {pressed === 'waiting' ? <p role="status">{t.wait}</p> : null}
        {pressed === 'incomplete' && files === 'failed' ? <p role="status">{t.notAllSent}</p> : null}
        {children}
        <Button type="submit" busy={isResting || pressed === 'waiting'}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function filesOf(list: readonly Attachment[]): Files {
  if (list.some(({ status }) => status === 'sending')) return 'on-their-way';
  return list.some(({ status }) => status === 'failed') ? 'failed' : 'there';
}

function sayMisfit(t: ReturnType<typeof useWords<(typeof composerWords)['base']>>, misfit: Misfit): string {
  switch (misfit.why) {
    case 'wrongType':
    case 'notKept':
      return t[misfit.why](misfit);
    case 'pictureTooLarge':
    case 'videoTooLarge':
      return t[misfit.why](misfit);
    case 'tooMany':
      return t.tooMany(misfit);
    case 'oneVideo':
      return t.oneVideo;
  }
}
