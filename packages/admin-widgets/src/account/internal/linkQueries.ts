import { type AccountApi, ApiError, ApiErrorCode, ERROR_TEXT, type LinkState } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** The state of an emailed link. Without a token no request is sent. */
export const linkQuery = (token: string): ApiQuery<LinkState> => ({
  key: ['account', 'link', token],
  fetch: ({ account }, { signal }) => look(account, token, signal),
});

function look(account: AccountApi, token: string, signal: AbortSignal | undefined): Promise<LinkState> {
  if (token) return account.link(token, { signal });
  const message = ERROR_TEXT.invalidConfirmationLink;
  return Promise.reject(new ApiError({ code: ApiErrorCode.LinkInvalid, message, status: 0 }));
}
