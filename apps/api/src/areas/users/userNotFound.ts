import { type ApiError, ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { apiError } from '../../http/apiError';

/** NOT_FOUND for administrators: the user does not exist, or they have no access to it. */
export const userNotFound = (): ApiError => apiError(ApiErrorCode.NotFound, ERROR_TEXT.userNotFound);
