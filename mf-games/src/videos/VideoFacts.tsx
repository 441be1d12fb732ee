import type { Video } from '@plaza/api-contract';
import { Button, ButtonLink, Icon, ReportDialog, TextLink, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Captions, Flag, Star } from 'lucide';
import { useState } from 'react';
import { CaptionsDialog } from './CaptionsDialog.tsx';
import { RemoveVideo } from './RemoveVideo.tsx';
import classes from './VideoFacts.module.css';
import { videosWords } from './words.ts';

/** Whose video it is, how it was received, and what one can do with it. */
export function VideoFacts({ video, onGone }: { video: Video; onGone: () => void }) {
  const t = useWords(videosWords);
  const [isReporting, setReporting] = useState(false);
  const [isCaptioning, setCaptioning] = useState(false);
  const { by, post, isOwn, views = 0 } = video;
  const seen = views > 0 ? <span className={classes.views}>{t.views({ count: views })}</span> : null;
  // Those that came with Plaza are nobody's.
  if (!post) return seen;
  const stars =
    post.stars === null ? undefined : post.stars.toLocaleString(undefined, { maximumFractionDigits: 1 });
  return (
    <>
      {seen}
      {by ? <TextLink href={`/user/${by.username}`}>{t.by({ name: by.name })}</TextLink> : null}
      <ButtonLink variant="secondary" size="s" href={`/post/${post.id}`} icon={<Icon icon={Star} />}>
        {stars === undefined
          ? t.answers({ count: post.comments })
          : t.starsAndAnswers({ stars, comments: post.comments })}
      </ButtonLink>
      {isOwn ? (
        <>
          <Button
            variant="ghost"
            size="s"
            icon={<Icon icon={Captions} />}
            onClick={() => setCaptioning(true)}
          >
            {t.captions}
          </Button>
          <RemoveVideo video={video} onGone={onGone} />
        </>
      ) : (
        <Button variant="ghost" size="s" icon={<Icon icon={Flag} />} onClick={() => setReporting(true)}>
          {t.report}
        </Button>
      )}
      {isCaptioning ? (
        <CaptionsDialog
          video={video}
          onDone={() => {
            setCaptioning(false);
            onGone();
          }}
          onClose={() => setCaptioning(false)}
        />
      ) : null}
      {isReporting ? <ReportVideo postId={post.id} onClose={() => setReporting(false)} /> : null}
    </>
  );
}

/** Tells the administrators what is wrong with a video: with the post that it is. */
function ReportVideo({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useWords(videosWords);
  const { api, toast } = useShell();
  return (
    <ReportDialog
      title={t.reportTitle}
      onSend={async (body) => {
        await api.call('POST /posts/:id/report', { params: { id: postId }, body });
        toast({ message: t.reported, tone: 'good' });
      }}
      onClose={onClose}
    />
  );
}
