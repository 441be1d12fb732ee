import type { ChatFile } from '@plaza/api-contract';
import { Icon } from '@plaza/design-system';
import { Users } from 'lucide';
import { useEffect, useState } from 'react';
import { openPicture } from '../later.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './GroupFace.module.css';

/** 40 or 56 px. */
type Size = 'm' | 'l';

/** The picture of a group, opened on this device. Its name stands beside it. */
export function GroupFace({ picture, size = 'm' }: { picture: ChatFile | undefined; size?: Size }) {
  const { files } = useChat();
  const [opened, setOpened] = useState<{ key: string; src: string }>();
  useEffect(() => {
    let isShown = true;
    if (picture) {
      openPicture(files, picture, 'file', { isAsked: false }).then(
        (src) => isShown && setOpened({ key: picture.key, src }),
        // Too large, or another time: the people stand for it as well.
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [files, picture]);
  return <Face src={picture && opened?.key === picture.key ? opened.src : undefined} size={size} />;
}

/** A picture at an address of this page. Without one, and until it is there, a few people stand in. */
export function Face({ src, size = 'm' }: { src: string | undefined; size?: Size }) {
  return (
    <span className={classes.face} data-size={size} aria-hidden="true">
      {src ? <img className={classes.picture} src={src} alt="" /> : <Icon icon={Users} />}
    </span>
  );
}
