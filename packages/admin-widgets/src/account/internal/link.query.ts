import { type AccountApi, ApiError, ApiErrorCode, ERROR_TEXT, type LinkState } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** What a link from an e-mail is for. Without a token there is nothing to ask. */
export const linkQuery = (token: string): ApiQuery<LinkState> => ({
  key: ['account', 'link', token],
  fetch: ({ account }, { signal }) => look(account, token, signal),
});

function look(account: AccountApi, token: string, signal: AbortSignal | undefined): Promise<LinkState> {
  if (token) return account.link(token, { signal });
  const message = ERROR_TEXT.invalidConfirmationLink;
  return Promise.reject(new ApiError({ code: ApiErrorCode.LinkInvalid, message, status: 0 }));
}
