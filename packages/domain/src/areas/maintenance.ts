export type {
  AbsLifecycle,
  AbsLifecycleList,
  AbsLifecyclesInput,
  AbsReadings,
  EmailedIssues,
  EmailMaintenanceIssuesInput,
  HandledIssues,
  HandleMaintenanceIssuesInput,
  MaintenanceIssueDetail,
  MaintenanceIssuePage,
  MaintenanceIssuesInput,
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
  MAINTENANCE_LIMITS,
  MAINTENANCE_POLICY,
  type MaintenanceIssueKind,
} from '../rules/maintenance/maintenancePolicy';
export {
  type SensorTimes,
  silentFrom,
  silentSensors,
  WATCHED_SENSORS,
  type WatchedSensor,
  type WatchedTrailer,
} from '../rules/maintenance/silentSensors';
export { type IssueWork, issueWork, WORK_ORDER_STEPS } from '../rules/maintenance/workOrder';
export { FAULT_SEVERITY_STATES, faultSeverityState, ISSUE_KINDS, issueKind } from '../vocabulary/faults';
