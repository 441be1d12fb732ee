/** How a link to one thing unfolds in other places. */
export interface LinkCard {
  title: string;
  description: string;
  /** An address of this server that opens for everybody. */
  image?: { path: string; width: number; height: number; alt: string };
}
