import { hashSecretToken } from '../auth/secretTokens';
import { badInput } from '../http/fault';
import { checkedRequestId } from './checkedRequestId';
import type { GraphQLContext } from './context';

/** Arguments with the id that a client made for them. */
interface Repeatable {
  requestId?: string | null | undefined;
}

interface Keeping<Answer, Kept> {
  /** What of the answer is stored; secrets are left out. @default all of it */
  keep: (answer: Answer) => Kept;
  /** Makes the answer whole again. */
  restore: (kept: Kept) => Promise<Answer>;
}

/**
 * Runs a create mutation once for each id that a client made: a repeated request, whose first answer was lost, gets that
 * answer again. Without an id it simply runs. Works within the mutation's unit, so what was created and its receipt are
 * committed together, and a request that overlaps with its repetition is waited for.
 */
export async function withReceipt<Request extends Repeatable, Answer, Kept = Answer>(
  operation: string,
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
  await access.authorise(operation);
  const { receipts } = repositories;
  const { userId } = access.user;
  const requestHash = await hashSecretToken(JSON.stringify([operation, request]));
  if (await receipts.claim({ userId, requestId, operation, requestHash, at: now() })) {
    const answer = await create();
    await receipts.complete(userId, requestId, keep(answer));
    return answer;
  }
  const receipt = await receipts.find(userId, requestId);
  if (receipt?.requestHash !== requestHash) throw badInput('Another request has this id. Make a new one.');
  return restore(receipt.answer as Kept);
}
