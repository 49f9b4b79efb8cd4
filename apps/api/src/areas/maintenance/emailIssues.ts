import { MAINTENANCE_LIMITS } from '@gladhand/domain/maintenance';
import { MAIL_LIMITS, spend } from '../../engine/mail/centerMails';
import { authorizeWriting } from '../../graphql/customerAccess';
import type { MutationResolvers } from '../../graphql/generated/resolvers';
import { toMailDelivery } from '../../graphql/mailDelivery';
import { withReceipt } from '../../graphql/withReceipt';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { ISSUE_MAIL_FIELDS, issueMail } from './issueMail';
import { MAINTENANCE_MESSAGES } from './messages';
import type { ListedIssue } from './repository';
import { toIssue } from './toIssue';

const { note: MAX_NOTE, emailed: MAX_ISSUES } = MAINTENANCE_LIMITS;

export const emailMaintenanceIssues: MutationResolvers['emailMaintenanceIssues'] = (_, { input }, context) =>
  withReceipt('emailMaintenanceIssues', input, context, async () => {
    const { customerId, dealerId } = input;
    await authorizeWriting('emailMaintenanceIssues', customerId, context);
    const { access, audit, ids, limits, now, repositories } = context;
    const note = input.note?.trim() ?? '';
    if (note.length > MAX_NOTE) throw badInput(MAINTENANCE_MESSAGES.noteTooLong(MAX_NOTE));
    const wanted = [...new Set(input.ids)].sort();
    if (wanted.length < 1 || wanted.length > MAX_ISSUES) throw badInput(MAINTENANCE_MESSAGES.emailed(MAX_ISSUES));
    const scope = narrowScope(access.scope.trailers, customerId);
    const issues: ListedIssue[] = [];
    for (const id of wanted) {
      const issue = isUuid(id) ? await repositories.maintenance.byId(id, scope, now()) : undefined;
      if (!issue) throw notFound();
      if (issue.closedAt || issue.withdrawnAt) throw badInput(MAINTENANCE_MESSAGES.emailed(MAX_ISSUES));
      issues.push(issue);
    }
    const dealer = await repositories.dealers.find(dealerId);
    const [first] = issues;
    if (!dealer || !first) throw notFound();
    const { userId, email: sender, timeZone } = access.user;
    await spend(
      [
        [MAIL_LIMITS.byUser, userId],
        [MAIL_LIMITS.issuesToDealer, `${customerId} ${dealerId}`],
      ],
      { limits },
    );
    const trailerIds = [...new Set(issues.map(({ trailerId }) => trailerId))];
    const keys = { customerIds: trailerIds.map(() => customerId), trailerIds };
    const places = await repositories.fleetStatus.rows(keys, scope, now(), ISSUE_MAIL_FIELDS);
    const mail = await context.mail({
      ...issueMail({
        ...{ dealerName: dealer.name, customerName: first.customerName, sender, note },
        ...{ issues, places, timeZone: timeZone ?? 'UTC' },
      }),
      to: dealer.email,
      purpose: 'diagnostic',
      customerId,
      headers: { 'Reply-To': sender },
    });
    await repositories.maintenance.addEvents(
      issues.map(({ trailerId, issueId }) => ({
        ...{ customerId, trailerId, issueId, eventId: ids.uuid(), kind: 'emailed' },
        ...{ at: now(), noticedAt: now(), state: null, evidence: null, checkpoint: null, userId },
        detail: { serviceCenter: dealer.name, mailId: mail.mailId, ...(note && { note }) },
      })),
    );
    await repositories.changes.add([customerId], now());
    await audit('maintenance.issuesEmailed', {
      ...{ userId, customerId, subject: first.vin, subjectId: first.trailerId },
      detail: { dealerId, to: dealer.email, issues: issues.length },
    });
    return { mail: toMailDelivery(mail), issues: issues.map(toIssue) };
  });
