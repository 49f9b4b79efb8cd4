import type { Random } from '@gladhand/domain/fleet';
import { REEFER_ALARMS } from '@gladhand/domain/reefers';
import type { SimReefer } from './simTrailer';

/** A coil ices over within hours and is free of ice after half an hour. */
const DEFROSTS_AN_HOUR = 0.25;
const THAWS_AN_HOUR = 2.5;
const ALARMS_AN_HOUR = 0.01;
const REPAIRS_AN_HOUR = 0.05;

/** Ice and alarms of a running unit that reports them. */
export function unitTroubles(unit: SimReefer, hours: number, random: Random): SimReefer {
  const { defrosting, alarms } = unit;
  if (defrosting === undefined && alarms === undefined) return unit;
  const on = unit.power === 'on';
  const defrosts = defrosting ? !random.chance(THAWS_AN_HOUR * hours) : random.chance(DEFROSTS_AN_HOUR * hours);
  return {
    ...unit,
    ...(defrosting !== undefined && { defrosting: on && defrosts }),
    ...(alarms !== undefined && { alarms: alarmsOf(alarms, on, hours, random) }),
  };
}

function alarmsOf(alarms: NonNullable<SimReefer['alarms']>, on: boolean, hours: number, random: Random) {
  if (alarms.length > 0) return random.chance(REPAIRS_AN_HOUR * hours) ? [] : alarms;
  if (!on || !random.chance(ALARMS_AN_HOUR * hours)) return alarms;
  const { id: code, level, label: text } = random.pick(REEFER_ALARMS);
  return [{ code, level, text }];
}
