/** What one mail says. The first line stands before its code or its link, the others after it. */
export interface SaidMail {
  subject: string;
  lines: readonly string[];
  /** The words of its link. */
  link?: string;
}

/** Every mail of identity in one language. A language that leaves one out does not compile. */
export interface MailWords {
  signup(about: { brand: string; username: string; otp: string }): SaidMail;
  alreadyHere(about: { brand: string; username: string }): SaidMail;
  idTaken(about: { brand: string; username: string }): SaidMail;
  reset(about: { brand: string }): SaidMail;
  newEmail(about: { brand: string; otp: string }): SaidMail;
  changed: Record<'password' | 'email', (about: { brand: string }) => SaidMail>;
  passkey: Record<'added' | 'removed', (about: { brand: string; name: string }) => SaidMail>;
}
