import type { FleetStatusRow } from '@gladhand/domain/fleet-status';
import { ageText } from '@gladhand/domain/formats';
import {
  Connectivity,
  connectivityWord,
  healthReasonWord,
  simStatus,
  trailerHealthWord,
} from '@gladhand/domain/readings';
import { productType, trailerType, vinParts } from '@gladhand/domain/trailers';
import type { GridCell } from '@gladhand/ui/grid';
import { severityTone } from '../../internal/severityTone';
import { type CellContext, type CellMaker, fact, measuredCell } from './cells';

const TYPE_ICONS: Readonly<Record<string, NonNullable<GridCell['icon']>>> = {
  'dry trailer': 'trailer-dry-van',
  'reefer trailer': 'trailer-reefer',
  flat: 'trailer-flat',
  dolly: 'trailer-dolly',
  tanker: 'trailer-tanker',
  asphalt: 'trailer-grain',
  grain: 'trailer-grain',
  pneumatic: 'trailer-tanker',
  other: 'trailer-dry-van',
};

const MINUTE_MS = 60_000;

function when(at: string | null, context: CellContext): GridCell {
  if (!at) return { text: '-', state: 'absent', hint: context.messages.notRecorded };
  const text = context.moment(new Date(at));
  return { text, look: 'quiet', hint: text };
}

function lastReport(row: FleetStatusRow, context: CellContext): GridCell {
  if (!row.lastReport) return { text: 'N/A', state: 'missing', hint: context.messages.neverReportedTrailer };
  const at = new Date(row.lastReport);
  const ageMs = context.now.getTime() - at.getTime();
  // A trailer whose SIM is or was suspended isn't stale.
  const silent = row.connectivityStatus === Connectivity.Critical;
  return {
    ...(ageMs < MINUTE_MS ? { text: context.messages.justNow } : agoParts(ageMs, context)),
    ...(silent ? { state: 'stale' as const } : {}),
    hint: () => context.messages.lastReport(context.moment(at), ageText(ageMs, context.formats.locale)),
  };
}

/** '4 min' and ' ago' apart in English, one text elsewhere. */
function agoParts(ageMs: number, { formats: { locale } }: CellContext): Pick<GridCell, 'text' | 'unit'> {
  const text = ageText(ageMs, locale);
  return text.endsWith(' ago') ? { text: text.slice(0, -4), unit: ' ago' } : { text };
}

/** Health as text. A trailer that isn't reporting keeps its last health, muted, because it may no longer be true. */
function health(row: FleetStatusRow, context: CellContext): GridCell {
  const { trailerHealthStatus: status, lastReport: reported } = row;
  const text = context.say(status);
  const reasons = () =>
    row.healthReasons.map(({ code }) => context.say(healthReasonWord(code).label)).join('\n') ||
    context.say(trailerHealthWord(status).label);
  if (status === 'NA') {
    return { text, tone: 'unknown', look: 'pill', hint: context.messages.noHealthSensor };
  }
  if (row.connectivityStatus === 'SUSPENDED') {
    return { text: context.say('Suspended'), tone: 'unknown', hint: () => context.messages.suspendedHealth(reasons()) };
  }
  if (row.connectivityStatus === 'CRITICAL' && reported) {
    const hint = () => context.messages.staleHealth(reasons(), context.moment(new Date(reported)));
    return { text, state: 'stale', hint };
  }
  const tone = severityTone(status);
  const look = tone === 'critical' ? 'solid' : tone === 'good' ? 'plain' : 'pill';
  return { text, tone, look, hint: reasons };
}

function connectivity(row: FleetStatusRow, context: CellContext): GridCell {
  const { connectivityStatus: status } = row;
  const label = context.say(connectivityWord(status).label);
  const hints: Record<string, string> = {
    GOOD: context.messages.reportingAsExpected,
    CAUTION: context.messages.overdue,
    CRITICAL: context.messages.silent,
    SUSPENDED: context.messages.suspended,
    NA: row.lastReport ? context.messages.awaitingReport : context.messages.neverReported,
  };
  const tone = status === 'NA' || status === 'SUSPENDED' ? 'unknown' : severityTone(status);
  const shown = status === 'GOOD' ? {} : { tone };
  return { text: status === 'NA' ? context.say('NA') : label, ...shown, hint: hints[status] ?? label };
}

/** Columns that don't come from sensors, by response field. */
export const FACT_CELLS: Readonly<Record<string, CellMaker>> = {
  vin: ({ vin }, { trailerHref }) => {
    const { lead, tail } = vinParts(vin);
    return { lead, text: tail, look: 'code', href: trailerHref?.(vin), hint: vin };
  },
  unitId: ({ unitId, vin }, context) => fact(unitId, context, { look: 'strong', href: context.trailerHref?.(vin) }),
  customerName: ({ customerName }, context) => fact(customerName, context),
  serialNumber: ({ serialNumber }, context) => fact(serialNumber, context, { look: 'code' }),
  hasSolarPanels: ({ hasSolarPanels }, context) =>
    hasSolarPanels ? { text: context.messages.yes, icon: 'solar-panel' } : { text: context.messages.no },
  productType: (row, context) => fact(context.say(productType(row.productType).label), context),
  vehicleType: (row, context) => {
    const { shortName } = { shortName: 'other', ...trailerType(row.vehicleTypeId) };
    return fact(row.vehicleType && context.say(row.vehicleType), context, {
      icon: TYPE_ICONS[shortName] ?? 'trailer-dry-van',
    });
  },
  mainAppVersion: ({ mainAppVersion }, context) => fact(mainAppVersion, context),
  lastReport,
  installationDate: (row, context) => when(row.installationDate, context),
  groups: ({ groups }, context) => {
    const [first, ...more] = groups;
    if (!first) return { text: '-', state: 'absent', hint: context.messages.inNoGroup };
    return {
      text: first,
      unit: more.length > 0 ? ` ${context.messages.moreValues(more.length)}` : undefined,
      hint: groups.join('\n'),
    };
  },
  geofence: ({ geofence, customerId }, context) =>
    geofence
      ? { text: geofence, icon: 'geofence', href: context.geofenceHref?.({ customerId, name: geofence }) }
      : fact(geofence, context),
  trailerHealthStatus: health,
  connectivityStatus: connectivity,
  modelYear: ({ modelYear }, context) => fact(modelYear === null ? null : String(modelYear), context),
  ageYears: ({ ageYears }, context) =>
    ageYears === null
      ? fact(null, context)
      : { text: String(ageYears), unit: ` ${context.messages.years(ageYears)}`, amount: ageYears },
  vehicleLengthFeet: ({ vehicleLengthFeet }, context) =>
    vehicleLengthFeet === null
      ? fact(null, context)
      : context.formats.units === 'us'
        ? { ...measuredCell(vehicleLengthFeet, 'ft', context.formats), unit: ` ${context.messages.feet}` }
        : measuredCell(vehicleLengthFeet, 'ft', context.formats),
  simStatus: (row, context) => {
    if (!row.simStatus) return fact(null, context);
    const label = context.say(simStatus(row.simStatus).label);
    return row.simStatus === 'activated' ? { text: label } : { text: label, look: 'quiet' };
  },
  simStatusChangeDate: (row, context) => when(row.simStatusChangeDate, context),
};
