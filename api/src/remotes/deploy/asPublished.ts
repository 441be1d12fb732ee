import type { Knex } from 'knex';
import { readUpload, type Upload } from '../artefact/readUpload.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';

/**
 * The same sources, built at another commit, are a version that is there already: only the commit that `plaza.json` names
 * is another. It keeps the one that it was published with, and so the hash of that file stays true.
 */
export async function asPublished(db: Knex, upload: Upload): Promise<Upload> {
  const { name, version, gitSha } = upload.artefact;
  const before = await RemoteVersionRow.query(db).findById([name, version]);
  const said = upload.files.get('plaza.json')?.toString('utf8');
  if (!before?.gitSha || !gitSha || !said || before.contentHash === upload.contentHash) return upload;

  const first = JSON.stringify(before.gitSha);
  const description = Buffer.from(said.replace(JSON.stringify(gitSha), () => first));
  const again = readUpload(name, new Map([...upload.files, ...upload.maps, ['plaza.json', description]]));
  return again.contentHash === before.contentHash ? again : upload;
}
