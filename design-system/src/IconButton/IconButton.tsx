import type { ComponentProps } from 'react';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does. Ears hear it, a resting mouse reads it. */
  label: string;
  /** `secondary` has a border, for standing alone. */
  variant?: 'ghost' | 'secondary';
  /** For a button that stays in: whether it is. */
  pressed?: boolean;
}

/** A button that is only an icon: `<IconButton label="Close"><X /></IconButton>`. */
export function IconButton({
  label,
  variant = 'ghost',
  pressed,
  type = 'button',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${classes.button} ${className}`}
      data-variant={variant}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    />
  );
}
