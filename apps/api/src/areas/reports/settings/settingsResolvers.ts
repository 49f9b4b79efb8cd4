import { ApiErrorCode } from '@gladhand/domain';
import { type ReportSettings, readDomain, reportSettingsProblems } from '@gladhand/domain/reports';
import { changesBetween } from '../../../auth/audit';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers, QueryResolvers, ReportSettingsInput } from '../../../graphql/generated/resolvers';
import { apiError, notFound } from '../../../http/apiError';
import { REPORT_MESSAGES } from '../texts';
import type { ReportSettingsRecord } from './settingsRepository';

export const settingsQueries: Pick<QueryResolvers, 'reportSettings'> = {
  async reportSettings(_, { customerId }, context) {
    await authorizeReading('reportSettings', customerId, context);
    return toSettings(await context.repositories.reportSettings.of(customerId));
  },
};

export const settingsMutations: Pick<MutationResolvers, 'saveReportSettings'> = {
  async saveReportSettings(_, { customerId, version, input }, context) {
    const { access, audit, repositories } = context;
    await authorizeWriting('saveReportSettings', customerId, context);
    const [customer] = await repositories.customers.find([customerId]);
    if (!customer) throw notFound();
    const before = await repositories.reportSettings.of(customerId);
    const next = { customerId, ...checkedSettings(input), version: version + 1 };
    if (!(await repositories.reportSettings.save(next))) {
      const current = toSettings(await repositories.reportSettings.of(customerId));
      throw apiError(ApiErrorCode.Conflict, REPORT_MESSAGES.settingsChanged, { details: { current } });
    }
    await audit('report.settingsSaved', {
      ...{ userId: access.user.userId, customerId, subject: customer.shortName },
      changes: changesBetween(audited(before), audited(next)),
    });
    return toSettings(next);
  },
};

function checkedSettings({ recipientDomains, keepDays }: ReportSettingsInput): ReportSettings {
  const [problem, ...more] = reportSettingsProblems({ recipientDomains, keepDays });
  if (problem) {
    throw apiError(ApiErrorCode.BadUserInput, problem.text, { details: { problems: [problem, ...more] } });
  }
  return { recipientDomains: [...new Set(recipientDomains.flatMap((text) => readDomain(text) ?? []))], keepDays };
}

const audited = ({ recipientDomains, keepDays }: ReportSettings) => ({
  recipientDomains: recipientDomains.join(', '),
  keepDays,
});

const toSettings = ({ recipientDomains, keepDays, version }: ReportSettingsRecord) => ({
  ...{ recipientDomains: [...recipientDomains], keepDays, version },
});
