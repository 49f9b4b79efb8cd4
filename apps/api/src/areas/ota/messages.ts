import type { OtaStageProblem } from '@gladhand/domain/ota';

/** Texts about packages. */
export const OTA_PACKAGE_MESSAGES = {
  noKeys: 'Set OTA_PUBLIC_KEYS on the server. Packages must be signed with a key of the operator.',
  kind: (kinds: readonly string[]) => `kind must be one of ${kinds.join(', ')}.`,
  family: 'family must be the id of a device family.',
  version: 'Enter a version: up to 40 letters, digits, dots, +, _ or -, e.g. 4.18.2.',
  name: (max: number) => `Enter a name of up to ${max} characters.`,
  note: (max: number) => `The release note may have up to ${max} characters.`,
  size: 'sizeBytes must be the size of the file in bytes.',
  sha256: 'sha256 must be 64 lower-case hex digits.',
  signatureForm: 'signature must be an Ed25519 signature: 64 bytes in base64.',
  empty: 'The file is empty.',
  tooLarge: (megabytes: number) => `A package may have up to ${megabytes} MB.`,
  exists: (version: string) =>
    `Version '${version}' already exists for this device family. Packages can't be changed; upload it as a new version.`,
  signature:
    "The signature doesn't match any key of the operator. Sign this file again, with this kind, family and version.",
  otherFamily: (signed: string, chosen: string) =>
    `This package is signed for '${signed}', not for '${chosen}'. Choose the family that it is for.`,
  otherKind: (signed: string, chosen: string) => `This package is signed as '${signed}', not as '${chosen}'.`,
  truncated: (received: number, expected: number) =>
    `The file is incomplete: ${received.toLocaleString('en-US')} of ${expected.toLocaleString('en-US')} bytes arrived. Upload it again.`,
  longer: (expected: number) =>
    `The file is longer than ${expected.toLocaleString('en-US')} bytes, the size that was signed.`,
  hash: "The file doesn't match its SHA-256. It was damaged, or another file was signed.",
} as const;

/** Texts about campaigns. */
export const OTA_CAMPAIGN_MESSAGES = {
  id: 'campaignId must be a UUID.',
  limit: (max: number) => `limit must be 1 to ${max}.`,
  state: 'state must be a state of a device in a campaign.',
  reason: 'reason must be a reason for which devices fail.',
  kind: (kinds: readonly string[]) => `kind must be one of ${kinds.join(', ')}.`,
  tooManyLines: (max: number) => `Paste up to ${max.toLocaleString('en-US')} lines, or use the filter.`,
  tooManyVersions: (max: number) => `Choose up to ${max} versions.`,
  days: 'Choose 1 to 365 days.',
  none: 'No device can be updated. Choose other devices.',
  devicesChanged: (devices: number) =>
    `${devices.toLocaleString('en-US')} devices would be updated now. Check the target again.`,
  name: (max: number) => `Enter a name of up to ${max} characters.`,
  range: (name: string, min: number, max: number) => `${name} must be ${min} to ${max}.`,
  time: 'Enter hours as HH:MM, e.g. 08:00 to 16:00.',
  sameTime: 'Begin and end of the hours must differ.',
  action: (actions: readonly string[]) => `action must be one of ${actions.join(', ')}.`,
  changed: 'This campaign has changed since you opened it. Check it, then try again.',
  notRunning: 'Only a running campaign can be paused.',
  notHeld: 'Only a paused or stopped campaign can be resumed.',
  ended: 'This campaign has ended.',
  resume: 'Enter a limit above the current failure rate, or a reason.',
  reasonTooLong: (max: number) => `The reason may have up to ${max} characters.`,
  noRetry: 'No failed device can be retried: their attempts are used up, or they are in another campaign.',
  conditionsMissing: 'conditions is missing.',
  otherPackage: 'Choose another version of the same kind and device family.',
} as const;

/** Why stages can't be used. */
export const STAGE_PROBLEMS: Readonly<Record<OtaStageProblem, string>> = {
  none: 'A campaign needs a stage.',
  tooMany: 'A campaign has up to 6 stages.',
  lastIsNotAll: 'The last stage must be all devices.',
  percent: 'The share of a stage must be above 0 and below 100 percent.',
  devices: 'The number of devices of a stage must be a whole number of at least 1.',
  notGrowing: 'Each stage must reach further than the one before.',
};

/** Texts for devices. */
export const OTA_DEVICE_MESSAGES = {
  serialNumber: 'serialNumber must be the serial number of a device, with 1 to 64 characters.',
  unknown: 'No device with this serial number is registered for your key.',
  ambiguous: 'Several trailers have this serial number. Correct it in Trailer Management.',
  busy: 'The server is busy. Try again after the time in Retry-After.',
  noJob: 'This job is unknown or has ended. Request the job of the device again.',
  range: 'The range begins behind the end of the file.',
  attempt: 'attempt must be the attempt of the job.',
  step: (steps: readonly string[]) => `step must be one of ${steps.join(', ')}.`,
  percent: 'percent must be 0 to 100.',
  reason: (reasons: readonly string[]) => `reason must be one of ${reasons.join(', ')}.`,
  detail: 'detail may have up to 200 characters.',
} as const;
