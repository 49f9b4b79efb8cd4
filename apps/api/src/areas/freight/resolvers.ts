import { ApiErrorCode } from '@gladhand/domain';
import { customerIdOf } from '@gladhand/domain/users';
import type { GraphQLContext } from '../../graphql/context';
import type { Freight, MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers';
import { apiError, badInput } from '../../http/apiError';
import { FREIGHT_MESSAGES } from './messages';
import { missingFreightSettings } from './settings';

export const freightQueries: Pick<QueryResolvers, 'freight'> = {
  async freight(_, _args, context) {
    await context.access.authorize('freight');
    return freightFor(context);
  },
};

export const freightMutations: Pick<MutationResolvers, 'acceptFreightAgreement'> = {
  async acceptFreightAgreement(_, { version }, context) {
    const { access, audit, freight: settings, now, repositories } = context;
    await access.authorize('acceptFreightAgreement');
    if (!settings.url || !settings.agreement) throw badInput(FREIGHT_MESSAGES.notSetUp);
    if (version !== settings.agreement.version) {
      const current = await freightFor(context);
      throw apiError(ApiErrorCode.Conflict, FREIGHT_MESSAGES.otherVersion, { details: { current } });
    }
    const { userId, email, roles } = access.user;
    const customerId = customerIdOf(roles) ?? null;
    if (await repositories.freight.accept(userId, version, now())) {
      await audit('freight.agreementAccepted', {
        ...{ userId, customerId, subject: email, subjectId: userId },
        detail: { version },
      });
    }
    return freightFor(context);
  },
};

async function freightFor({ access, freight: settings, repositories }: GraphQLContext): Promise<Freight> {
  const missingSettings = missingFreightSettings(settings);
  const { url, agreement } = settings;
  if (!url || !agreement) return { url: null, agreement: null, missingSettings };
  const acceptedAt = await repositories.freight.acceptedAt(access.user.userId, agreement.version);
  return {
    url: acceptedAt ? url : null,
    agreement: { ...agreement, acceptedAt: acceptedAt?.toISOString() ?? null },
    missingSettings,
  };
}
