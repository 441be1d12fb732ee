import type { IncomingMessage } from 'node:http';
import { permit } from '../../http/errors.ts';
import { tooMuchAtOnce } from '../media.errors.ts';
import type { FormRules } from './ReceivedFile.ts';
import { limitOf } from './takeFile.ts';

/** What one person brings counts for nothing until it has arrived. This much of it may be on its way to one disk. */
const MOST_BYTES = 1024 ** 3;
/** Beside its files. */
const FORM_BYTES = 1024 ** 2;

const arriving = new Map<string, number>();

/** Refuses a form that would fill the disk together with the others that the same person is sending just now. */
export async function whileArriving<Result>(
  { request, folder, ownerId, rules }: Arriving,
  act: () => Promise<Result>,
): Promise<Result> {
  const whose = `${folder} ${ownerId}`;
  const bytes = bytesToCome(request, rules);
  const others = () => arriving.get(whose) ?? 0;
  permit(others() + bytes <= MOST_BYTES, tooMuchAtOnce);
  arriving.set(whose, others() + bytes);
  try {
    return await act();
  } finally {
    const left = others() - bytes;
    if (left > 0) arriving.set(whose, left);
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
