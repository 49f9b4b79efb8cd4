export {
  followIssue,
  type IssueChange,
  type IssueFinding,
  type IssueState,
  type MaintenanceIssue,
} from '../rules/maintenance/followIssue';
export { amberLampFinding, tireInflationFinding, trailerBatteryFinding } from '../rules/maintenance/issueFindings';
export { MAINTENANCE_POLICY, type MaintenanceIssueKind } from '../rules/maintenance/maintenancePolicy';
