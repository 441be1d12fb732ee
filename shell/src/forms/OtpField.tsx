import { TextField } from '@plaza/design-system';
import classes from './OtpField.module.css';

/** The digits of a code, however they were typed or pasted: `123 456`, `Your code: 123456`. */
export function otpIn(text: string): string {
  return text.replace(/\D/g, '');
}

export function missingOtp(text: string): string | undefined {
  return otpIn(text).length === 6 ? undefined : 'Please enter the six digits of the mail.';
}

/** Takes the code of a mail; called `otp` in the form around it. Phones offer to fill it in. */
export function OtpField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      className={classes['code'] ?? ''}
      label={label}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      autoFocus
      required
      maxLength={60}
      data-again=""
      error={error}
    />
  );
}
