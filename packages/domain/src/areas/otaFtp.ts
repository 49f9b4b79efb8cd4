export type {
  CreateOtaFtpServerInput,
  OtaFtpApi,
  OtaFtpEntry,
  OtaFtpFilesInput,
  OtaFtpFileTaskInput,
  OtaFtpListing,
  OtaFtpServer,
  OtaFtpServerInput,
  OtaFtpTask,
  OtaFtpTest,
  PublishOtaPackageInput,
  TrustOtaFtpServerInput,
  UpdateOtaFtpServerInput,
} from '../contract/otaFtp';
export {
  isOtaFtpManifestName,
  isOtaFtpManifestOf,
  MAX_OTA_FTP_MANIFEST_BYTES,
  type OtaFtpManifestContent,
  otaFtpManifest,
  otaFtpManifestName,
} from '../rules/otaFtp/otaFtpManifest';
export {
  isEntryName,
  isOtaFtpFileName,
  isOtaFtpPath,
  isPartialName,
  joinOtaFtpPath,
  otaFtpFileName,
  otaFtpFolder,
  partialName,
  partialTaskId,
} from '../rules/otaFtp/otaFtpNames';
export { OTA_FTP_POLICY } from '../rules/otaFtp/otaFtpPolicy';
export { isOpenTask, isPassing, nextOtaFtpTry } from '../rules/otaFtp/otaFtpTasks';
export {
  OTA_FTP_PROBLEMS,
  OTA_FTP_PROTOCOLS,
  OTA_FTP_TASK_STATES,
  OtaFtpManifestState,
  OtaFtpProblem,
  OtaFtpProtocol,
  OtaFtpTaskKind,
  OtaFtpTaskState,
  otaFtpProblem,
  otaFtpProtocol,
  otaFtpTaskState,
} from '../vocabulary/otaFtp';
