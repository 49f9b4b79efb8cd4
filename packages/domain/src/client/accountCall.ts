import { ApiError, ApiErrorCode, ERROR_TEXT } from '../contract/errors';
import type { Transport, TransportRequest } from './transport';

/** Calls without the ID token. */
export type AccountCall = <Answer>(request: TransportRequest, isAnswer: (body: unknown) => boolean) => Promise<Answer>;

/** A call that rejects with MALFORMED_ANSWER if the body isn't what it expects. */
export function createAccountCall(transport: Transport): AccountCall {
  return async <Answer>(request: TransportRequest, isAnswer: (body: unknown) => boolean) => {
    const { body, status } = await transport({ authenticated: false, ...request });
    if (isAnswer(body)) return body as Answer;
    throw new ApiError({ code: ApiErrorCode.MalformedAnswer, message: ERROR_TEXT.unknown, status });
  };
}
