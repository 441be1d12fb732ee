import { mkdir, rm } from 'node:fs/promises';
import type { Context } from 'koa';
import { takeTime } from '../../http/hurry.ts';
import { CallError } from '../../http/errors.ts';
import { isFull } from '../isFull.ts';
import { isNearlyFull } from '../isNearlyFull.ts';
import { noSpace, notForm } from '../media.errors.ts';
import type { FormRules, ReceivedForm } from './ReceivedFile.ts';
import { readForm } from './readForm.ts';

/** Receives a form, lends it out, and takes every temporary file away again, whatever happened. */
export async function receiveForm<Field extends string, File extends string, Result>(
  ctx: Context,
  folder: string,
  rules: FormRules<Field, File>,
  act: (form: ReceivedForm<Field, File>) => Promise<Result>,
): Promise<Result> {
  if (!ctx.is('multipart/form-data')) throw notForm();
  const paths: string[] = [];
  try {
    await mkdir(folder, { recursive: true });
    if (await isNearlyFull(folder)) throw noSpace();
    const { done } = takeTime(ctx.req);
    const landing = { folder, onPath: (path: string) => paths.push(path) };
    const form = await readForm(ctx.req, rules, landing).finally(done);
    return await act(form);
  } catch (error) {
    throw isFull(error) && !(error instanceof CallError) ? noSpace({ cause: error }) : error;
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}
