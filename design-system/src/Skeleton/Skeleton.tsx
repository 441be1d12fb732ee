import type { ComponentProps, CSSProperties } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** A line of text, a face, or a picture. */
  shape?: 'line' | 'circle' | 'block';
  /** How many lines of text; the last is shorter, as last lines are. */
  lines?: number;
  /** Any CSS length; a circle takes it for both sides. */
  width?: CSSProperties['width'];
  /** Any CSS length. */
  height?: CSSProperties['height'];
  /** Said once for ears: "Loading chats". Give it to one skeleton of a screen. */
  label?: string;
}

/** The shape of what is coming, so that nothing jumps when it comes. */
export function Skeleton({
  shape = 'line',
  lines = 1,
  width,
  height,
  label,
  className = '',
  style,
  ...rest
}: SkeletonProps) {
  const bones = shape === 'line' ? lines : 1;
  return (
    <div
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={`${classes.skeleton} ${className}`}
      style={{ ...style, width, height: shape === 'line' ? undefined : height }}
      data-sized={height !== undefined || undefined}
      data-shape={shape}
    >
      {Array.from({ length: bones }, (_, index) => (
        <span
          key={index}
          className={classes.bone}
          data-last={(bones > 1 && index === bones - 1) || undefined}
          aria-hidden="true"
        />
      ))}
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </div>
  );
}
