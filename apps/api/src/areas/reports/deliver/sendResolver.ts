import { isEmail } from '@gladhand/domain/contact';
import { REPORT_POLICY, RunState } from '@gladhand/domain/reports';
import type { MutationResolvers } from '../../../graphql/generated/resolvers';
import { withReceipt } from '../../../graphql/withReceipt';
import { badInput } from '../../../http/apiError';
import { auditRun } from '../runs/auditRun';
import { writableRun } from '../runs/runResolvers';
import { toRun } from '../runs/toRun';
import { refusedRecipient } from '../settings/refusedRecipient';
import { REPORT_MESSAGES } from '../texts';
import { deliverResult } from './deliverResult';

export const sendMutations: Pick<MutationResolvers, 'sendReport'> = {
  async sendReport(_, { input }, context) {
    return withReceipt('sendReport', input, context, async () => {
      const { customerId, runId } = input;
      const run = await writableRun('sendReport', { customerId, runId }, context);
      if (run.state !== RunState.Done) throw badInput(REPORT_MESSAGES.notDone);
      const recipients = checkedRecipients(input.recipients);
      const refusal = await refusedRecipient(recipients, customerId, context);
      if (refusal) throw badInput(refusal);
      await deliverResult(context, run, recipients, context);
      await auditRun(context, 'report.sent', run, { recipients: recipients.join(', ') }, context.access.user.userId);
      return toRun(run, context);
    });
  },
};

function checkedRecipients(given: readonly string[]): string[] {
  const recipients = [...new Map(given.map((address) => [address.trim().toLowerCase(), address.trim()])).values()];
  const wrong = recipients.find((address) => !isEmail(address));
  if (wrong !== undefined) throw badInput(REPORT_MESSAGES.email(wrong));
  const { maxRecipients } = REPORT_POLICY;
  if (recipients.length === 0 || recipients.length > maxRecipients) {
    throw badInput(REPORT_MESSAGES.recipients(maxRecipients));
  }
  return recipients;
}
