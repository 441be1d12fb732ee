/** How a link to one thing unfolds in other places. */
export interface LinkCard {
  title: string;
  description: string;
  /** An address of this server that opens for everybody. */
  image?: { path: string; width: number; height: number; alt: string };
}

/** The address of a file of a remote's live version, whatever hash its name has. */
export type FileOf = (remote: string, file: RegExp) => string | undefined;
