import type { OperationSubject } from '@gladhand/domain';
import { hashSecretToken } from '../auth/secretTokens';
import { badInput } from '../http/apiError';
import { checkedRequestId } from './checkedRequestId';
import type { GraphQLContext } from './context';
import { REQUEST_MESSAGES } from './messages';

/** Arguments with the client's request id. */
interface Repeatable {
  requestId?: string | null | undefined;
}

interface Keeping<Answer, Kept> {
  /** The part of the result that is stored, without secrets. @default all of it */
  keep: (answer: Answer) => Kept;
  /** Restores the complete result. */
  restore: (kept: Kept) => Promise<Answer>;
}

/**
 * Runs a create mutation once per client request id: a repeated request, whose first response was lost, gets the same
 * response again. Without an id, it simply runs. It works within the mutation's unit, so the created object and its
 * receipt are committed together, and a repetition waits for the request that is still running.
 */
export async function withReceipt<Request extends Repeatable, Answer, Kept = Answer>(
  operation: OperationSubject,
  request: Request,
  { access, repositories, now }: GraphQLContext,
  create: () => Promise<Answer>,
  { keep, restore }: Keeping<Answer, Kept> = {
    keep: (answer) => answer as unknown as Kept,
    restore: async (kept) => kept as unknown as Answer,
  },
): Promise<Answer> {
  const requestId = checkedRequestId(request.requestId);
  if (requestId === undefined) return create();
  await access.authorize(operation);
  const { receipts } = repositories;
  const { userId } = access.user;
  const requestHash = await hashSecretToken(JSON.stringify([operation, request]));
  if (await receipts.claim({ userId, requestId, operation, requestHash, at: now() })) {
    const answer = await create();
    await receipts.complete(userId, requestId, keep(answer));
    return answer;
  }
  const receipt = await receipts.find(userId, requestId);
  if (receipt?.requestHash !== requestHash) throw badInput(REQUEST_MESSAGES.requestIdInUse);
  return restore(receipt.answer as Kept);
}
