import classes from './icons.module.css';

export type IconName = 'comment' | 'share' | 'feel' | 'public' | 'friends';

interface IconProps {
  name: IconName;
  /** What it says where no words stand beside it; without it, it is decoration. */
  label?: string;
}

export function Icon({ name, label }: IconProps) {
  return (
    <i
      className={classes.icon}
      data-icon={name}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    />
  );
}
