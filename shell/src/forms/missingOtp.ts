import { formWords } from './words.ts';

const OTP_DIGITS = 6;

/** What to say of a code that is not whole yet. */
export function missingOtp(otp: string): string | undefined {
  return otp.length === OTP_DIGITS ? undefined : formWords.now.otpMissing;
}
