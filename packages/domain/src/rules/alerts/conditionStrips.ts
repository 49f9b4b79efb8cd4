import type { AlertLeaf } from './alertCondition';
import { type AlertFacts, factsAfter } from './alertFacts';
import type { AlertPlan } from './alertPlan';
import { judgeLeaf, type StateLeaf } from './judgeLeaf';
import { reportsOf, type Strip, type StripName, type Strips, type StripValues, withoutRepeats } from './strips';

/** The strips that a leaf looks at. How a trailer is coupled decides how old each value may be. */
const STRIPS_OF: Readonly<Record<AlertLeaf['kind'], readonly StripName[]>> = {
  crossing: ['crossings', 'geofences'],
  occupancy: ['geofences'],
  weightAbove: ['bogieWeightLbs'],
  loadChange: ['load'],
  absFault: ['abs'],
  lights: ['lights'],
  tetherChange: [],
  tetherFor: [],
  doorChange: ['door'],
  doorFor: ['door'],
  battery: ['trailerBatteryVolts', 'deviceBatteryVolts'],
  tireInflation: ['tireInflation'],
  fuelBelow: ['fuelPercent'],
  reeferAlarm: ['alarmLevels'],
  tow: ['position'],
  tirePressureBelow: ['tirePressuresPsi'],
  tireTemperatureAbove: ['tiresC'],
  silence: ['report'],
  geofenceCount: [],
};

/** The strips that decide about a condition. */
export function stripsOfPlan({ leaves }: AlertPlan): readonly StripName[] {
  return [...new Set<StripName>(['tether', ...leaves.flatMap((leaf) => STRIPS_OF[leaf.kind])])];
}

/** Leaves that ask how long ago the tether status was reported. Others only ask for the last one. */
const ASKS_TETHER_AGE: readonly AlertLeaf['kind'][] = ['tetherChange', 'tetherFor', 'tow'];

/** Values about which leaves only ask on which side of a threshold they are. */
const MEASURED = ['bogieWeightLbs', 'fuelPercent', 'tirePressuresPsi', 'tiresC'] as const satisfies StripName[];
type Measured = (typeof MEASURED)[number];

/**
 * Strips as far as a condition can tell their values apart: of measured ones that stay on one side of its thresholds,
 * the repeats are left out too.
 */
export function condensed({ leaves }: AlertPlan, strips: Strips): Strips {
  const next: { -readonly [Name in StripName]?: Strip<Name> } = { ...strips };
  for (const name of MEASURED) {
    const strip = strips[name];
    const own = leaves.filter((leaf): leaf is StateLeaf => STRIPS_OF[leaf.kind].some((one) => one === name));
    if (strip)
      Object.assign(next, { [name]: withoutRepeats(name, strip as Strip<Measured>, Object.is, sideOf(name, own)) });
  }
  if (strips.tether && !leaves.some(({ kind }) => ASKS_TETHER_AGE.includes(kind))) {
    next.tether = strips.tether.filter(([, value], index) => value !== strips.tether?.[index - 1]?.[1]);
  }
  return next;
}

/** On which sides of the thresholds a value is, as text. */
function sideOf(name: Measured, leaves: readonly StateLeaf[]): (value: StripValues[Measured]) => string {
  return (value) => {
    const [report] = reportsOf({ [name]: [[0, value]] });
    const facts: AlertFacts = report ? factsAfter({}, report) : {};
    return leaves.map((leaf) => `${judgeLeaf(leaf, facts, 0, false)} ${judgeLeaf(leaf, facts, 0, true)}`).join();
  };
}
