export type {
  AbsLifecycle,
  AbsLifecycleList,
  AbsLifecyclesInput,
  AbsReadings,
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
  ShownEvidence,
  ShownIssue,
  ShownIssueEvent,
} from '../contract/maintenance';
export { type AbsReading, type LampStretch, lampStretches, thinAbsReadings } from '../rules/faults/absReadings';
export {
  type Findings,
  type FollowedIssue,
  followFindings,
  type TrailerIssues,
} from '../rules/maintenance/followFindings';
export {
  followIssue,
  type IssueChange,
  type IssueFinding,
  type IssueState,
  type MaintenanceIssue,
} from '../rules/maintenance/followIssue';
export { amberLampFinding, tireInflationFinding, trailerBatteryFinding } from '../rules/maintenance/issueFindings';
export {
  ISSUE_SCORE,
  type IssuePoints,
  issueAgePoints,
  issuePoints,
  issueScore,
  type ScoredIssue,
} from '../rules/maintenance/issueScore';
export {
  type ListedIssueKind,
  MAINTENANCE_LIMITS,
  MAINTENANCE_POLICY,
  type MaintenanceIssueKind,
} from '../rules/maintenance/maintenancePolicy';
export {
  type DueWork,
  dueWork,
  monthsAfter,
  stateBeganOn,
  type UnjudgedInterval,
  type WorkBase,
  type WorkIntervals,
  type WorkReadings,
  type WorkState,
} from '../rules/maintenance/plannedWork';
export { ANNUAL_INSPECTION, PLANNED_WORK_POLICY, type WorkCountedFrom } from '../rules/maintenance/plannedWorkPolicy';
export {
  type SensorTimes,
  silenceSince,
  silentFrom,
  silentSensors,
  WATCHED_SENSORS,
  type WatchedSensor,
  type WatchedSim,
  type WatchedTrailer,
} from '../rules/maintenance/silentSensors';
export { type IssueWork, issueWork, WORK_ORDER_STEPS } from '../rules/maintenance/workOrder';
export {
  WORK_TEMPLATE_PROBLEMS,
  type WorkTemplate,
  type WorkTemplateProblems,
  workTemplateProblems,
} from '../rules/maintenance/workTemplate';
export { FAULT_SEVERITY_STATES, faultSeverityState, ISSUE_KINDS, issueKind } from '../vocabulary/faults';
