import type { MaintenancePort } from '@gladhand/domain';
import type {
  CompletedPlannedWork,
  CompletePlannedWorkInput,
  EmailedIssues,
  EmailMaintenanceIssuesInput,
  HandledIssues,
  HandleMaintenanceIssuesInput,
  MaintenanceIssueDetail,
  MaintenanceIssuePage,
  MaintenanceIssuesInput,
  PlannedWorkTemplate,
  PlannedWorkTemplateInput,
  ShownIssue,
} from '@gladhand/domain/maintenance';
import type { ApiMutation, ApiQuery, useApiFetch } from '@gladhand/domain/react';
import type { ExportRun } from '@gladhand/ui';

/** The largest page of the screen. */
const PAGE_SIZE = 100;
/** The largest page of a file. */
const FILE_PAGE_SIZE = 500;

type Search = Omit<MaintenanceIssuesInput, 'paginationInput'>;

const pageQuery = (input: MaintenanceIssuesInput): ApiQuery<MaintenanceIssuePage> => ({
  key: ['maintenanceIssues', 'page', input],
  fetch: (api: MaintenancePort, options) => api.maintenance.issues(input, options),
});

/** The first pages of a list together. */
export const issuesQuery = (search: Search, pageCount: number): ApiQuery<MaintenanceIssuePage> => ({
  key: ['maintenanceIssues', search, pageCount],
  fetch: async (api: MaintenancePort, options) => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: pageCount }, (_, index) =>
        api.maintenance.issues({ ...search, paginationInput: { pageSize: PAGE_SIZE, pageNumber: index + 1 } }, options),
      ),
    );
    if (!first) throw new Error('A list has at least one page.');
    // Between two requests an issue may move from one page to the next.
    const issues = [first, ...others].flatMap((page) => page.issues);
    return { ...first, issues: [...new Map(issues.map((issue) => [issue.id, issue])).values()] };
  },
});

/** An issue with its history; null without access. */
export const issueQuery = (id: string): ApiQuery<MaintenanceIssueDetail | null> => ({
  key: ['maintenanceIssue', id],
  fetch: (api: MaintenancePort, options) => api.maintenance.issue(id, options),
});

/** Handles issues. */
export const handleIssues: ApiMutation<HandleMaintenanceIssuesInput, HandledIssues> = {
  run: (api: MaintenancePort, input) => api.maintenance.handle(input),
  invalidates: () => [['maintenanceIssues'], ['maintenanceIssue']],
};

/** Completes the planned work of an issue. */
export const completeWork: ApiMutation<Omit<CompletePlannedWorkInput, 'requestId'>, CompletedPlannedWork> = {
  run: (api: MaintenancePort, input, requestId) => api.maintenance.completeWork({ ...input, requestId }),
  invalidates: () => [['maintenanceIssues'], ['maintenanceIssue'], ['plannedWorkTemplates']],
};

/** Templates of a customer's planned work. */
export const templatesQuery = (customerId: number): ApiQuery<PlannedWorkTemplate[]> => ({
  key: ['plannedWorkTemplates', customerId],
  fetch: (api: MaintenancePort, options) => api.maintenance.templates(customerId, options),
});

/** Saves a template; without an id, a new one. */
export const saveTemplate: ApiMutation<
  Omit<PlannedWorkTemplateInput, 'id'> & { id?: string | undefined },
  PlannedWorkTemplate
> = {
  run: (api: MaintenancePort, { id, ...input }, requestId) =>
    api.maintenance.saveTemplate({ ...input, id: id ?? requestId }),
  invalidates: () => [['plannedWorkTemplates'], ['maintenanceIssues']],
};

/** Deletes a template. */
export const deleteTemplate: ApiMutation<{ customerId: number; id: string; version: number }, boolean> = {
  run: (api: MaintenancePort, key) => api.maintenance.deleteTemplate(key),
  invalidates: () => [['plannedWorkTemplates'], ['maintenanceIssues']],
};

/** Emails issues to a service center. */
export const emailIssues: ApiMutation<Omit<EmailMaintenanceIssuesInput, 'requestId'>, EmailedIssues> = {
  run: (api: MaintenancePort, input, requestId) => api.maintenance.email({ ...input, requestId }),
  invalidates: () => [['maintenanceIssue']],
};

/** All issues of a list in pages, for a file. */
export async function* allIssues(
  search: Search,
  { signal, onProgress }: ExportRun,
  fetch: ReturnType<typeof useApiFetch>,
): AsyncGenerator<readonly ShownIssue[], void> {
  for (let pageNumber = 1, written = 0; !signal.aborted; pageNumber++) {
    const input = { ...search, paginationInput: { pageSize: FILE_PAGE_SIZE, pageNumber } };
    const { total, issues } = await fetch(pageQuery(input), signal);
    written += issues.length;
    onProgress(written, total);
    yield issues;
    if (issues.length < FILE_PAGE_SIZE) return;
  }
}
