import type { UnitSystem } from '@gladhand/domain/formats';
import { celsius, fahrenheit } from '@gladhand/domain/formats';
import { type CommandOrder, checkSetPoint, REEFER_POLICY, ReeferCommand } from '@gladhand/domain/reefers';
import { signOf } from './temperatureWords';

/** A command that isn't sent yet. */
export interface CommandDraft {
  kind: ReeferCommand | null;
  zone: number;
  /** In the viewer's unit, possibly out of range; null if it isn't a number. */
  setPoint: number | null;
}

/** Nothing is selected. */
export const EMPTY_DRAFT: CommandDraft = { kind: null, zone: 1, setPoint: null };

/** The command of a draft; undefined if something is missing or invalid. */
export function orderOf({ kind, zone, setPoint }: CommandDraft, units: UnitSystem): CommandOrder | undefined {
  if (kind === null) return undefined;
  if (kind !== ReeferCommand.SetPoint) return { kind, zone: null, setPointC: null };
  const unit = signOf(units);
  if (setPoint === null || checkSetPoint(setPoint, unit) !== undefined) return undefined;
  const setPointC = unit === 'C' ? setPoint : celsius(setPoint);
  return { kind, zone, setPointC: Math.round(setPointC * 1_000) / 1_000 };
}

/** The range of set points in the viewer's unit. */
export function setPointRange(units: UnitSystem): { min: number; max: number } {
  const { setPointMinC, setPointMaxC } = REEFER_POLICY;
  return units === 'metric'
    ? { min: setPointMinC, max: setPointMaxC }
    : { min: fahrenheit(setPointMinC), max: fahrenheit(setPointMaxC) };
}
