import type { ApiClient } from '@plaza/shell-contract';
import type { Attachment } from './Attachment.ts';

/** Tells the server what is to be seen, where it does not know yet. */
export async function tellAlts(api: ApiClient, list: readonly Attachment[]): Promise<void> {
  const telling = list.flatMap(({ media, alt }) =>
    media && media.alt !== alt
      ? [api.call('PUT /media/:id', { params: { id: media.id }, body: { alt } })]
      : [],
  );
  await Promise.all(telling);
}
