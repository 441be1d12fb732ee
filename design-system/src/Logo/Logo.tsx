import { type ComponentProps, useId } from 'react';
import classes from './Logo.module.css';

export interface LogoProps extends ComponentProps<'svg'> {
  /** The hour the square is drawn at. */
  moment: 'day' | 'night';
  /** Its words for ears. Without them it is decoration beside a written name. */
  label?: string;
  /** Both sides, in px. */
  size?: number;
}

/** The mark: an open gate on a square, by day under the sun, by night with its light on. */
export function Logo({ moment, label, size = 40, className = '', ...rest }: LogoProps) {
  const id = useId();
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={`${classes.logo} ${className}`}
      data-moment={moment}
      viewBox="0 0 64 64"
      width={size}
      height={size}
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={classes.high} />
          <stop className={classes.low} offset="0.8" />
        </linearGradient>
        <clipPath id={`${id}edge`}>
          <rect width="64" height="64" rx="18" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}edge)`}>
        <path fill={`url(#${id}sky)`} d="M0 0h64v64H0z" />
        {moment === 'day' ? (
          <circle className={classes.light} cx="16" cy="17" r="6.5" />
        ) : (
          <path className={classes.light} d="M19 9a8 8 0 1 0 5 11.5A7 7 0 0 1 19 9z" />
        )}
        {/* the gatehouse, a tower with a pointed roof, a gable */}
        <path
          className={classes.built}
          d="M0 38l7-6 7 6v20H0zM46 26l6-14 6 14v6h6v26H46zM14 32h3v-3h4v3h4v-3h4v3h6v-3h4v3h4v-3h3v29H14z"
        />
        <path className={classes.light} d="M22 58V46a9 9 0 0 1 18 0v12zM50.5 30h3v5h-3z" />
        <path className={classes.ground} d="M0 55c18-3 46-3 64 0v9H0z" />
        <path className={classes.path} d="M23.500 54.200h15L45 64H17z" />
      </g>
    </svg>
  );
}
