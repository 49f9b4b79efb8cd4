import type { FeatureName } from '@gladhand/domain';
import {
  type AudienceDraft,
  audienceProblems,
  type MessageAudience,
  type MessageSeverity,
  messageProblems,
} from '@gladhand/domain/messages';
import type { RoleKind } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../graphql/context';
import type { DeveloperMessageInput } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { MESSAGE_TEXTS } from './messages';
import { problemText } from './problemText';
import type { MessageRecord } from './repository';

type Written = MessageAudience & Pick<MessageRecord, 'severity' | 'text' | 'from' | 'until' | 'isDismissible'>;

/** The audience, or BAD_USER_INPUT. */
export async function checkedAudience(audience: AudienceDraft, context: GraphQLContext): Promise<MessageAudience> {
  const [problem] = audienceProblems(audience);
  if (problem) throw badInput(problemText(problem));
  const customerIds = [...new Set(audience.customerIds)].sort((a, b) => a - b);
  const known = await context.repositories.customers.find(customerIds);
  if (known.length < customerIds.length) throw badInput(MESSAGE_TEXTS.noCustomer);
  return {
    customerIds,
    roles: [...new Set(audience.roles)] as RoleKind[],
    features: [...new Set(audience.features)] as FeatureName[],
  };
}

/**
 * The message as it is stored, or BAD_USER_INPUT with the first problem.
 *
 * @param before The start of the message that is changed. It stays, even if it lies in the past.
 */
export async function checkedMessage(
  { audience, text, ...input }: DeveloperMessageInput,
  context: GraphQLContext,
  before?: Date,
): Promise<Written> {
  const now = context.now();
  const from = input.from ? new Date(input.from) : (before ?? now);
  const until = input.until ? new Date(input.until) : null;
  const { severity, isDismissible } = input;
  const [problem] = messageProblems({ ...audience, severity, text, from, until, isDismissible }, now);
  if (problem) throw badInput(problemText(problem));
  return {
    ...(await checkedAudience(audience, context)),
    ...{ severity: severity as MessageSeverity, text: text.trim().replace(/\r\n?/g, '\n'), from, until, isDismissible },
  };
}
