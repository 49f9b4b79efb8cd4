export { type Api, createApi } from './app';
export { takeImage } from './areas/cargoImages/takeImage';
export { createMemoryLimits } from './auth/memoryLimits';
export { makeSigningJwk, type TokenKeys, tokenKeysFrom } from './auth/tokenKeys';
export { createJobDefinitions } from './composition/jobDefinitions';
export { createMemoryRepositories } from './composition/memoryRepositories';
export { takeReports } from './composition/takeReports';
export type { TrailerRecord } from './database/trailerColumns';
export { addDemoPackages, DEMO_OTA_KEY } from './demo/demoOta';
export { addDemoParts } from './demo/demoParts';
export { addDemoSims } from './demo/demoSims';
export { PART_DRAWINGS } from './demo/drawParts';
export { demoServiceCenters } from './demo/serviceCenters';
export {
  FileServerError,
  type FileServers,
} from './engine/fileServers/fileServers';
export { MailRefused } from './engine/mail/mailer';
export { createOutboxMailer } from './engine/mail/outboxMailer';
export { createMemoryJobs, type MemoryJobs } from './engine/memoryJobs';
export type { DeviceReportMessage } from './ingest/deviceReport';
export type {
  ApiConfig,
  ApiDeps,
  Connection,
  IdMaker,
  LimitRule,
  Logger,
  PasswordHasher,
  PortalFile,
  PortalFiles,
  RateLimits,
} from './ports';
export { confirmedUser } from './repositories/confirmedUser';
export { type Dataset, EMPTY_WORLD } from './repositories/dataset';
export { datasetFromFleet } from './repositories/datasetFromFleet';
export type {
  AuditEntry,
  CustomerRecord,
  GroupKind,
  GroupRecord,
  LinkRecord,
  OutboxMail,
  SessionRecord,
  UserRecord,
} from './repositories/entities';
export type { Repositories } from './repositories/port';
export { drawCargo } from './simulator/drawCargo';
export { createSimCallbacks, createSimulatedSimProvider } from './simulator/simProvider';
