import { passwordStrength, SHORTEST_PASSWORD, type PasswordStrength } from './passwordStrength.ts';
import classes from './PasswordMeter.module.css';

const words: Record<PasswordStrength, string> = {
  none: `At least ${SHORTEST_PASSWORD} characters. A few words together are easy to keep and hard to guess.`,
  short: `A little longer: at least ${SHORTEST_PASSWORD} characters.`,
  common: 'Everybody tries this one first. A few words together are better.',
  weak: 'Easy to guess. Another word helps.',
  fair: 'Good. One more word makes it strong.',
  strong: 'Strong.',
};

/** The rule before one types, and how well one does while typing. */
export function PasswordMeter({ password, known }: { password: string; known?: readonly string[] }) {
  const strength = passwordStrength(password, known);
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true" />
      <span aria-live="polite">{words[strength]}</span>
    </span>
  );
}
