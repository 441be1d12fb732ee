import { MEDIA_LIMITS } from '@plaza/api-contract/values';
import { Button, IconButton, Progress, TextField, useWords } from '@plaza/design-system';
import { ChevronLeft, ChevronRight, Film, X } from 'lucide-react';
import type { Attachment } from './Attachment.ts';
import classes from './AttachmentList.module.css';
import type { useAttachments } from './useAttachments.ts';
import { composerWords } from './words.ts';

/** What is attached: how it looks, how far it is, what is to be seen, in which order. */
export function AttachmentList({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const t = useWords(composerWords);
  const { list, move, remove, retry, describe } = attachments;
  if (list.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t.media}>
      {list.map((one, index) => {
        const { key, name, status, share, alt, why } = one;
        return (
          <li key={key} className={classes.item} data-status={status}>
            <Preview attachment={one} />
            <div className={classes.about}>
              {status === 'sending' ? <Progress label={t.uploading({ name })} value={share} /> : null}
              {status === 'failed' ? (
                <p role="alert" className={classes.failed}>
                  {why}
                </p>
              ) : null}
              {status === 'failed' ? (
                <Button
                  variant="secondary"
                  size="s"
                  onClick={() => retry(one)}
                  aria-label={t.retry({ name })}
                >
                  {t.tryAgain}
                </Button>
              ) : (
                <TextField
                  label={t.alt}
                  hint={t.altHint}
                  value={alt}
                  maxLength={MEDIA_LIMITS.altLength}
                  onChange={({ value }) => describe(key, value)}
                />
              )}
            </div>
            <div className={classes.acts}>
              <IconButton
                label={status === 'sending' ? t.stop({ name }) : t.remove({ name })}
                onClick={() => remove(one)}
              >
                <X />
              </IconButton>
              {list.length > 1 ? (
                <>
                  <IconButton
                    label={t.earlier({ name })}
                    disabled={index === 0}
                    onClick={() => move(key, -1)}
                  >
                    <ChevronLeft />
                  </IconButton>
                  <IconButton
                    label={t.later({ name })}
                    disabled={index === list.length - 1}
                    onClick={() => move(key, 1)}
                  >
                    <ChevronRight />
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
        <Film aria-hidden="true" />
      </span>
    );
  return <img className={classes.preview} src={preview} alt="" />;
}
