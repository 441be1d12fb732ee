import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { badInput } from '../../http/commonErrors.ts';
import { cutOff, notForm, tooManyFiles } from '../media.errors.ts';
import type { FormRules, ReceivedFile, ReceivedForm } from './ReceivedFile.ts';
import { takeFile } from './takeFile.ts';

const MOST_FIELDS = 60;
const MOST_TEXT = 64 * 1024;

/** Where a form's files are put, and who is told of every path before it is written to. */
export interface Landing {
  folder: string;
  onPath: (path: string) => void;
}

/** Reads a multipart body as it comes. When something is wrong no file is being written any more once it throws. */
export async function readForm<Field extends string, File extends string>(
  request: IncomingMessage,
  rules: FormRules<Field, File>,
  landing: Landing,
): Promise<ReceivedForm<Field, File>> {
  const parser = parserOf(request);
  const stop = new AbortController();
  const taking: Promise<{ name: File; file: ReceivedFile }>[] = [];
  const fields = emptyLists<Field, string>(rules.fields);
  const files = emptyLists<File, ReceivedFile>(Object.keys(rules.files) as File[]);
  const begun = new Map<string, number>();
  let textBytes = 0;

  const read = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, { valueTruncated }) => {
      textBytes += value.length;
      const list = fields[name as Field];
      if (!list) return reject(unknownField(name));
      if (valueTruncated || textBytes > MOST_TEXT) return reject(longField(name));
      list.push(value);
    });
    parser.on('file', (name, stream) => {
      // Whoever gives up reading must still let the rest of the form pass.
      stream.on('error', () => undefined);
      if (!(name in files)) {
        stream.resume();
        return reject(unknownField(name));
      }
      const { most, kinds } = rules.files[name as File];
      begun.set(name, (begun.get(name) ?? 0) + 1);
      if ((begun.get(name) ?? 0) > most) {
        stream.resume();
        return reject(tooManyFiles({ fields: { [`body.${name}`]: `At most ${most}.` } }));
      }
      const taken = takeFile(stream, { ...landing, kinds, signal: stop.signal }).then((file) => ({
        name: name as File,
        file,
      }));
      taken.catch(reject);
      taking.push(taken);
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => reject(tooManyFiles()));
    }
    parser.on('error', () => reject(cutOff()));
    parser.on('close', resolve);
    request.on('error', () => reject(cutOff()));
    // Also told once all is read.
    request.on('close', () => {
      if (!request.complete) reject(cutOff());
    });
  });

  try {
    request.pipe(parser);
    await read;
    for (const { name, file } of await Promise.all(taking)) files[name].push(file);
    return { fields, files };
  } catch (error) {
    request.unpipe(parser);
    stop.abort();
    // The rest is read and dropped, or a browser that is still sending would not hear the answer.
    request.resume();
    await Promise.allSettled(taking);
    throw error;
  }
}

function parserOf(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: MOST_FIELDS, parts: MOST_FIELDS * 2, fieldSize: MOST_TEXT, fieldNameSize: 100 },
    });
  } catch {
    throw notForm();
  }
}

function emptyLists<Name extends string, Thing>(names: readonly Name[]): Record<Name, Thing[]> {
  return Object.assign(Object.create(null), Object.fromEntries(names.map((name) => [name, []])));
}

function unknownField(name: string) {
  return badInput({ fields: { [`body.${name}`]: 'Unknown field.' } });
}

function longField(name: string) {
  return badInput({ fields: { [`body.${name}`]: `At most ${MOST_TEXT} characters.` } });
}
