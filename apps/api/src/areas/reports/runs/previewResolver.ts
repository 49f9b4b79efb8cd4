import { chosenColumns, type PackedRow, packRow, REPORT_POLICY } from '@gladhand/domain/reports';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { QueryResolvers } from '../../../graphql/generated/resolvers';
import { narrowScope } from '../../../repositories/scope';
import { checkedReport } from '../configs/checkedReport';
import { REPORT_SOURCES } from '../sources/reportSources';
import { featuresOf, periodOf, zoneOf } from './question';

/** Fields that decide nothing about the rows, so a preview is possible before they are complete. */
const ANY_VALUE = ['name', 'notifyEmails', 'formats', 'whenEmpty', 'emailFrequency'] as const;

export const previewQueries: Pick<QueryResolvers, 'reportPreview'> = {
  async reportPreview(_, { input: { customerId, report } }, context) {
    await authorizeWriting('reportPreview', customerId, context);
    const { access, now, repositories } = context;
    const content = await checkedReport(report, customerId, context, ANY_VALUE);
    const features = await featuresOf(repositories, customerId);
    const scope = narrowScope(access.scope.trailers, customerId);
    const timeZone = zoneOf(content);
    const period = periodOf(content, now());
    const columns = chosenColumns(content);
    const rows: PackedRow[] = [];
    let isWhole = true;
    const question = { customerId, content, scope, period, timeZone, features };
    for await (const page of REPORT_SOURCES[content.reportTypeId]?.(question, repositories) ?? []) {
      rows.push(...page.map((row) => packRow(row, columns)));
      if (rows.length <= REPORT_POLICY.previewRows) continue;
      isWhole = false;
      break;
    }
    return {
      columns: columns.map(({ id }) => id),
      rows: rows.slice(0, REPORT_POLICY.previewRows),
      total: isWhole ? rows.length : null,
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      timezone: timeZone,
    };
  },
};
