import type { OtaReason, OtaState } from '../../vocabulary/ota';

/** A device in a campaign. */
export interface OtaDevice {
  readonly state: OtaState;
  /** How often it got the job; 0 before the first time. */
  readonly attempt: number;
  /** Downloaded so far, in percent; 0 before the download. */
  readonly percent: number;
  /** Why it failed or expired. */
  readonly reason: OtaReason | null;
  /** What the device said about a failure, or the wrong version that it reported. */
  readonly detail: string | null;
  /** The version that it reported before the attempt; null if it is unknown. */
  readonly fromVersion: string | null;
}

/** Reasons that a device can report. */
export const DEVICE_REASONS = [
  'hashMismatch',
  'signatureInvalid',
  'lowVoltage',
  'noStorage',
  'downloadFailed',
  'installFailed',
] as const satisfies readonly OtaReason[];
export type DeviceReason = (typeof DEVICE_REASONS)[number];

/** What a device says about its job. */
export type OtaProgress =
  | { readonly attempt: number; readonly step: 'downloading'; readonly percent: number }
  | { readonly attempt: number; readonly step: 'verifying' | 'applied' }
  | {
      readonly attempt: number;
      readonly step: 'failed';
      readonly reason: DeviceReason;
      readonly detail: string | null;
    };

/** What happens to a device in a campaign. Only `progress` and `reported` come from the device. */
export type OtaEvent =
  | { readonly kind: 'offer'; readonly reported: string | null }
  | { readonly kind: 'progress'; readonly progress: OtaProgress }
  | { readonly kind: 'reported'; readonly version: string }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'retry'; readonly maxAttempts: number };

/** Every change of state that can happen. */
export const OTA_TRANSITIONS: Readonly<Record<OtaState, readonly OtaState[]>> = {
  queued: ['offered', 'confirmed', 'expired'],
  offered: ['downloading', 'verifying', 'applied', 'confirmed', 'failed', 'expired'],
  downloading: ['verifying', 'applied', 'confirmed', 'failed', 'expired'],
  verifying: ['applied', 'confirmed', 'failed', 'expired'],
  applied: ['confirmed', 'failed'],
  confirmed: [],
  failed: ['queued', 'confirmed'],
  expired: ['queued', 'confirmed'],
};

/** States in which a device works on its job. */
export const WORKING_STATES = ['offered', 'downloading', 'verifying', 'applied'] as const satisfies OtaState[];
/** States in which a device is in a campaign and hasn't ended. */
export const ACTIVE_STATES = ['queued', ...WORKING_STATES] as const satisfies OtaState[];

const isWorking = (state: OtaState): boolean => (WORKING_STATES as readonly OtaState[]).includes(state);

/** Later steps win, so that messages which arrive twice or in another order end in the same state. */
const RANK: Readonly<Record<OtaState, number>> = {
  ...{ queued: 0, offered: 1, downloading: 2, verifying: 3, applied: 4, failed: 5, expired: 6, confirmed: 7 },
};
/** Of several reasons of one attempt the first in this order is kept. */
const REASON_ORDER: readonly OtaReason[] = ['wrongVersion', ...DEVICE_REASONS];

/**
 * The device after an event; the same object if it changes nothing. Messages of a device about one attempt can come
 * twice and in any order.
 */
export function followOtaEvent(device: OtaDevice, event: OtaEvent, target: string): OtaDevice {
  switch (event.kind) {
    case 'offer':
      return offered(device, event.reported, target);
    case 'progress':
      return progressed(device, event.progress);
    case 'reported':
      return reported(device, event.version, target);
    case 'deadline':
      return device.state === 'applied' || isEnded(device) ? device : ended(device, 'expired', 'deadlinePassed');
    case 'unconfirmed':
      return device.state === 'applied' ? ended(device, 'failed', 'notConfirmed') : device;
    case 'cancel':
      return isCancelable(device.state) ? ended(device, 'expired', 'canceled') : device;
    case 'retry':
      return isRetryable(device, event.maxAttempts)
        ? { ...device, state: 'queued', percent: 0, reason: null, detail: null }
        : device;
  }
}

/** Whether a device has ended: its state changes only if it is retried, or if it reports the target version late. */
export const isEnded = ({ state }: Pick<OtaDevice, 'state'>): boolean =>
  state === 'confirmed' || state === 'failed' || state === 'expired';

/** Whether canceling a campaign ends the job of a device in this state. An installation can't be stopped. */
export const isCancelable = (state: OtaState): boolean =>
  state === 'queued' || state === 'offered' || state === 'downloading';

/** Whether a device has failed or expired and has attempts left. */
export const isRetryable = ({ state, attempt }: Pick<OtaDevice, 'state' | 'attempt'>, maxAttempts: number): boolean =>
  (state === 'failed' || state === 'expired') && attempt < maxAttempts;

function offered(device: OtaDevice, version: string | null, target: string): OtaDevice {
  if (device.state !== 'queued') return device;
  if (version === target) return confirmed(device);
  return { ...device, state: 'offered', attempt: device.attempt + 1, percent: 0, fromVersion: version };
}

function progressed(device: OtaDevice, progress: OtaProgress): OtaDevice {
  if (progress.attempt !== device.attempt) return device;
  if (progress.step === 'failed') return failed(device, progress.reason, progress.detail);
  if (!isWorking(device.state)) return device;
  if (progress.step === 'downloading') {
    const percent = Math.min(100, Math.max(device.percent, Math.floor(progress.percent)));
    if (RANK[device.state] > RANK.downloading) return device;
    return device.state === 'downloading' && percent === device.percent
      ? device
      : { ...device, state: 'downloading', percent };
  }
  return RANK[progress.step] > RANK[device.state] ? { ...device, state: progress.step, percent: 100 } : device;
}

function reported(device: OtaDevice, version: string, target: string): OtaDevice {
  if (version === target) return confirmed(device);
  // The earlier version is reported until the new one runs. Without an earlier one, no report can be judged.
  if (device.fromVersion === null || version === device.fromVersion) return device;
  return failed(device, 'wrongVersion', version);
}

function failed(device: OtaDevice, reason: OtaReason, detail: string | null): OtaDevice {
  if (isWorking(device.state)) return { ...device, state: 'failed', percent: 0, reason, detail };
  // A failure that the server has decided stays.
  if (device.state !== 'failed' || !REASON_ORDER.includes(device.reason ?? 'notConfirmed')) return device;
  const order = REASON_ORDER.indexOf(reason) - REASON_ORDER.indexOf(device.reason ?? reason);
  const isKept = order > 0 || (order === 0 && (detail ?? '') <= (device.detail ?? ''));
  return isKept ? device : { ...device, reason, detail };
}

const confirmed = (device: OtaDevice): OtaDevice =>
  device.state === 'confirmed' ? device : { ...device, state: 'confirmed', percent: 100, reason: null, detail: null };

const ended = (device: OtaDevice, state: 'failed' | 'expired', reason: OtaReason): OtaDevice =>
  isEnded(device) ? device : { ...device, state, percent: 0, reason, detail: null };
