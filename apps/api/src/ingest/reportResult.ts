import { FixFlag } from '@gladhand/domain/tracking';
import { INGEST_MESSAGES } from './messages';

/** Why a report was refused, or which part of it was ignored. */
export const IngestCode = {
  /** The report does not match the contract; the message names the field. */
  Invalid: 'INVALID',
  /** A phone sent no position, or an impossible one. */
  NoFix: 'NO_FIX',
  /** The key covers no device with this serial number. */
  UnknownDevice: 'UNKNOWN_DEVICE',
  /** Two trailers have this serial number. */
  AmbiguousDevice: 'AMBIGUOUS_DEVICE',
  /** Stored with the current time, because the device clock is ahead. */
  ClockAhead: 'CLOCK_AHEAD',
  /** Accepted without the position, because the trailer can't have moved that fast. */
  Teleport: 'TELEPORT',
  /** Older than the customer's retention period. */
  TooOld: 'TOO_OLD',
  /** Accepted without the readings of sensors that the trailer does not have. */
  SensorNotInstalled: 'SENSOR_NOT_INSTALLED',
} as const;
export type IngestCode = (typeof IngestCode)[keyof typeof IngestCode];

/** The result for one report of a batch. Every report except `rejected` ones is stored. */
export interface ReportResult {
  index: number;
  /** `late` is stored only in the log; `duplicate` changed nothing. */
  status: 'accepted' | 'duplicate' | 'late' | 'rejected';
  code?: IngestCode;
  message?: string;
}

export function rejected(index: number, code: IngestCode, message: string): ReportResult {
  return { index, status: 'rejected', code, message };
}

/** The note for the sender of an accepted report. */
export function remarkOn(
  flags: readonly FixFlag[],
  ignored: readonly string[],
): Pick<ReportResult, 'code' | 'message'> {
  if (flags.includes(FixFlag.ClockAhead)) {
    const message = INGEST_MESSAGES.clockAhead;
    return { code: IngestCode.ClockAhead, message };
  }
  if (flags.includes(FixFlag.Teleport)) {
    const message = INGEST_MESSAGES.teleport;
    return { code: IngestCode.Teleport, message };
  }
  if (ignored.length === 0) return {};
  const message = INGEST_MESSAGES.notInstalled(ignored);
  return { code: IngestCode.SensorNotInstalled, message };
}
