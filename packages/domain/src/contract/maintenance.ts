import type { CallOptions } from './callOptions';
import type {
  AbsLifecyclesInput,
  AbsLifecyclesQuery,
  AbsReadingsQuery,
  CompletePlannedWorkInput,
  CompletePlannedWorkMutation,
  EmailMaintenanceIssuesInput,
  EmailMaintenanceIssuesMutation,
  HandleMaintenanceIssuesInput,
  HandleMaintenanceIssuesMutation,
  MaintenanceIssueQuery,
  MaintenanceIssuesInput,
  MaintenanceIssuesQuery,
  PlannedWorkTemplateInput,
  PlannedWorkTemplatesQuery,
} from './generated/maintenance/graphql';

export type {
  AbsLifecyclesInput,
  CompletePlannedWorkInput,
  EmailMaintenanceIssuesInput,
  HandleMaintenanceIssuesInput,
  MaintenanceIssuesInput,
  PlannedWorkTemplateInput,
};

/** Open issues, worst first, and how many there are. Source: query `maintenanceIssues`. */
export type MaintenanceIssuePage = MaintenanceIssuesQuery['maintenanceIssues'];
/** What has to be looked after. Miles in miles, instants as ISO texts. */
export type ShownIssue = MaintenanceIssuePage['issues'][number];
/** What a report showed. */
export type ShownEvidence = ShownIssue['evidence'];
/** An issue with its history, newest first. Source: query `maintenanceIssue`. */
export type MaintenanceIssueDetail = NonNullable<MaintenanceIssueQuery['maintenanceIssue']>;
/** An entry of an issue's history. */
export type ShownIssueEvent = MaintenanceIssueDetail['history'][number];
/** Issues after they were handled, and those that someone else has handled. */
export type HandledIssues = HandleMaintenanceIssuesMutation['handleMaintenanceIssues'];
/** The queued email, and the issues that it is about. */
export type EmailedIssues = EmailMaintenanceIssuesMutation['emailMaintenanceIssues'];

/** Work that comes around for trailers of some types. Source: query `plannedWorkTemplates`. */
export type PlannedWorkTemplate = PlannedWorkTemplatesQuery['plannedWorkTemplates'][number];
/** The issue after its work was completed, with the record of the trailer and the next due date. */
export type CompletedPlannedWork = CompletePlannedWorkMutation['completePlannedWork'];

/** Lifecycles of a trailer's ABS faults. Source: query `absTroubleshootingLifecycles`. */
export type AbsLifecycleList = AbsLifecyclesQuery['absTroubleshootingLifecycles'];
/** A fault with its repeats. Miles in miles, speeds in mph, instants as ISO texts. */
export type AbsLifecycle = AbsLifecycleList['lifecycles'][number];

/** Speed, battery and lamp of a trailer, column by column. Source: query `absReadings`. */
export type AbsReadings = AbsReadingsQuery['absReadings'];

/** Maintenance issues of trailers, and the lifecycles of their ABS faults. */
export interface MaintenanceApi {
  /** Rejects with BAD_USER_INPUT. Source: query `maintenanceIssues`. */
  issues(input: MaintenanceIssuesInput, options?: CallOptions): Promise<MaintenanceIssuePage>;
  /** Null if the caller has no access to its trailer. Source: query `maintenanceIssue`. */
  issue(id: string, options?: CallOptions): Promise<MaintenanceIssueDetail | null>;
  /** Rejects with BAD_USER_INPUT or NOT_FOUND. Source: query `absTroubleshootingLifecycles`. */
  absLifecycles(input: AbsLifecyclesInput, options?: CallOptions): Promise<AbsLifecycleList>;
  /** Rejects with BAD_USER_INPUT or NOT_FOUND. Source: query `absReadings`. */
  absReadings(input: { vin: string; from: Date; to: Date }, options?: CallOptions): Promise<AbsReadings>;
  /** Rejects with BAD_USER_INPUT. Source: mutation `handleMaintenanceIssues`. */
  handle(input: HandleMaintenanceIssuesInput, options?: CallOptions): Promise<HandledIssues>;
  /** Rejects with NOT_FOUND. Source: query `plannedWorkTemplates`. */
  templates(customerId: number, options?: CallOptions): Promise<PlannedWorkTemplate[]>;
  /** Rejects with BAD_USER_INPUT, NOT_FOUND or CONFLICT. Source: mutation `savePlannedWorkTemplate`. */
  saveTemplate(input: PlannedWorkTemplateInput, options?: CallOptions): Promise<PlannedWorkTemplate>;
  /** Rejects with BAD_USER_INPUT, NOT_FOUND or CONFLICT. Source: mutation `deletePlannedWorkTemplate`. */
  deleteTemplate(key: { customerId: number; id: string; version: number }, options?: CallOptions): Promise<boolean>;
  /** Rejects with BAD_USER_INPUT, NOT_FOUND or CONFLICT. Source: mutation `completePlannedWork`. */
  completeWork(input: CompletePlannedWorkInput, options?: CallOptions): Promise<CompletedPlannedWork>;
  /**
   * Work orders of open issues of one customer as a PDF file, a page for each trailer. Rejects with BAD_USER_INPUT,
   * NOT_FOUND or UNAVAILABLE. Source: POST /v1/api/work-orders.
   */
  workOrders(input: { customerId: number; issueIds: readonly string[] }, options?: CallOptions): Promise<Blob>;
  /**
   * Emails issues to a service center. Rejects with BAD_USER_INPUT, NOT_FOUND or RATE_LIMITED. Source: mutation
   * `emailMaintenanceIssues`.
   */
  email(input: EmailMaintenanceIssuesInput, options?: CallOptions): Promise<EmailedIssues>;
}

/** The port of `PortalApi` for maintenance. */
export interface MaintenancePort {
  maintenance: MaintenanceApi;
}
