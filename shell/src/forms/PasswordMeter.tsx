import { useWords } from '@plaza/design-system';
import { passwordStrength, SHORTEST_PASSWORD } from './passwordStrength.ts';
import { formWords } from './words.ts';
import classes from './PasswordMeter.module.css';

/** The rule before one types, and how well one does while typing. */
export function PasswordMeter({ password, known }: { password: string; known?: readonly string[] }) {
  const t = useWords(formWords);
  const strength = passwordStrength(password, known);
  const words = t[strength];
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true" />
      {/* The rule itself describes the field; only what changes while one types is news. */}
      <span aria-live={password ? 'polite' : undefined}>
        {typeof words === 'string' ? words : words({ least: SHORTEST_PASSWORD })}
      </span>
    </span>
  );
}
