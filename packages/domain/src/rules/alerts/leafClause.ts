import { LIGHT_BRANCHES, lightBranch } from '../../vocabulary/lights';
import type { ReadingUnit } from '../../vocabulary/readings';
import { DURATION_UNIT_MS, durationParts, fahrenheit } from '../formats/conversions';
import { type ReadingFormats, US_FORMATS } from '../formats/readingFormats';
import { fill } from '../text/fill';
import type { AlertLeaf, GeofenceChoice } from './alertCondition';
import { ALARM_LEVEL_NAMES, CLAUSES, LIGHT_FAULT_CLAUSES, SENTENCES } from './clauseTexts';
import { LIGHT_FAULT_IDS } from './lightFaultIds';

/** How conditions are written. */
export interface SentenceOptions {
  /** Units and language of numbers. @default US English */
  readonly formats?: ReadingFormats | undefined;
  /** Names of geofences by id. */
  readonly geofenceNames: ReadonlyMap<string, string>;
  /** Translates the texts of clauses. @default English */
  readonly say?: ((english: string) => string) | undefined;
}

/** One condition as it follows 'When': 'the doors are open for 30 minutes'. */
export function leafClause(leaf: AlertLeaf, options: SentenceOptions): string {
  const { formats = US_FORMATS, say = (english) => english } = options;
  const write = (text: string, ...values: readonly string[]) => fill(say(text), values);
  const lasting = (leafWithDuration: { readonly durationMs: number }) =>
    durationWords(leafWithDuration.durationMs, formats.locale);
  const value = (amount: number, unit: ReadingUnit) => thresholdText(amount, unit, formats);
  /** A clause with the names of geofences, or one without if there is no choice. */
  const placed = (text: string, ofAny: string, geofences: GeofenceChoice, ...rest: readonly string[]) =>
    geofences === 'any' ? write(ofAny, ...rest) : write(text, namesOf(geofences, options), ...rest);
  switch (leaf.kind) {
    case 'crossing': {
      if (leaf.on.length === 2) return placed(CLAUSES.entersOrLeaves, CLAUSES.entersOrLeavesAny, leaf.geofences);
      return leaf.on[0] === 'entered'
        ? placed(CLAUSES.enters, CLAUSES.entersAny, leaf.geofences)
        : placed(CLAUSES.leaves, CLAUSES.leavesAny, leaf.geofences);
    }
    case 'occupancy': {
      const isWithin = leaf.where === 'within';
      if (leaf.durationMs === 0) {
        return isWithin
          ? placed(CLAUSES.within, CLAUSES.withinAny, leaf.geofences)
          : placed(CLAUSES.outside, CLAUSES.outsideAll, leaf.geofences);
      }
      return isWithin
        ? placed(CLAUSES.withinFor, CLAUSES.withinAnyFor, leaf.geofences, lasting(leaf))
        : placed(CLAUSES.outsideFor, CLAUSES.outsideAllFor, leaf.geofences, lasting(leaf));
    }
    case 'weightAbove':
      return write(CLAUSES.weight, value(leaf.lbs, 'lbs'));
    case 'loadChange':
      return write(
        { any: CLAUSES.loadChanges, loaded: CLAUSES.becomesLoaded, unloaded: CLAUSES.becomesUnloaded }[leaf.to],
      );
    case 'absFault':
      return write(leaf.of === 'abs' ? CLAUSES.absFault : CLAUSES.componentFault);
    case 'lights':
      return leaf.faultIds.length === 0
        ? write(CLAUSES.anyLight)
        : write(CLAUSES.lights, lightFaultsText(leaf.faultIds, formats.locale, write));
    case 'tetherChange':
      return write(
        { any: CLAUSES.tetherChanges, tethered: CLAUSES.becomesTethered, untethered: CLAUSES.becomesUntethered }[
          leaf.to
        ],
      );
    case 'tetherFor':
      return leaf.durationMs === 0 ? write(CLAUSES[leaf.status]) : write(CLAUSES[`${leaf.status}For`], lasting(leaf));
    case 'doorChange':
      return write({ any: CLAUSES.doorsChange, open: CLAUSES.doorsOpen, closed: CLAUSES.doorsClose }[leaf.to]);
    case 'doorFor':
      return leaf.durationMs === 0 ? write(CLAUSES[leaf.status]) : write(CLAUSES[`${leaf.status}For`], lasting(leaf));
    case 'battery':
      if (leaf.levels.length === 2) return write(CLAUSES.batteryEither);
      return write(leaf.levels[0] === 'critical' ? CLAUSES.batteryCritical : CLAUSES.batteryCaution);
    case 'tireInflation':
      if (leaf.states.length === 2) return write(CLAUSES.fillingOrUnstable);
      return write(leaf.states[0] === 'filling' ? CLAUSES.filling : CLAUSES.unstable);
    case 'fuelBelow':
      return write(CLAUSES.fuel, value(leaf.percent, '%'));
    case 'reeferAlarm': {
      if (leaf.levels.length === 3) return write(CLAUSES.anyAlarm);
      const names = leaf.levels.map((level) => write(ALARM_LEVEL_NAMES[level] ?? String(level)));
      return write(CLAUSES.alarm, orList(names, formats.locale));
    }
    case 'tow':
      return write(CLAUSES.tow);
    case 'tirePressureBelow':
      return write(CLAUSES.tirePressure, value(leaf.psi, 'psi'));
    case 'tireTemperatureAbove':
      return write(CLAUSES.tireTemperature, value(fahrenheit(leaf.celsius), '°F'));
    case 'silence':
      return write(CLAUSES.silence, lasting(leaf));
    case 'geofenceCount': {
      const count = formats.count(leaf.atLeast);
      return leaf.where === 'within'
        ? placed(CLAUSES.countWithin, CLAUSES.countWithinAny, leaf.geofences, count)
        : placed(CLAUSES.countOutside, CLAUSES.countOutsideAny, leaf.geofences, count);
    }
  }
}

/** 'A, B, or C'. */
const orList = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

const namesOf = (
  ids: readonly string[],
  { geofenceNames, formats = US_FORMATS, say = (english) => english }: SentenceOptions,
) => orList([...new Set(ids.map((id) => geofenceNames.get(id) ?? say(SENTENCES.unknownGeofence)))], formats.locale);

/** A duration in the largest unit that it is a whole number of: '90 minutes', '2 days'. */
function durationWords(ms: number, locale: string): string {
  const { amount, unit } = durationParts(ms) ?? { amount: 0, unit: 'minutes' };
  const isWhole = ms % DURATION_UNIT_MS[unit] === 0;
  const [shown, name] = isWhole ? [amount, unit.slice(0, -1)] : [Math.round(ms / 1_000), 'second'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(shown);
}

/** A threshold in the viewer's units, with a digit after the decimal point only if it has one. */
function thresholdText(stored: number, unit: ReadingUnit, formats: ReadingFormats): string {
  const shown = Math.round(formats.toShown(stored, unit) * 10) / 10;
  return `${formats.count(shown, Number.isInteger(shown) ? 0 : 1)}${formats.suffix(unit)}`;
}

/** 'a short circuit (red or green)'. */
function lightFaultsText(ids: readonly number[], locale: string, write: (text: string, ...values: string[]) => string) {
  const faults = Object.entries(LIGHT_FAULT_CLAUSES).flatMap(([state, text]) => {
    const chosen = LIGHT_FAULT_IDS.filter((fault) => fault.state === state && ids.includes(fault.id));
    if (chosen.length === 0) return [];
    const branches =
      chosen.length === LIGHT_BRANCHES.length ? ['any circuit'] : chosen.map(({ branch }) => branchName(branch));
    return [
      write(
        text,
        orList(
          branches.map((name) => write(name)),
          locale,
        ),
      ),
    ];
  });
  return orList(faults, locale);
}

const branchName = (branch: string) => lightBranch(branch).label.toLowerCase();
