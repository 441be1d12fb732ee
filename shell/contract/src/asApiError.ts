import { ApiError } from './api.ts';

/** A failure as a screen shows it: in the words of the api, or in one calm sentence. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error)
    ? error
    : new ApiError('Something went wrong. Please try again.', { code: 'unknown', status: 0 });
}

/** Each remote bundles its copy of this class, so the name decides, not the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
