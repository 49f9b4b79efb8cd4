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
  OtaFtpProblem,
  OtaFtpProtocol,
  OtaFtpTaskKind,
  OtaFtpTaskState,
  otaFtpProblem,
  otaFtpProtocol,
  otaFtpTaskState,
} from '../vocabulary/otaFtp';
