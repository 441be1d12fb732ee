import { EmptyState, ErrorState, Icon, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { Hash } from 'lucide';
import { Link } from 'react-router-dom';
import classes from './FoundTags.module.css';
import { searchWords } from './words.ts';

interface FoundTagsProps {
  q: string;
  onFollow(): void;
}

/** The tags that begin so, and the way to their posts. */
export function FoundTags({ q, onFollow }: FoundTagsProps) {
  const t = useWords(searchWords);
  const found = useCall('GET /search/tags', { query: { q: q.replace(/^#(?=.)/, '') } });
  if (found.status === 'loading') return <Skeleton shape="block" height="180px" label={t.loading} />;
  if (found.status === 'failed') {
    return (
      <ErrorState title={t.tagsFailed} onRetry={found.retry} requestId={found.error.requestId}>
        {found.error.message}
      </ErrorState>
    );
  }
  const tags = found.answer.items;
  if (tags.length === 0) return <EmptyState title={t.noTags}>{t.noTagsHint({ q })}</EmptyState>;
  return (
    <ul className={classes.tags} aria-label={t.tags}>
      {tags.map(({ tag, posts }) => (
        <li key={tag}>
          <Link className={classes.tag} to={`/search?q=${encodeURIComponent(`#${tag}`)}`} onClick={onFollow}>
            <Icon icon={Hash} aria-hidden="true" />
            <strong dir="auto" className={classes.name}>
              {tag}
            </strong>
            <span className={classes.count}>{t.tagPosts({ count: posts })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
