import { MEDIA_LIMITS } from '@plaza/api-contract/values';
import { Button, Icon, IconButton, Progress, TextField, useWords } from '@plaza/design-system';
import { ChevronDown, ChevronUp, Film, ImageOff, X } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../post/keepFocus.ts';
import type { Attachment } from './Attachment.ts';
import classes from './AttachmentList.module.css';
import type { useAttachments } from './useAttachments.ts';
import { composerWords } from './words.ts';

interface AttachmentListProps {
  attachments: ReturnType<typeof useAttachments>;
  /** The post goes out with what is here: nothing is changed until there is an answer. */
  isResting: boolean;
  /** The button that did it is gone with it. */
  onRemoved: () => void;
}

/** What is attached: how it looks, how far it is, what is to be seen, in which order. */
export function AttachmentList({ attachments, isResting, onRemoved }: AttachmentListProps) {
  const t = useWords(composerWords);
  const { list, move, remove, retry, describe } = attachments;
  if (list.length === 0) return null;
  const handleRetry = (one: Attachment, { currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li');
    // Its button goes with the failure. Not to the field that comes: on a phone the keyboard would jump up.
    flushSync(() => retry(one));
    keepFocus(row);
  };
  const handleMove = (
    { key }: Attachment,
    step: -1 | 1,
    { currentTarget: pressed }: MouseEvent<HTMLElement>,
  ) => {
    flushSync(() => move(key, step));
    // At the end the button rests, and one that rests loses the focus: the way back is beside it.
    const back = step > 0 ? pressed.previousElementSibling : pressed.nextElementSibling;
    if (pressed.matches(':disabled') && back instanceof HTMLElement) back.focus();
  };
  return (
    <ul className={classes.list} aria-label={t.media}>
      {list.map((one, index) => {
        const { key, name, status, share, alt, why, isLost } = one;
        return (
          <li key={key} className={classes.item} data-status={status} tabIndex={-1}>
            <Preview attachment={one} />
            <div className={classes.about}>
              {status === 'sending' ? <Progress label={t.uploading({ name })} value={share} /> : null}
              {status === 'failed' ? (
                <p role="alert" className={classes.failed}>
                  {t.notSent({ name, why: why ?? '' })}
                </p>
              ) : null}
              {status === 'failed' && !isLost ? (
                <Button
                  variant="secondary"
                  size="s"
                  onClick={(event) => handleRetry(one, event)}
                  aria-label={t.retry({ name })}
                >
                  {t.tryAgain}
                </Button>
              ) : null}
              {status === 'failed' ? null : (
                <TextField
                  label={t.alt}
                  hint={t.altHint}
                  value={alt}
                  maxLength={MEDIA_LIMITS.altLength}
                  readOnly={isResting}
                  onChange={({ value }) => describe(key, value)}
                />
              )}
            </div>
            <div className={classes.acts}>
              <IconButton
                label={status === 'sending' ? t.stop({ name }) : t.remove({ name })}
                disabled={isResting}
                onClick={() => {
                  remove(one);
                  onRemoved();
                }}
              >
                <Icon icon={X} />
              </IconButton>
              {list.length > 1 ? (
                <>
                  <IconButton
                    label={t.earlier({ name })}
                    disabled={isResting || index === 0}
                    onClick={(event) => handleMove(one, -1, event)}
                  >
                    <Icon icon={ChevronUp} />
                  </IconButton>
                  <IconButton
                    label={t.later({ name })}
                    disabled={isResting || index === list.length - 1}
                    onClick={(event) => handleMove(one, 1, event)}
                  >
                    <Icon icon={ChevronDown} />
                  </IconButton>
                </>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ attachment: { kind, preview, file } }: { attachment: Attachment }) {
  const [brokenPreview, setBrokenPreview] = useState<string>();
  if (kind === 'video' && file)
    return (
      <video
        className={classes.preview}
        src={preview}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
      />
    );
  if (!preview)
    return (
      <span className={classes.preview}>
        <Icon icon={Film} aria-hidden="true" />
      </span>
    );
  // A damaged file, or one that this browser cannot show.
  if (preview === brokenPreview)
    return (
      <span className={classes.preview}>
        <Icon icon={ImageOff} aria-hidden="true" />
      </span>
    );
  return <img className={classes.preview} src={preview} alt="" onError={() => setBrokenPreview(preview)} />;
}
