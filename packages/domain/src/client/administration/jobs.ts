import type { JobsApi } from '../../contract/administration/jobs';
import type { AdministrationCall } from './administrationCall';

export function createJobsApi(graphql: AdministrationCall): JobsApi {
  return {
    list: async (call) => (await graphql((known) => known.ScheduledJobsDocument, {}, call)).scheduledJobs,
    run: async (name, call) =>
      (await graphql((known) => known.RunScheduledJobDocument, { name }, call)).runScheduledJob,
  };
}
