import { lookup, type Word } from './lookup';

/** Kinds of packages, each with its own jobs, uploads and confirmation. A device reports a version for each. */
export const OtaKind = {
  Config: 'config',
  Script: 'script',
  MainApp: 'mainApp',
  DeviceReset: 'deviceReset',
} as const;
export type OtaKind = (typeof OtaKind)[keyof typeof OtaKind];

/** Over-the-air actions. */
export const OTA_ACTIONS = [
  { id: 'createCustomer', label: 'Create New Customer' },
  { id: 'addToCustomer', label: 'Add to Existing Customer' },
  { id: 'publishConfiguration', label: 'Publish Configuration' },
  { id: 'applyConfiguration', label: 'Apply Configuration' },
  { id: 'publishScript', label: 'Publish Script' },
  { id: 'applyScript', label: 'Apply Script' },
  { id: 'publishFirmware', label: 'Publish Firmware' },
  { id: 'applyFirmware', label: 'Apply Firmware' },
  { id: 'resetDevices', label: 'Reset Devices' },
] as const satisfies readonly Word<string>[];
export type OtaAction = (typeof OTA_ACTIONS)[number]['id'];
/** Finds an OTA action by id; an unknown id is kept and labeled as unknown. */
export const otaAction = lookup<Word<string>>(OTA_ACTIONS, 'OTA action');

/** Kinds of jobs and uploads; each has its own confirmation. */
export const OTA_UPLOADS: readonly Word<OtaKind>[] = [
  { id: 'config', label: 'Config' },
  { id: 'script', label: 'Script' },
  { id: 'mainApp', label: 'Main App' },
  { id: 'deviceReset', label: 'Device Reset' },
];
/** Finds an OTA upload by id; an unknown id is kept and labeled as unknown. */
export const otaUpload = lookup(OTA_UPLOADS, 'OTA upload');

/** States of a device in a campaign. Only the version that a device reports makes it confirmed. */
export const OtaState = {
  Queued: 'queued',
  Offered: 'offered',
  Downloading: 'downloading',
  Verifying: 'verifying',
  Applied: 'applied',
  Confirmed: 'confirmed',
  Failed: 'failed',
  Expired: 'expired',
} as const;
export type OtaState = (typeof OtaState)[keyof typeof OtaState];

/** The states of a device with their labels, in the order in which a device passes through them. */
export const OTA_STATES: readonly Word<OtaState>[] = [
  { id: 'queued', label: 'Queued' },
  { id: 'offered', label: 'Offered' },
  { id: 'downloading', label: 'Downloading' },
  { id: 'verifying', label: 'Verifying' },
  { id: 'applied', label: 'Applied' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'failed', label: 'Failed' },
  { id: 'expired', label: 'Expired' },
];
/** Finds a state of a device by id; an unknown id is kept and labeled as unknown. */
export const otaState = lookup(OTA_STATES, 'OTA state');

/** Why a device failed or expired. */
export const OtaReason = {
  HashMismatch: 'hashMismatch',
  SignatureInvalid: 'signatureInvalid',
  LowVoltage: 'lowVoltage',
  NoStorage: 'noStorage',
  DownloadFailed: 'downloadFailed',
  InstallFailed: 'installFailed',
  WrongVersion: 'wrongVersion',
  NotConfirmed: 'notConfirmed',
  DeadlinePassed: 'deadlinePassed',
  Canceled: 'canceled',
} as const;
export type OtaReason = (typeof OtaReason)[keyof typeof OtaReason];

/** Reasons with their labels. Devices report the first six; the server decides the rest. */
export const OTA_REASONS: readonly Word<OtaReason>[] = [
  { id: 'hashMismatch', label: 'Hash mismatch' },
  { id: 'signatureInvalid', label: 'Signature invalid' },
  { id: 'lowVoltage', label: 'Voltage too low' },
  { id: 'noStorage', label: 'Not enough storage' },
  { id: 'downloadFailed', label: 'Download failed' },
  { id: 'installFailed', label: 'Install failed' },
  { id: 'wrongVersion', label: 'Wrong version' },
  { id: 'notConfirmed', label: 'No report' },
  { id: 'deadlinePassed', label: 'Deadline passed' },
  { id: 'canceled', label: 'Campaign canceled' },
];
/** Finds a reason by id; an unknown id is kept and labeled as unknown. */
export const otaReason = lookup(OTA_REASONS, 'OTA reason');

/** States of a campaign. A stopped campaign has passed its failure limit; a paused one was paused by a person. */
export const OtaCampaignState = {
  Running: 'running',
  Paused: 'paused',
  Stopped: 'stopped',
  Done: 'done',
  Canceled: 'canceled',
} as const;
export type OtaCampaignState = (typeof OtaCampaignState)[keyof typeof OtaCampaignState];

/** States of a campaign with their labels. */
export const OTA_CAMPAIGN_STATES: readonly Word<OtaCampaignState>[] = [
  { id: 'running', label: 'Running' },
  { id: 'paused', label: 'Paused' },
  { id: 'stopped', label: 'Stopped' },
  { id: 'done', label: 'Done' },
  { id: 'canceled', label: 'Canceled' },
];
/** Finds a state of a campaign by id; an unknown id is kept and labeled as unknown. */
export const otaCampaignState = lookup(OTA_CAMPAIGN_STATES, 'campaign state');
