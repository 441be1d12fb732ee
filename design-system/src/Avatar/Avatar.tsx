import { type ComponentProps, useState } from 'react';
import { useWords } from '../language/index.ts';
import { commonWords } from '../texts/words.ts';
import classes from './Avatar.module.css';

export interface AvatarProps extends ComponentProps<'span'> {
  /** Whose it is. Gives the letter, the tone and the words for ears. */
  name: string;
  /** Their picture. Without one, or when it does not load, the first letter stands in. */
  src?: string | undefined;
  /** 28, 40, 56 or 96 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Adds the dot. */
  presence?: 'online' | 'away' | 'offline';
  /** The name is written beside it, so ears need not hear it twice. */
  decorative?: boolean;
}

/** A face, or the first letter of a name. */
export function Avatar({
  name,
  src,
  size = 'm',
  presence,
  decorative = false,
  className = '',
  ...rest
}: AvatarProps) {
  const t = useWords(commonWords);
  // Remembers which address failed, so that a new one gets its chance.
  const [failedSrc, setFailedSrc] = useState<string>();
  const letter = [...name.trim()][0]?.toLocaleUpperCase('en') ?? '?';
  const words = presence ? t[presence]({ name }) : name;
  return (
    <span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : words}
      aria-hidden={decorative || undefined}
      {...rest}
      className={`${classes.avatar} ${className}`}
      data-size={size}
      data-tone={avatarTone(name)}
      data-presence={presence}
    >
      {src && src !== failedSrc ? (
        <img className={classes.face} src={src} alt="" loading="lazy" onError={() => setFailedSrc(src)} />
      ) : (
        <span className={classes.face}>{letter}</span>
      )}
    </span>
  );
}

const tones = ['amber', 'teal', 'rose', 'leaf', 'sky'] as const;

type AvatarTone = (typeof tones)[number];

/** The same name has the same tone everywhere and always. */
export function avatarTone(name: string): AvatarTone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? 'amber';
}
