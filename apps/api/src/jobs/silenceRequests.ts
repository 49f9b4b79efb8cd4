import type { JobRequest } from '../engine/jobs';

export const SILENCE_JOB = 'maintenance.silence';
export const SWEEP_JOB = 'alert.sweep';

/** Judges the silence of a customer's trailers again, because a SIM was suspended. */
export const silenceRequests = (customerId: number): JobRequest[] => [
  { name: SILENCE_JOB, key: 'sim' },
  { name: SWEEP_JOB, data: { customerId }, key: `${customerId} sim` },
];
