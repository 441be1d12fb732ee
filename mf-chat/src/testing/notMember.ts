import { ApiError } from '@plaza/shell-contract';

export const notMember = new ApiError('Could not fetch chat details', {
  code: 'chat.not-member',
  status: 403,
});
