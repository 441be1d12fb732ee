import type { Media } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { type MountedInTest, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../composer.tsx';
import { TestIndexedDb } from '../composer/TestIndexedDb.ts';
import { feedItem } from './feedItem.ts';
import { aPicture } from './pictures.ts';

const textOf = (field: FormDataEntryValue | null) => (typeof field === 'string' ? field : '');

/** The post as the server has made it from the form. */
export const created = ({ body }: { body: FormData }) => ({
  success: true as const,
  message: 'Content created successfully!' as const,
  post: feedItem({
    ID: '50',
    context: textOf(body.get('context')),
    sharing: body.get('sharing') === '2' ? 2 : 1,
    media: body.getAll('mediaId').map((id) => media(textOf(id))),
  }),
});
export const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });
export const media = (id: string): Media => aPicture({ id, alt: '' });

/** The composer, in a server that takes everything unless said. */
export const openComposer = (answers: TestAnswers = {}) =>
  mountInTestShell(app, { answers: { 'POST /content': created, 'POST /media': media('m-1'), ...answers } });

/** A browser that has kept nothing yet. Answers its database. */
export function freshBrowser(): TestIndexedDb {
  localStorage.clear();
  sessionStorage.clear();
  const database = new TestIndexedDb();
  globalThis.indexedDB = database.asBrowsers;
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
  return database;
}

export const sent = ({ records }: MountedInTest, name: string) =>
  records.calls.filter((call) => call.name === name);
export const formOf = (call: { input: unknown } | undefined) =>
  (call?.input as { body: FormData } | undefined)?.body;

export const picture = (name = 'pier.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
export const attach = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Attach Media'), files, { applyAccept: false });
export const write = (text: string) => userEvent.type(screen.getByLabelText('What is on your mind?'), text);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
