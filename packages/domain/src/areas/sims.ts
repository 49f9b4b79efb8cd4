export type {
  ChangeSimsInput,
  RetrySimsInput,
  SimBatch,
  SimChangesApi,
  SimDetail,
  SimFilterInput,
  SimHistoryEntry,
  SimLine,
  SimPage,
  SimPlan,
  SimRequest,
  SimSubscription,
  SimsInput,
  SimTarget,
  SimTargetInput,
} from '../contract/sims';
export { type IccidProblem, iccidProblem, plainIccid, withCheckDigit } from '../rules/sims/iccid';
export {
  isRequestOpen,
  OPEN_REQUEST_STATES,
  requestAfterPlan,
  requestAfterStatus,
  SIM_TRANSITIONS,
  type SimFitness,
  type SimOrder,
  type SimRequestFacts,
  simActionsOf,
  simFitness,
  simRequestStage,
} from '../rules/sims/simChanges';
export { followSimPlan, type SimPlanEvent, type SimPlanState } from '../rules/sims/simPlanEvents';
export { SIM_POLICY, simRepeatAt } from '../rules/sims/simPolicy';
export {
  eventSequence,
  followSimStatus,
  type SimEventOutcome,
  type SimStatusEvent,
  type SimStatusFacts,
  trailerSimStatus,
} from '../rules/sims/simStatusEvents';
export {
  billingMonth,
  type CurrentSimUsage,
  currentSimUsage,
  type SimPlanFacts,
  type SimUsageFacts,
} from '../rules/sims/simUsage';
export {
  SIM_ACTIONS,
  SIM_REFUSALS,
  SIM_REQUEST_FILTERS,
  SIM_REQUEST_STATES,
  SIM_STATES,
  SimAction,
  SimRefusal,
  SimRequestFilter,
  SimRequestState,
  SimState,
  simAction,
  simRefusal,
  simRequestState,
  simState,
} from '../vocabulary/sims';
