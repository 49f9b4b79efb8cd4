import type { OtaFtpProblem, OtaFtpTaskState } from '../../vocabulary/otaFtp';
import { OTA_FTP_POLICY } from './otaFtpPolicy';

const PASSING: readonly OtaFtpProblem[] = ['refused', 'timedOut', 'connectionLost', 'sizeMismatch'];

/** Whether a problem may pass by itself, so that another attempt is worthwhile. */
export const isPassing = (problem: OtaFtpProblem): boolean => PASSING.includes(problem);

/** When a task is attempted again after a number of attempts; undefined if it has failed. */
export function nextOtaFtpTry(problem: OtaFtpProblem, attempts: number, now: Date): Date | undefined {
  const delayMs = isPassing(problem) ? OTA_FTP_POLICY.retryDelaysMs[attempts - 1] : undefined;
  return delayMs === undefined ? undefined : new Date(now.getTime() + delayMs);
}

const OPEN: readonly OtaFtpTaskState[] = ['waiting', 'working', 'verifying'];

/** Whether a task isn't over. */
export const isOpenTask = (state: OtaFtpTaskState): boolean => OPEN.includes(state);
