import { calls } from '@plaza/api-contract';
import { badInput } from '../http/commonErrors.ts';
import { parseInput } from '../http/parseInput.ts';

/** The text fields of the form of a post. */
export const FORM_FIELDS = ['context', 'sharing', 'userId', 'clientId', 'alt', 'mediaId'] as const;

type Fields = Record<(typeof FORM_FIELDS)[number], string[]>;

const shape = calls['POST /content'];
const body = shape.form.omit({ media: true, poster: true });

/** What the form says, or a refusal that names each wrong field. */
export function readPostForm(fields: Fields) {
  const doubled = (['context', 'sharing', 'userId', 'clientId'] as const).filter(
    (name) => fields[name].length > 1,
  );
  if (doubled.length > 0) {
    throw badInput({ fields: Object.fromEntries(doubled.map((name) => [`body.${name}`, 'Send it once.'])) });
  }
  const sent = {
    // Forms end lines in two characters, which nobody has typed.
    context: fields.context[0]?.replaceAll('\r\n', '\n'),
    sharing: fields.sharing[0],
    userId: fields.userId[0],
    clientId: fields.clientId[0],
    alt: fields.alt,
    mediaId: fields.mediaId,
  };
  const parsed = parseInput({ ...shape, body }, { params: {}, query: {}, body: sent }, ['body']);
  return body.parse(parsed.body);
}
