import { type ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { fault } from '../../http/fault';

/** For administrators who are signed in: there is no such user, or none that they may know of. */
export const userNotFound = (): ApiError => fault(ApiErrorCode.NotFound, ERROR_TEXT.userNotFound);
