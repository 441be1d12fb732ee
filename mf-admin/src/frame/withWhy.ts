import type { ApiError } from '@plaza/shell-contract';

/** What failed, and what the server said of it: of the field that it did not take, or of the whole. */
export function withWhy(what: string, error: unknown): string {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  if (!(error instanceof Error) || error.name !== 'ApiError') return what;
  const { fields, code, message } = error as ApiError;
  const [field] = Object.values(fields);
  return `${what}. ${code === 'http.bad-input' && field ? field : message}`;
}
