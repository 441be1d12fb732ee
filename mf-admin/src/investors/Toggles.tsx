import type { SelectOption } from '@plaza/design-system';
import classes from './Investors.module.css';

interface TogglesProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (change: { value: string }) => void;
}

/** One of a few, all of them in sight. */
export function Toggles({ label, value, options, onChange }: TogglesProps) {
  return (
    <div className={classes.toggles} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.toggle}
          aria-pressed={option.value === value}
          onClick={() => onChange({ value: option.value })}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
