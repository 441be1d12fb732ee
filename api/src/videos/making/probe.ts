import { z } from 'zod';
import type { Converter } from './findConverter.ts';
import { ChildFailed, type ChildLimits, runChild } from './runChild.ts';

const Answer = z.object({
  format: z.object({ duration: z.coerce.number().positive().catch(0) }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
    }),
  ),
});

export interface Probed {
  seconds: number;
  height: number;
  hasSound: boolean;
}

/** Only files, and only what the first bytes said it is: a list of addresses in disguise is not followed. */
export function inputArgs(path: string, format: 'mp4' | 'webm'): string[] {
  const demuxer = format === 'mp4' ? 'mov' : 'matroska';
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', path];
}

/** What is in a file, as ffprobe sees it. */
export async function probe(
  { ffprobe }: Converter,
  file: { path: string; format: 'mp4' | 'webm' },
  limits: ChildLimits,
): Promise<Probed> {
  // Named one by one: what else stands in a file of a stranger may be as long as the file.
  const wanted = 'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic';
  const asked = ['-v', 'error', '-of', 'json', '-show_entries', wanted];
  const said = await runChild(ffprobe, [...asked, ...inputArgs(file.path, file.format)], limits);
  const { format, streams } = readAnswer(said);
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (!picture?.height) throw new ChildFailed('There is no picture in it.');
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  return { seconds: format.duration, height: picture.height, hasSound };
}

/** Of a file that is nonsense ffprobe may say nothing that is of use: trying again would end the same way. */
function readAnswer(said: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(said));
  } catch (cause) {
    throw new ChildFailed('ffprobe makes nothing of it.', { cause });
  }
}
