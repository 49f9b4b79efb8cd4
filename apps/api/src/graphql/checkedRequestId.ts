import { badInput } from '../http/fault';
import { isUuid } from '../http/uuid';

/** The id that a client gave its request; undefined without one. */
export function checkedRequestId(requestId: string | null | undefined): string | undefined {
  if (requestId == null) return undefined;
  if (!isUuid(requestId.toLowerCase())) throw badInput('requestId is a UUID that the client makes.');
  return requestId.toLowerCase();
}
