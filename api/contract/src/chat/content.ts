import { z } from 'zod';

/** A file that a message holds: where its sealed bytes are, and what opens them. */
const ChatFile = z.object({
  /** The blob, and of what it is made. */
  id: z.string(),
  key: z.string(),
  bytes: z.int(),
  /** A MIME type of the allow-list; what it really is, the receiver finds out. */
  type: z.string(),
  name: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** A few pixels, as an address that holds them. */
  placeholder: z.string().optional(),
  thumbnail: z.object({ id: z.string(), key: z.string(), bytes: z.int() }).optional(),
  /** Of a voice note: how long, and its waveform in values from 0 to 100. */
  seconds: z.number().optional(),
  waveform: z.array(z.int()).optional(),
});
export type ChatFile = z.infer<typeof ChatFile>;

/**
 * What is inside an envelope, as JSON. The server never sees it, but for what a member reveals in a report. Whoever reads
 * it takes nothing for granted: it was written by another person's device.
 */
export const ChatContent = z.object({
  /** The words; of a reaction the emoji, empty to take it back. */
  text: z.string(),
  /** The message it answers, and how that began. */
  reply: z.object({ id: z.string(), sender_id: z.string(), text: z.string() }).optional(),
  mentions: z.array(z.object({ id: z.string(), username: z.string() })).optional(),
  files: z.array(ChatFile).optional(),
  /** A card for a link, made by the sender's device. */
  link: z
    .object({ url: z.string(), title: z.string(), text: z.string(), image: ChatFile.optional() })
    .optional(),
  /** Disappears so many seconds after it was sent. */
  timer: z.int().optional(),
  /** Which device sent it, and how many it has sent here: a gap says that something did not arrive. */
  device: z.string().optional(),
  count: z.int().optional(),
  /** It was said in another chat first. */
  forwarded: z.boolean().optional(),
  /** Of a title: the picture of the group. `text` is its name. */
  picture: ChatFile.optional(),
});
export type ChatContent = z.infer<typeof ChatContent>;
