import { ApiError, ApiErrorCode } from '../contract/errors';

/** The error for an answer that breaks the contract; `details.request` names the request. */
export const malformedAnswer = (request: string, status: number): ApiError =>
  new ApiError({
    code: ApiErrorCode.MalformedAnswer,
    message: `The server's answer to “${request}” couldn't be read.`,
    status,
    details: { request },
  });
