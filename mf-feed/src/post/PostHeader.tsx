import type { FeedItem } from '@plaza/api-contract';
import { pictureAt } from '@plaza/api-contract/values';
import { Avatar, RelativeTime, useWords } from '@plaza/design-system';
import { Icon } from './Icon.tsx';
import { PostMenu } from './PostMenu.tsx';
import { postWords } from './words.ts';
import classes from './PostHeader.module.css';

/** Who wrote it, when, and for whom. */
export function PostHeader({ post }: { post: FeedItem }) {
  const t = useWords(postWords);
  const { ID, username, user_name, user_profile, user_orgname, created_at, edited_at, sharing } = post;
  const home = username ? `/user/${username}` : undefined;
  const isPublic = sharing === 1;
  return (
    <header className={classes.header}>
      <Avatar name={user_name} src={user_profile ? pictureAt(user_profile, 128) : undefined} decorative />
      <div className={classes.who}>
        <a dir="auto" className={classes.name} href={home}>
          {user_name}
        </a>
        {user_orgname ? (
          <span dir="auto" className={classes.organisation}>
            {user_orgname}
          </span>
        ) : null}
        <a className={classes.when} href={`/post/${ID}`}>
          <RelativeTime date={created_at} />
          {edited_at ? ` · ${t.edited}` : ''}
          <Icon name={isPublic ? 'public' : 'friends'} label={isPublic ? t.toPublic : t.toFriends} />
        </a>
      </div>
      <PostMenu post={post} />
    </header>
  );
}
