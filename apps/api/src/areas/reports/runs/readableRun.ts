import { ApiErrorCode } from '@gladhand/domain';
import type { GraphQLContext } from '../../../graphql/context';
import { apiError } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { narrowScope } from '../../../repositories/scope';
import { REPORT_MESSAGES } from '../texts';
import type { ReportRunRecord, RunKey } from './runRepository';

/** Whether a caller has access to all trailers of a customer. */
export const seesWholeCustomer = (customerId: number, { access }: Pick<GraphQLContext, 'access'>): boolean =>
  narrowScope(access.scope.trailers, customerId).customerIds.includes(customerId);

/**
 * A run that the caller may read. A result shows what its owner has access to, so only its owner reads it, and callers
 * who have access to all trailers of the customer.
 */
export async function readableRun(
  { customerId, runId }: RunKey,
  context: Pick<GraphQLContext, 'access' | 'repositories'>,
): Promise<ReportRunRecord | undefined> {
  const run = isUuid(runId) ? await context.repositories.reportRuns.byId({ customerId, runId }) : undefined;
  if (!run || run.ownerId === context.access.user.userId || seesWholeCustomer(customerId, context)) return run;
  throw apiError(ApiErrorCode.Forbidden, REPORT_MESSAGES.notYourTrailers);
}
