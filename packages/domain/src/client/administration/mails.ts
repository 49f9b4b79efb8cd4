import type { MailsApi } from '../../contract/administration/mails';
import type { AdministrationCall } from './administrationCall';

export function createMailsApi(graphql: AdministrationCall): MailsApi {
  return {
    page: async (input, call) => (await graphql((known) => known.MailsDocument, { input }, call)).mails,
    retry: async (id, call) => (await graphql((known) => known.RetryMailDocument, { id }, call)).retryMail,
  };
}
