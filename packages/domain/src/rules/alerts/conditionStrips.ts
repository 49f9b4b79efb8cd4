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

/** Values whose sides are remembered. */
const MAX_KNOWN_SIDES = 10_000;

/** Shortens strips. */
export type Condenser = (strips: Strips) => Strips;

/**
 * Shortens strips as far as a condition can't tell their values apart: of measured ones that stay on one side of its
 * thresholds, the repeats are left out too.
 */
export function condenserOf({ leaves }: AlertPlan): Condenser {
  const asksTetherAge = leaves.some(({ kind }) => ASKS_TETHER_AGE.includes(kind));
  const sides = MEASURED.flatMap((name) => {
    const own = leaves.filter((leaf): leaf is StateLeaf => STRIPS_OF[leaf.kind].some((one) => one === name));
    return own.length === 0 ? [] : [{ name, sideOf: sidesOf(name, own) }];
  });
  return (strips) => {
    const next: { -readonly [Name in StripName]?: Strip<Name> } = { ...strips };
    for (const { name, sideOf } of sides) {
      const strip = strips[name] as Strip<Measured> | undefined;
      if (strip) Object.assign(next, { [name]: withoutRepeats(name, strip, Object.is, sideOf) });
    }
    if (strips.tether && !asksTetherAge) {
      next.tether = strips.tether.filter(([, value], index) => value !== strips.tether?.[index - 1]?.[1]);
    }
    return next;
  };
}

/** On which sides of the thresholds a value is, as text. */
function sidesOf(name: Measured, leaves: readonly StateLeaf[]): (value: StripValues[Measured]) => string {
  const known = new Map<StripValues[Measured], string>();
  const judge = (value: StripValues[Measured]): string => {
    const [report] = reportsOf({ [name]: [[0, value]] });
    const facts: AlertFacts = report ? factsAfter({}, report) : {};
    return leaves.map((leaf) => `${judgeLeaf(leaf, facts, 0, false)} ${judgeLeaf(leaf, facts, 0, true)}`).join();
  };
  return (value) => {
    // A level or a weight comes again and again, a list of wheels doesn't.
    if (typeof value !== 'number') return judge(value);
    let side = known.get(value);
    if (side === undefined) {
      side = judge(value);
      if (known.size < MAX_KNOWN_SIDES) known.set(value, side);
    }
    return side;
  };
}
