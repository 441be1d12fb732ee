import type { Video } from '@plaza/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Notice,
  Screen,
  Spinner,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { LayoutGrid, Upload } from 'lucide';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GameCard } from '../cover/GameCard.tsx';
import { Shelf } from '../cover/Shelf.tsx';
import { Pager } from '../pager/Pager.tsx';
import { usePager } from '../pager/usePager.ts';
import { wantsStillness } from '../wantsStillness.ts';
import { UploadDialog } from './upload/UploadDialog.tsx';
import { VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './VideosScreen.module.css';
import { videosWords } from './words.ts';

const idOf = ({ VideoID }: Video) => VideoID;

export function VideosScreen() {
  const t = useWords(videosWords);
  useTitle(t.title);
  const { toast } = useShell();
  const [search, setSearch] = useSearchParams();
  const stage = useRef<HTMLDivElement>(null);
  const shelf = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  const deviceType = useIsMobile() ? 'mobile' : 'pc';
  const videos = useCall('POST /videos', { body: { deviceType } });
  const { refetch } = videos;
  const list = videos.status === 'ready' && Array.isArray(videos.answer) ? videos.answer : [];
  const { item: now } = usePager(list, idOf);
  const isLinkDead = useDeadLink(videos.status === 'ready' ? list : undefined, search.get('at'));
  const show = (part: HTMLElement | null) =>
    part?.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' });

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
      {list.length > 0 && isLinkDead && <Notice>{t.notHere}</Notice>}
      {list.length > 0 && (
        <div ref={stage} className={classes.stage}>
          <Pager
            key={deviceType}
            label={t.title}
            items={list}
            idOf={idOf}
            titleOf={({ Title }) => Title}
            previousLabel={t.previous}
            nextLabel={t.next}
            stage={(video) => (
              <VideoPlayer key={`${video.VideoID} ${video.state}`} video={video} onGone={refetch} />
            )}
            acts={(video) => (
              <>
                <VideoFacts key={video.VideoID} video={video} onGone={refetch} />
                {list.length > 1 ? (
                  <Button
                    variant="ghost"
                    size="s"
                    icon={<Icon icon={LayoutGrid} />}
                    onClick={() => show(shelf.current)}
                  >
                    {t.all}
                  </Button>
                ) : null}
              </>
            )}
          />
        </div>
      )}
      {list.length > 1 && (
        <div ref={shelf} className={classes.stage}>
          <Shelf title={t.all}>
            {list.map(({ VideoID: id, Title: title, poster: picture = '', by, views = 0 }) => (
              <GameCard
                key={id}
                to={`/videos?${new URLSearchParams({ at: id }).toString()}`}
                isFilm
                isShown={id === now?.VideoID}
                onChoose={() => show(stage.current)}
                line={
                  [by && t.by({ name: by.name }), views > 0 && t.views({ count: views })]
                    .filter(Boolean)
                    .join(' · ') || undefined
                }
                {...{ title, picture }}
              />
            ))}
          </Shelf>
        </div>
      )}
      {isUploading ? <UploadDialog onDone={handleUploaded} onClose={() => setUploading(false)} /> : null}
    </Screen>
  );
}

/**
 * Whether the link that opened this page names a video that is not in the list. Looked at once: what is brought or taken
 * away afterwards is no surprise to who does it.
 */
function useDeadLink(list: readonly Video[] | undefined, at: string | null): boolean {
  const [named] = useState(at);
  const [wasDead, setWasDead] = useState<boolean>();
  const isThere = list?.some((video) => idOf(video) === named) ?? false;
  if (list && wasDead === undefined) setWasDead(named !== null && !isThere);
  return wasDead === true && at === named && !isThere;
}
