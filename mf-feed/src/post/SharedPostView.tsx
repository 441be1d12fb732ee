import type { SharedPost } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { MediaView } from '../media/MediaView.tsx';
import { named } from './named.ts';
import { PostText } from './PostText.tsx';
import { postWords } from './words.ts';
import classes from './SharedPostView.module.css';

/** The post that another one passes on, within it. */
export function SharedPostView({ shared }: { shared: SharedPost | null }) {
  const t = useWords(postWords);
  if (!shared) return <p className={classes.nothing}>{t.sharedGone}</p>;
  return (
    <blockquote className={classes.shared}>
      <MediaView media={shared.media} />
      <div className={classes.words}>
        <a className={classes.name} href={`/post/${shared.ID}`}>
          {t.shared({ name: named(shared, t).user_name })}
        </a>
        <PostText post={shared} />
      </div>
    </blockquote>
  );
}
