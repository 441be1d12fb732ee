import { ApiError } from '../api.ts';

/** An api that is not well, for tests and stories of the failed face. */
export function apiError(message = 'Plaza does not answer right now.', status = 503): ApiError {
  return new ApiError(message, { code: 'test.refused', status, requestId: 'r-4f2a' });
}
