import { badInput } from '../http/apiError';
import { isUuid } from '../http/uuid';
import { REQUEST_MESSAGES } from './messages';

/** The request id from the client; undefined if there is none. */
export function checkedRequestId(requestId: string | null | undefined): string | undefined {
  if (requestId == null) return undefined;
  if (!isUuid(requestId.toLowerCase())) throw badInput(REQUEST_MESSAGES.requestId);
  return requestId.toLowerCase();
}
