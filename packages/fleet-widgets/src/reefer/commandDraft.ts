import { type CommandOrder, celsius, checkSetPoint, fahrenheit, REEFER_POLICY, ReeferCommand } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import { signOf } from './temperatureWords';

/** A command while it is being chosen. */
export interface CommandDraft {
  kind: ReeferCommand | null;
  zone: number;
  /** In the viewer's unit, also out of range; null while no number stands there. */
  setPoint: number | null;
}

/** Nothing chosen yet. */
export const EMPTY_DRAFT: CommandDraft = { kind: null, zone: 1, setPoint: null };

/** What the draft asks of a unit; undefined while something is missing or wrong. */
export function orderOf({ kind, zone, setPoint }: CommandDraft, units: UnitSystem): CommandOrder | undefined {
  if (kind === null) return undefined;
  if (kind !== ReeferCommand.SetPoint) return { kind, zone: null, setPointC: null };
  const unit = signOf(units);
  if (setPoint === null || checkSetPoint(setPoint, unit) !== undefined) return undefined;
  const setPointC = unit === 'C' ? setPoint : celsius(setPoint);
  return { kind, zone, setPointC: Math.round(setPointC * 1_000) / 1_000 };
}

/** The set points that a unit accepts, in the viewer's unit. */
export function setPointRange(units: UnitSystem): { min: number; max: number } {
  const { setPointMinC, setPointMaxC } = REEFER_POLICY;
  return units === 'metric'
    ? { min: setPointMinC, max: setPointMaxC }
    : { min: fahrenheit(setPointMinC), max: fahrenheit(setPointMaxC) };
}
