import { FixFlag } from '@gladhand/domain';

/** Why a report was refused, or what of it was not used. */
export const IngestCode = {
  /** The report is not what the contract says; the message names the field. */
  Invalid: 'INVALID',
  /** A phone sent no position, or one that is nowhere. */
  NoFix: 'NO_FIX',
  /** No device of this serial number that the key may report for. */
  UnknownDevice: 'UNKNOWN_DEVICE',
  /** Two trailers carry this serial number. */
  AmbiguousDevice: 'AMBIGUOUS_DEVICE',
  /** Taken as of now: the device's clock is ahead of ours. */
  ClockAhead: 'CLOCK_AHEAD',
  /** Taken, but for the place: no trailer gets there so fast. */
  Teleport: 'TELEPORT',
  /** Older than the customer keeps its log. */
  TooOld: 'TOO_OLD',
  /** Taken, but for readings of sensors that the trailer does not have. */
  SensorNotInstalled: 'SENSOR_NOT_INSTALLED',
} as const;
export type IngestCode = (typeof IngestCode)[keyof typeof IngestCode];

/** What became of one report of a batch. All but `rejected` is stored for good. */
export interface ReportResult {
  index: number;
  /** `late` is in the log only; `duplicate` changed nothing. */
  status: 'accepted' | 'duplicate' | 'late' | 'rejected';
  code?: IngestCode;
  message?: string;
}

export function rejected(index: number, code: IngestCode, message: string): ReportResult {
  return { index, status: 'rejected', code, message };
}

/** What the sender should know of a report that was taken. */
export function remarkOn(
  flags: readonly FixFlag[],
  ignored: readonly string[],
): Pick<ReportResult, 'code' | 'message'> {
  if (flags.includes(FixFlag.ClockAhead)) {
    const message = 'recordedAt is in the future: taken as of now. Check the device clock.';
    return { code: IngestCode.ClockAhead, message };
  }
  if (flags.includes(FixFlag.Teleport)) {
    const message = 'The position is in the log only: no trailer gets there from its last one in this time.';
    return { code: IngestCode.Teleport, message };
  }
  if (ignored.length === 0) return {};
  const message = `Kept in the log only, no such sensor is installed: ${ignored.join(', ')}.`;
  return { code: IngestCode.SensorNotInstalled, message };
}
