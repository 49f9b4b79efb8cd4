export type {
  ControlOtaCampaignInput,
  CreateOtaCampaignInput,
  OtaApi,
  OtaCampaign,
  OtaCampaignDevice,
  OtaCampaignDevicesInput,
  OtaCampaignSummary,
  OtaDevicePage,
  OtaFleetInput,
  OtaFleetPage,
  OtaPackage,
  OtaPackageList,
  OtaPlanInput,
  OtaTarget,
  OtaTargetInput,
  OtaTrailer,
  OtaUpload,
  RollBackOtaCampaignInput,
} from '../contract/ota';
export {
  isTimeOfDay,
  type OtaConditions,
  type OtaTrailerFacts,
  type OtaWait,
  unmetConditions,
} from '../rules/ota/otaConditions';
export {
  ACTIVE_STATES,
  DEVICE_REASONS,
  type DeviceReason,
  followOtaEvent,
  isCancelable,
  isEnded,
  OTA_TRANSITIONS,
  type OtaDevice,
  type OtaEvent,
  type OtaProgress,
  WORKING_STATES,
} from '../rules/ota/otaDevice';
export { isOtaVersion, isSha256, manifestText, type OtaManifest, otaActionOf } from '../rules/ota/otaPackage';
export { OTA_POLICY } from '../rules/ota/otaPolicy';
export { spreadSeconds } from '../rules/ota/otaPolling';
export {
  byStageOrder,
  type OtaStage,
  type OtaStageProblem,
  otaStageProblem,
  type SizedStage,
  sizedStages,
  stageOfPlace,
} from '../rules/ota/otaStages';
export {
  isStageOver,
  judgeStop,
  type OtaCount,
  type OtaStageCount,
  type OtaStopBase,
  type OtaStopRule,
  type OtaStopVerdict,
  otaStateCounts,
} from '../rules/ota/otaStop';
export {
  OTA_ACTIONS,
  OTA_CAMPAIGN_STATES,
  OTA_REASONS,
  OTA_STATES,
  OTA_UPLOADS,
  type OtaAction,
  OtaCampaignState,
  OtaKind,
  OtaReason,
  OtaState,
  otaAction,
  otaCampaignState,
  otaReason,
  otaState,
  otaUpload,
} from '../vocabulary/ota';
