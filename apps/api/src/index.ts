export { type Api, createApi } from './app';
export { createMemoryLimits } from './auth/memoryLimits';
export { makeSigningJwk, type TokenKeys, tokenKeysFrom } from './auth/tokenKeys';
export { takeImage } from './cargoImages/takeImage';
export { demoServiceCenters } from './demo/serviceCenters';
export { createJobDefinitions } from './engine/jobDefinitions';
export { MailRefused } from './engine/mail/mailer';
export { createMemoryJobs, type MemoryJobs } from './engine/memoryJobs';
export type { DeviceReportMessage } from './ingest/deviceReport';
export { takeReports } from './ingest/takeReports';
export { createOutboxMailer } from './mail/outboxMailer';
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
export { createMemoryRepositories } from './repositories/memory';
export type { Repositories } from './repositories/port';
export { settledUser } from './repositories/settledUser';
export type { TrailerRecord } from './repositories/trailerColumns';
export { EMPTY_WORLD, type World } from './repositories/world';
export { worldFromFleet } from './repositories/worldFromFleet';
export { drawCargo } from './simulator/drawCargo';
