import {
  connectivityWord,
  type FleetStatusRow,
  productType,
  simStatus,
  trailerHealthWord,
  trailerType,
} from '@gladhand/domain';
import type { GridCell } from '@gladhand/ui';
import { ageText, type CellContext, type CellMaker, fact, numberCell, SEVERITY_TONE } from './cells';

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

/** The part of a VIN that people read out. */
const VIN_TAIL = 6;

function when(at: string | null, context: CellContext): GridCell {
  if (!at) return { text: '-', state: 'absent', hint: 'Not recorded' };
  const date = new Date(at);
  return { text: context.moment(date), look: 'quiet', hint: context.moment(date) };
}

function lastReport(row: FleetStatusRow, context: CellContext): GridCell {
  if (!row.lastReport) return { text: 'N/A', state: 'missing', hint: 'This trailer has never reported' };
  const at = new Date(row.lastReport);
  const age = ageText(Math.max(0, context.now.getTime() - at.getTime()));
  const silent = row.connectivityStatus === 'CRITICAL' || row.connectivityStatus === 'NA';
  return {
    text: age,
    unit: ' ago',
    ...(silent ? { state: 'stale' as const } : {}),
    hint: `Last report of any sensor\n${context.moment(at)}, ${age} ago`,
  };
}

/** Health in its own word. A trailer that has gone silent keeps the word, quietly: old news is no alarm. */
function health(row: FleetStatusRow, context: CellContext): GridCell {
  const { trailerHealthStatus: status } = row;
  const text = status === 'NA' ? 'NA' : status;
  const reasons = row.healthReasons.length > 0 ? row.healthReasons.join('\n') : trailerHealthWord(status).label;
  if (status === 'NA') {
    return { text, tone: 'unknown', look: 'pill', hint: 'No health sensor is installed or has reported yet' };
  }
  if (row.connectivityStatus === 'CRITICAL' && row.lastReport) {
    return {
      text,
      state: 'stale',
      hint: `${reasons}\nStale: not reporting since ${context.moment(new Date(row.lastReport))}`,
    };
  }
  const tone = SEVERITY_TONE[status] ?? 'unknown';
  const look = tone === 'critical' ? 'solid' : tone === 'good' ? 'plain' : 'pill';
  return { text, tone, look, hint: reasons };
}

function connectivity(row: FleetStatusRow): GridCell {
  const { connectivityStatus: status } = row;
  const { label } = connectivityWord(status);
  const hints: Record<string, string> = {
    GOOD: 'Reports as often as it should',
    CAUTION: 'Quiet for longer than it should be',
    CRITICAL: 'Nothing heard for ten days or more',
    NA: 'Never reported',
  };
  const tone = status === 'NA' ? 'unknown' : (SEVERITY_TONE[status] ?? 'unknown');
  const shown = status === 'GOOD' ? {} : { tone };
  return { text: status === 'NA' ? 'NA' : label, ...shown, hint: hints[status] ?? label };
}

/** The columns that are facts about the trailer, by response field. */
export const FACT_CELLS: Readonly<Record<string, CellMaker>> = {
  vin: ({ vin }) => ({ lead: vin.slice(0, -VIN_TAIL), text: vin.slice(-VIN_TAIL), look: 'code', hint: vin }),
  unitId: ({ unitId }) => fact(unitId, { look: 'strong' }),
  customerName: ({ customerName }) => fact(customerName),
  serialNumber: ({ serialNumber }) => fact(serialNumber, { look: 'code' }),
  hasSolarPanels: ({ hasSolarPanels }) => (hasSolarPanels ? { text: 'Yes', icon: 'solar-panel' } : { text: 'No' }),
  productType: (row) => fact(productType(row.productType).label),
  vehicleType: (row) => {
    const { shortName } = { shortName: 'other', ...trailerType(row.vehicleTypeId) };
    return fact(row.vehicleType, { icon: TYPE_ICONS[shortName] ?? 'trailer-dry-van' });
  },
  mainAppVersion: ({ mainAppVersion }) => fact(mainAppVersion),
  lastReport,
  installationDate: (row, context) => when(row.installationDate, context),
  groups: ({ groups }) => {
    const [first, ...more] = groups;
    if (!first) return { text: '-', state: 'absent', hint: 'In no group' };
    return { text: first, unit: more.length > 0 ? ` +${more.length} more` : undefined, hint: groups.join('\n') };
  },
  geofence: ({ geofence }) => fact(geofence, geofence ? { icon: 'geofence' } : {}),
  trailerHealthStatus: health,
  connectivityStatus: connectivity,
  modelYear: ({ modelYear }) => fact(modelYear === null ? null : String(modelYear)),
  ageYears: ({ ageYears }) =>
    ageYears === null
      ? fact(null)
      : { text: String(ageYears), unit: ageYears === 1 ? ' year' : ' years', amount: ageYears },
  vehicleLengthFeet: ({ vehicleLengthFeet }, { locale }) =>
    vehicleLengthFeet === null ? fact(null) : numberCell(vehicleLengthFeet, ' feet', locale),
  simStatus: (row) => {
    if (!row.simStatus) return fact(null);
    const { label } = simStatus(row.simStatus);
    return row.simStatus === 'activated' ? { text: label } : { text: label, look: 'quiet' };
  },
  simStatusChangeDate: (row, context) => when(row.simStatusChangeDate, context),
};
