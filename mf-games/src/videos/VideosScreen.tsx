import type { Video } from '@plaza/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Screen,
  Spinner,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Pager } from '../pager/Pager.tsx';
import { UploadDialog } from './upload/UploadDialog.tsx';
import { VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './VideosScreen.module.css';
import { videosWords } from './words.ts';

export function VideosScreen() {
  const t = useWords(videosWords);
  useTitle(t.title);
  const { toast } = useShell();
  const [, setSearch] = useSearchParams();
  const [isUploading, setUploading] = useState(false);
  const deviceType = useIsMobile() ? 'mobile' : 'pc';
  const videos = useCall('POST /videos', { body: { deviceType } });
  const { refetch } = videos;
  const list = videos.status === 'ready' && Array.isArray(videos.answer) ? videos.answer : [];

  const handleUploaded = ({ VideoID, state }: Video) => {
    setUploading(false);
    toast({ message: state === 'making' ? t.uploadedMaking : t.uploaded, tone: 'good' });
    setSearch({ at: VideoID }, { replace: true });
    refetch();
  };
  const upload = (
    <Button variant="secondary" icon={<Icon icon={Upload} />} onClick={() => setUploading(true)}>
      {t.upload}
    </Button>
  );
  return (
    <Screen width="wide" data-status={videos.status}>
      <header className={classes.header}>
        <h1>{t.title}</h1>
        {list.length > 0 ? upload : null}
      </header>
      {videos.status === 'loading' && (
        <p className={classes.waiting}>
          <Spinner label="" /> {t.loading}
        </p>
      )}
      {videos.status === 'failed' && (
        <ErrorState
          title={t.failed({ why: videos.error.message })}
          onRetry={videos.retry}
          requestId={videos.error.requestId}
        />
      )}
      {videos.status === 'ready' && list.length === 0 && (
        <EmptyState title={t.none} action={upload}>
          {t.empty}. {t.noneWhy}
        </EmptyState>
      )}
      {list.length > 0 && (
        <Pager
          key={deviceType}
          label={t.title}
          items={list}
          idOf={({ VideoID }) => VideoID}
          titleOf={({ Title }) => Title}
          previousLabel={t.previous}
          nextLabel={t.next}
          stage={(video) => (
            <VideoPlayer key={`${video.VideoID} ${video.state}`} video={video} onGone={refetch} />
          )}
          acts={(video) => <VideoFacts key={video.VideoID} video={video} onGone={refetch} />}
        />
      )}
      {isUploading ? <UploadDialog onDone={handleUploaded} onClose={() => setUploading(false)} /> : null}
    </Screen>
  );
}
