import type { FeedItem } from '@plaza/api-contract';
import { Icon, Menu, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { Link2, Repeat2, Share } from 'lucide';
import { useState } from 'react';
import { usePostStore } from '../store/usePostStore.tsx';
import { laterPart } from '../laterPart.tsx';
import { Icon as PostIcon } from './Icon.tsx';
import { postWords } from './words.ts';
import classes from './PostActs.module.css';

const PassOnDialog = laterPart(() => import('./dialogs/index.ts'), 'PassOnDialog');

/** Ways to share a post: its address, what the device offers, or a post of one's own. */
export function ShareMenu({ post }: { post: FeedItem }) {
  const t = useWords(postWords);
  const { toast } = useShell();
  const store = usePostStore();
  const [isPassingOn, setIsPassingOn] = useState(false);
  const { ID, share_count, is_shared, sharing, user_name, context } = post;
  const url = () => new URL(`/post/${ID}`, window.location.href).href;
  const count = () => store.add({ kind: 'share', post: ID });

  const acts = {
    async link() {
      try {
        await navigator.clipboard.writeText(url());
        toast({ message: t.copied, tone: 'good' });
        count();
      } catch {
        toast({ message: t.notCopied({ url: url() }), tone: 'bad' });
      }
    },
    async sheet() {
      const about = { title: t.by({ name: user_name }), text: context.slice(0, 200), url: url() };
      // Whoever closes the sheet has not shared.
      await navigator.share(about).then(count, () => undefined);
    },
    async pass() {
      setIsPassingOn(true);
    },
  };
  const items = [
    { id: 'link', label: t.copyLink, icon: <Icon icon={Link2} /> },
    ...('share' in navigator ? [{ id: 'sheet', label: t.shareWith, icon: <Icon icon={Share} /> }] : []),
    // What is for friends stays among them.
    ...(sharing === 1 ? [{ id: 'pass', label: t.passOn, icon: <Icon icon={Repeat2} /> }] : []),
  ];
  return (
    <>
      <Menu
        label={t.share}
        items={items}
        onSelect={({ id }) => void acts[id as keyof typeof acts]()}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={classes.act}
            data-shared={is_shared || undefined}
            aria-label={share_count > 0 ? t.sharings({ count: share_count }) : t.share}
          >
            <PostIcon name="share" />
            {share_count || null}
          </button>
        )}
      />
      {isPassingOn ? <PassOnDialog post={post} onClose={() => setIsPassingOn(false)} /> : null}
    </>
  );
}
