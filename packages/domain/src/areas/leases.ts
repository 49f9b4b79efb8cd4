export type {
  ControlLeaseInput,
  CreateLeaseInput,
  LeaseCheck,
  LeaseCheckInput,
  TrailerLease,
  TrailerLeasePage,
  TrailerLeasesInput,
  TrailerLeaseTrailerPage,
  TrailerLeaseTrailersInput,
} from '../contract/leases';
export { type LeaseAction, leaseActions } from '../rules/leases/leaseActions';
export {
  LEASE_POLICY,
  type LeaseDays,
  type LeaseDaysProblem,
  type LeaseSpan,
  leaseDaysProblem,
  leaseSpan,
  spansOverlap,
} from '../rules/leases/leaseSpan';
export { LEASE_RESULTS, LEASE_STATES, LeaseResult, LeaseState } from '../vocabulary/leases';
