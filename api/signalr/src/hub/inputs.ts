import { type Schema } from '../schema.ts';

/** An argument that is a stream of items from the client. */
export interface UploadInput<T> {
  readonly kind: 'upload';
  readonly item: Schema<T>;
}

export type Input = Schema<unknown> | UploadInput<unknown>;

/** Declares an argument as a stream: the method gets an async iterable whose items have been parsed. */
export const upload = <T>(item: Schema<T>): UploadInput<T> => ({ kind: 'upload', item });

export const isUpload = (input: Input): input is UploadInput<unknown> =>
  'kind' in input && input.kind === 'upload';

/** What the schemas of a method's inputs make of its arguments. */
export type InputValues<Inputs extends readonly Input[]> = {
  [Index in keyof Inputs]: Inputs[Index] extends UploadInput<infer Item>
    ? AsyncIterable<Item>
    : Inputs[Index] extends Schema<infer Value>
      ? Value
      : never;
};
