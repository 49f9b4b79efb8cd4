import { absCodeMeaning, expectedReadings } from '../../vocabulary/absCodes';
import { PartCategory } from '../../vocabulary/partCategories';
import type { ListedIssueKind } from './maintenancePolicy';
import { ANNUAL_INSPECTION } from './plannedWorkPolicy';

/** What a report showed, as far as a work order depends on it. */
interface OrderedEvidence {
  readonly spn?: number | null | undefined;
  readonly fmi?: number | null | undefined;
  readonly unplugged?: boolean | null | undefined;
  readonly work?: { readonly templateId: string } | null | undefined;
}

interface OrderedPart {
  readonly category: string;
  readonly faultCodes: readonly number[];
}

/** What a shop needs to repair one issue. */
export interface IssueWork<Part> {
  /** 'SPN / FMI'. Null without an ABS code. */
  readonly code: string | null;
  /** 'SID / FMI' of the unit that `blinkCode` is for. */
  readonly sidCode: string | null;
  readonly blinkCode: string | null;
  /** Null if it isn't known. */
  readonly cause: string | null;
  /** In order, each followed by the readings to expect. General trade knowledge in our own words; the manufacturer's manual takes precedence. */
  readonly steps: readonly string[];
  /** Parts of the trailer that may be needed. */
  readonly parts: readonly Part[];
}

const UNKNOWN_CODE = 'Read the codes of the ABS control unit with a diagnostic tool, and look them up in its manual.';
const LAMP_OFF = 'Clear the fault, drive the trailer, and check that the lamp stays off.';

/**
 * Steps that don't depend on a code. Assumed: they are what workshops check first, from the cheapest to the most
 * expensive, and end with the proof that the next reports show.
 */
const STEPS: Readonly<Record<Exclude<ListedIssueKind, 'amberLamp'>, readonly string[]>> = {
  tireInflation: [
    'Connect shop air and listen for leaks at the hoses, fittings and wheel ends.',
    'Compare the pressure of each tire with the setting of the control box.',
    'Repair the leak, and check that air stops flowing.',
  ],
  trailerBattery: [
    'Disconnect the tractor and measure the voltage of the battery after it has rested.',
    'Clean and tighten the terminals, and check the cables and the fuse.',
    'Charge or replace the battery, and check that the tractor or the solar panel charges it.',
  ],
  sensorNotReporting: [
    'Check that the device has power and is in range of the network.',
    'Check the plug and the cable of each silent sensor.',
    'Replace a sensor that stays silent, and check that it reports.',
  ],
  plannedWork: [
    'Follow the procedure of the fleet and the manuals of the manufacturers.',
    'Write down the date, the odometer and the engine hours.',
    'Complete the planned work in Maintenance, so that the next date is known.',
  ],
};
/** Appendix A to Part 396 has the minimum standards of the periodic inspection. */
const INSPECT = 'Inspect the items of Appendix A to 49 CFR Part 396, and keep the report with the trailer.';
const RECONNECT = 'Reconnect the plug of the tire inflation system.';

/** Every step that a work order may contain, for translations. */
export const WORK_ORDER_STEPS: readonly string[] = [
  ...[UNKNOWN_CODE, LAMP_OFF, RECONNECT, INSPECT],
  ...Object.values(STEPS).flat(),
];

const CATEGORY_OF: Readonly<Record<Exclude<ListedIssueKind, 'amberLamp'>, PartCategory | undefined>> = {
  tireInflation: PartCategory.TireInflation,
  trailerBattery: PartCategory.Power,
  sensorNotReporting: PartCategory.Device,
  plannedWork: undefined,
};

/** Codes, cause, steps and parts for an issue. An ABS code without an entry has no cause, and its steps say so. */
export function issueWork<Part extends OrderedPart>(
  kind: ListedIssueKind,
  { spn = null, fmi = null, unplugged, work }: OrderedEvidence,
  parts: readonly Part[],
): IssueWork<Part> {
  if (kind !== 'amberLamp') {
    const first =
      kind === 'tireInflation' && unplugged ? [RECONNECT] : work?.templateId === ANNUAL_INSPECTION.id ? [INSPECT] : [];
    return {
      ...{ code: null, sidCode: null, blinkCode: null, cause: null },
      steps: [...first, ...STEPS[kind]],
      parts: parts.filter(({ category }) => category === CATEGORY_OF[kind]),
    };
  }
  const { cause, repairInformation, blinkCode, sid } = absCodeMeaning({ spn, fmi });
  return {
    code: spn === null ? null : `${spn} / ${fmi ?? '?'}`,
    sidCode: sid === null ? null : `${sid} / ${fmi ?? '?'}`,
    ...{
      blinkCode,
      cause,
      steps: [repairInformation ?? UNKNOWN_CODE, ...(repairInformation ? expectedReadings(spn) : []), LAMP_OFF],
    },
    parts: spn === null ? [] : parts.filter(({ faultCodes }) => faultCodes.includes(spn)),
  };
}
