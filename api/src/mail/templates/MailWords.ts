/** What one mail says. The first line stands before its code or its link, the others after it. */
export interface MailText {
  subject: string;
  lines: readonly string[];
  /** The words of its link. */
  link?: string;
}

/** Every mail of identity in one language. A language that leaves one out does not compile. */
export interface MailWords {
  signup(about: { brand: string; username: string; otp: string }): MailText;
  alreadyHere(about: { brand: string; username: string }): MailText;
  idTaken(about: { brand: string; username: string }): MailText;
  reset(about: { brand: string }): MailText;
  proof(about: { brand: string; otp: string }): MailText;
  newEmail(about: { brand: string; otp: string }): MailText;
  changed: {
    password(about: { brand: string; passkeys: readonly string[] }): MailText;
    email(about: { brand: string }): MailText;
  };
  passkey: Record<'added' | 'removed', (about: { brand: string; name: string }) => MailText>;
}
