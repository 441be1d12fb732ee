/** Who is looking. The tokens never leave the shell. */
export type Session = { status: 'guest' } | { status: 'member'; user: Member };

export interface Member {
  id: string;
  name: string;
  username: string;
  email: string;
  isAdmin: boolean;
  /** The address of their picture, for who has one. Since 1.2. */
  profile?: string | undefined;
}
