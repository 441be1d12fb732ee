import type { IncomingMessage } from 'node:http';
import { MEDIA_LIMITS } from '@plaza/api-contract';
import { permit } from '../../http/errors.ts';
import { tooMuchAtOnce } from '../media.errors.ts';
import type { FormRules } from './ReceivedFile.ts';
import { limitOf } from './takeFile.ts';

/** What one person brings counts for nothing until it has arrived. This much of it may be on its way to one disk. */
const MOST_BYTES = 1024 ** 3;
/** And in so many forms: the pictures of three posts. Each is a connection and a file, also where it says little and slowly. */
const MOST_FORMS = 3 * MEDIA_LIMITS.perPost;
/** Beside its files. */
const FORM_BYTES = 1024 ** 2;

interface OnTheWay {
  forms: number;
  bytes: number;
}

const NOTHING: OnTheWay = { forms: 0, bytes: 0 };
const arriving = new Map<string, OnTheWay>();

/** Refuses a form that would fill the disk, or take all connections, together with the others that the same person is sending. */
export async function whileArriving<Result>(
  { request, folder, ownerId, rules }: Arriving,
  act: () => Promise<Result>,
): Promise<Result> {
  const whose = `${folder} ${ownerId}`;
  const bytes = bytesToCome(request, rules);
  const others = () => arriving.get(whose) ?? NOTHING;
  permit(others().bytes + bytes <= MOST_BYTES && others().forms < MOST_FORMS, tooMuchAtOnce);
  arriving.set(whose, { forms: others().forms + 1, bytes: others().bytes + bytes });
  try {
    return await act();
  } finally {
    const left = { forms: others().forms - 1, bytes: others().bytes - bytes };
    if (left.forms > 0) arriving.set(whose, left);
    else arriving.delete(whose);
  }
}

interface Arriving {
  request: IncomingMessage;
  folder: string;
  ownerId: string;
  rules: Pick<FormRules<string, string>, 'files'>;
}

/** What does not say how much it brings may bring all that its form has space for. */
function bytesToCome({ headers }: IncomingMessage, { files }: Arriving['rules']): number {
  const most = Object.values(files).reduce(
    (sum, { most: count, kinds }) => sum + count * limitOf(kinds.includes('video') ? 'video' : 'image'),
    FORM_BYTES,
  );
  const said = Number(headers['content-length']);
  return said >= 0 ? Math.min(said, most) : most;
}
