import { isPermittedRecipient } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import { REPORT_MESSAGES } from '../texts';

/** What to say about the first address that the customer's settings don't permit; undefined if all are permitted. */
export async function refusedRecipient(
  recipients: readonly string[],
  customerId: number,
  { repositories }: { readonly repositories: Pick<Repositories, 'reportSettings'> },
): Promise<string | undefined> {
  const settings = await repositories.reportSettings.of(customerId);
  const refused = recipients.find((address) => !isPermittedRecipient(address, settings));
  return refused === undefined ? undefined : REPORT_MESSAGES.notPermitted(refused, settings.recipientDomains);
}
