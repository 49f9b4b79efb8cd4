import { lookup, type Word } from './lookup';

/** The level of a fault: the ABS as a whole, or one of its components. */
export const FaultType = { Abs: 1, Component: 2 } as const;
export type FaultType = (typeof FaultType)[keyof typeof FaultType];

/**
 * Failure modes (FMI) in our own words. The numbers are those of SAE J1939-73, whose texts are licensed; 22 to 30 are
 * reserved there, so they have no entry here.
 */
export const FAILURE_MODES: readonly Word<number>[] = [
  { id: 0, label: 'far above normal' },
  { id: 1, label: 'far below normal' },
  { id: 2, label: 'signal erratic or wrong' },
  { id: 3, label: 'voltage too high, or shorted to supply' },
  { id: 4, label: 'voltage too low, or shorted to ground' },
  { id: 5, label: 'current too low, or circuit open' },
  { id: 6, label: 'current too high, or circuit grounded' },
  { id: 7, label: 'does not respond mechanically' },
  { id: 8, label: 'signal frequency or pulse wrong' },
  { id: 9, label: 'abnormal update rate' },
  { id: 10, label: 'changes implausibly fast' },
  { id: 11, label: 'cause unknown' },
  { id: 12, label: 'device or component faulty' },
  { id: 13, label: 'out of calibration' },
  { id: 14, label: 'special instructions' },
  { id: 15, label: 'slightly above normal' },
  { id: 16, label: 'above normal' },
  { id: 17, label: 'slightly below normal' },
  { id: 18, label: 'below normal' },
  { id: 19, label: 'received data is wrong' },
  { id: 20, label: 'drifted high' },
  { id: 21, label: 'drifted low' },
  { id: 31, label: 'condition exists' },
];
/** Finds a failure mode by its number; an unknown one is kept and labeled as unknown. */
export const failureMode = lookup(FAILURE_MODES, 'failure mode');

type PartKind = 'wheelSensor' | 'modulatorValve' | 'supply' | 'controlUnit' | 'lamp';

interface AbsPart extends Word<number> {
  readonly kind: PartKind;
  /** First digit of its blink codes on `BLINK_CODE_UNIT`. */
  readonly blink?: string;
  /** Its subsystem (SID) on the SAE J1587 link of `BLINK_CODE_UNIT`; the failure modes are the same. */
  readonly sid?: number;
}

/** Parts of a trailer's ABS by their suspect parameter number (SPN). The numbers are those of SAE J1939-71. */
export const ABS_PARTS: readonly AbsPart[] = [
  { id: 627, label: 'Supply voltage', kind: 'supply' },
  { id: 629, label: 'ABS control unit', kind: 'controlUnit' },
  { id: 789, label: 'Wheel speed sensor C', kind: 'wheelSensor', blink: '2', sid: 1 },
  { id: 790, label: 'Wheel speed sensor D', kind: 'wheelSensor', blink: '3', sid: 2 },
  { id: 791, label: 'Wheel speed sensor E', kind: 'wheelSensor' },
  { id: 792, label: 'Wheel speed sensor F', kind: 'wheelSensor' },
  { id: 795, label: 'Modulator valve, axle 1 roadside', kind: 'modulatorValve' },
  { id: 796, label: 'Modulator valve, axle 1 curbside', kind: 'modulatorValve' },
  { id: 797, label: 'Modulator valve, axle 2 roadside', kind: 'modulatorValve' },
  { id: 798, label: 'Modulator valve, axle 2 curbside', kind: 'modulatorValve' },
  { id: 811, label: 'ABS lamp', kind: 'lamp' },
  { id: 3597, label: 'Supply voltage', kind: 'supply', blink: '6', sid: 251 },
];
const partOf = lookup(ABS_PARTS, 'part');

/** The unit whose blink codes are listed; other units have different ones. Source: Bendix service data SD-13-47671. */
export const BLINK_CODE_UNIT = 'TABS-6 Advanced';

interface Advice {
  readonly what: string;
  readonly cause: string;
  readonly repair: string;
  /** Second digit of the blink code. */
  readonly blink?: string;
}

const SHORTED_SENSOR: Advice = {
  what: 'shorted or open',
  cause: 'Broken or chafed sensor cable, a corroded connector, or a sensor with a broken coil.',
  repair: 'Measure the sensor at the control unit and at its connector; repair the cable or replace the sensor.',
  blink: '2',
};
const UNSTEADY_SENSOR: Advice = {
  what: 'signal erratic',
  cause: 'Loose sensor, damaged tone ring, or play in the wheel bearing.',
  repair:
    'Check tone ring and bearing play, push the sensor all the way in, and test-drive to see whether the fault returns.',
  blink: '3',
};
const VALVE_WIRING: Advice = {
  what: 'wiring fault',
  cause: 'Open or shorted solenoid circuit between the control unit and the valve.',
  repair: 'Measure the solenoid and its wiring; repair the harness or replace the valve.',
};
const LAMP_WIRING: Advice = {
  what: 'circuit fault',
  cause: 'Failed lamp, or an open or shorted lamp circuit.',
  repair: 'Replace the lamp or repair its circuit, then check that it turns off after the self-test.',
};

/** What workshops check first. General trade knowledge in our own words; the manufacturer's manual takes precedence. */
const ADVICE: Readonly<Record<PartKind, Readonly<Record<number, Advice>>>> = {
  wheelSensor: {
    0: {
      what: 'gap too large',
      cause: 'Sensor pushed back from the tone ring, worn spring clip, or play in the wheel bearing.',
      repair:
        'Push the sensor all the way in against the tone ring, check bearing play, and spin the wheel to see the output.',
      blink: '1',
    },
    1: UNSTEADY_SENSOR,
    2: UNSTEADY_SENSOR,
    3: SHORTED_SENSOR,
    4: SHORTED_SENSOR,
    8: UNSTEADY_SENSOR,
    13: {
      what: 'tire diameter out of range',
      cause: 'Tires of different sizes on the sensed wheels, or a wrong tone ring.',
      repair: 'Compare the tire sizes and the teeth of the tone rings with the settings of the control unit.',
      blink: '4',
    },
  },
  modulatorValve: {
    3: VALVE_WIRING,
    4: VALVE_WIRING,
    5: VALVE_WIRING,
    6: VALVE_WIRING,
    7: {
      what: 'does not release air',
      cause: 'Dirt or ice in the valve, a kinked hose, or a stuck solenoid.',
      repair:
        'Drain and clean the air lines, listen for the valve during the self-test, and replace it if it stays silent.',
    },
  },
  supply: {
    3: {
      what: 'above 32 V',
      cause: 'A 24 V jump start, or a failed voltage regulator in the tractor.',
      repair: 'Measure the supply at the seven-way plug with the engine running.',
      blink: '1',
    },
    4: {
      what: 'below 8 V',
      cause: 'Corroded seven-way plug or cable, a poor ground, or a weak tractor battery.',
      repair: 'Measure the supply under load, clean the plug and the ground, and replace the cable if needed.',
      blink: '2',
    },
    13: {
      what: 'drops: line resistance too high',
      cause: 'Corrosion or a loose pin between the plug and the control unit.',
      repair: 'Measure the voltage drop from the plug to the control unit under load, and repair the worst connection.',
      blink: '3',
    },
  },
  controlUnit: {
    12: {
      what: 'internal fault',
      cause: 'The control unit detected an internal fault.',
      repair: 'Clear the code and cycle the power. Replace the control unit if the fault returns.',
    },
  },
  lamp: { 3: LAMP_WIRING, 4: LAMP_WIRING, 5: LAMP_WIRING, 6: LAMP_WIRING },
};

/**
 * What a meter shows where nothing is wrong. Sources, both for `BLINK_CODE_UNIT`: wheel speed sensors from Bendix service
 * data BW2726, page 38, at 0 to 100 °F; the supply from SD-13-47671, page 13. None was found for the other parts.
 */
const EXPECTED_READINGS: Readonly<Partial<Record<PartKind, readonly string[]>>> = {
  wheelSensor: [
    'Resistance across the pins of the unplugged sensor: 950 to 1,950 ohms.',
    'From each pin to ground and to the other sensors: no continuity.',
    'From each pin to ground: no supply voltage.',
    'AC voltage across the pins while the wheel turns once in 2 seconds: at least 0.25 V.',
  ],
  supply: ['Voltage at the control unit under load: 8 to 32 V.'],
};

/** Readings of a good part, in the order in which they are measured; none for a part without a source. */
export function expectedReadings(spn: number | null): readonly string[] {
  const part = spn === null ? undefined : partOf(spn);
  return (part?.known && EXPECTED_READINGS[part.kind]) || [];
}

/** Every code with an entry, by part and failure mode. */
export const ABS_CODES: readonly { readonly id: string; readonly spn: number; readonly fmi: number }[] =
  ABS_PARTS.flatMap(({ id: spn, kind }) =>
    Object.keys(ADVICE[kind]).map((fmi) => ({ id: `${spn}/${fmi}`, spn, fmi: Number(fmi) })),
  );

/** Every text about a code that is shown as it is, for translations. */
export const ABS_CODE_TEXTS: readonly string[] = [
  ...ABS_PARTS.map(({ label }) => label),
  ...Object.values(ADVICE).flatMap((modes) =>
    Object.values(modes).flatMap(({ what, cause, repair }) => [what, cause, repair]),
  ),
  ...Object.values(EXPECTED_READINGS).flat(),
];

/** The meaning of a code for a workshop; null where the code alone is not sufficient. */
export interface AbsCodeMeaning {
  readonly faultTypeId: FaultType;
  readonly description: string | null;
  readonly suspectComponent: string | null;
  readonly cause: string | null;
  readonly repairInformation: string | null;
  /** The blink code of `BLINK_CODE_UNIT`. */
  readonly blinkCode: string | null;
  /** The subsystem (SID) of SAE J1587 on that unit. */
  readonly sid: number | null;
}

/** The numbers of a fault; null if not reported. */
export interface AbsCode {
  readonly spn: number | null;
  readonly fmi: number | null;
}

/** The meaning of a code. A code that is not listed keeps its numbers and counts as a fault of the ABS as a whole. */
export function absCodeMeaning({ spn, fmi }: AbsCode): AbsCodeMeaning {
  const part = spn === null ? undefined : partOf(spn);
  if (!part?.known) return { ...NOTHING_KNOWN, faultTypeId: FaultType.Abs };
  const advice = fmi === null ? undefined : ADVICE[part.kind][fmi];
  const isComponent = part.kind === 'wheelSensor' || part.kind === 'modulatorValve';
  return {
    faultTypeId: isComponent ? FaultType.Component : FaultType.Abs,
    description: absDescription({ spn, fmi }),
    suspectComponent: part.label,
    cause: advice?.cause ?? null,
    repairInformation: advice?.repair ?? null,
    blinkCode: part.blink && advice?.blink ? `${part.blink}-${advice.blink}` : null,
    sid: part.sid ?? null,
  };
}

/**
 * The description of a code: the part, and what is wrong with it. Null for a code that isn't listed.
 *
 * @param say Translates the two. @default none
 */
export function absDescription({ spn, fmi }: AbsCode, say = (text: string) => text): string | null {
  const part = spn === null ? undefined : partOf(spn);
  if (!part?.known) return null;
  const mode = fmi === null ? undefined : failureMode(fmi);
  const what = (fmi === null ? undefined : ADVICE[part.kind][fmi]?.what) ?? (mode?.known ? mode.label : undefined);
  return what ? `${say(part.label)} ${say(what)}` : say(part.label);
}

const NOTHING_KNOWN = {
  description: null,
  suspectComponent: null,
  cause: null,
  repairInformation: null,
  blinkCode: null,
  sid: null,
} as const;
