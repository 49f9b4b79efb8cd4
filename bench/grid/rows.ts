import { createFleet } from '@gladhand/domain/fleet';
import { FLEET_STATUS_FIELDS, type FleetStatusField } from '@gladhand/domain/fleet-status';
import type { GridCell } from '@gladhand/ui/grid';

/** A row from memory: its cells are ready, as objects for our grid and as one text each for the floor. */
export interface BenchRow {
  id: string;
  cells: readonly GridCell[];
  texts: readonly string[];
}

export const ROW_COUNT = 100_000;
export const ROW_HEIGHT_PX = 28;
export const HEAD_HEIGHT_PX = 40;

/** All columns of the fleet status grid; the second one, the unit ID, identifies a row. */
export const FIELDS: readonly FleetStatusField[] = FLEET_STATUS_FIELDS;
/** Columns that stay in place. */
export const PINNED_IDS: readonly string[] = ['vin', 'unitId'];
const UNIT_COLUMN = FIELDS.findIndex(({ id }) => id === 'unitId');

/**
 * The number of different trailers; their readings repeat down the grid in an order that puts different ones side by
 * side.
 */
const DIFFERENT = 1_000;
const STRIDE = 383;
const NOW = new Date('2026-11-21T12:00:00Z');

export const unitId = (index: number) => `U-${String(index).padStart(6, '0')}`;

/** Made before anything is timed. */
export function makeRows(): BenchRow[] {
  const { trailers, statuses } = createFleet({ seed: 3, now: NOW, trailers: DIFFERENT });
  const pool = trailers.map((trailer, index) => {
    const values: Record<string, unknown> = { ...trailer, ...statuses[index] };
    return FIELDS.map((field) => cellOf(field, values[field.response]));
  });
  const poolTexts = pool.map((cells) => cells.map(flat));
  return Array.from({ length: ROW_COUNT }, (_, index) => {
    const from = (index * STRIDE) % DIFFERENT;
    const unit: GridCell = { text: unitId(index), look: 'strong' };
    return {
      id: String(index),
      cells: (pool[from] ?? []).with(UNIT_COLUMN, unit),
      texts: (poolTexts[from] ?? []).with(UNIT_COLUMN, unit.text),
    };
  });
}

const flat = ({ lead = '', text, unit }: GridCell) => `${lead}${text}${unit ? ` ${unit}` : ''}`;

const TONES: Readonly<Record<string, GridCell['tone']>> = {
  GOOD: 'good',
  NOTICE: 'caution',
  CAUTION: 'caution',
  CRITICAL: 'critical',
  NA: 'unknown',
};

/** A value in the looks that the fleet status grid uses for its kind. */
function cellOf({ id, kind, title }: FleetStatusField, value: unknown): GridCell {
  const hint = `${title}: reported 11/21/26 09:12`;
  if (value === null || value === undefined || value === '') return { text: 'N/A', state: 'missing', hint };
  if (id === 'vin') return { lead: String(value).slice(0, 11), text: String(value).slice(11), look: 'code' };
  if (value instanceof Date) return { text: value.toISOString().slice(0, 16).replace('T', ' '), look: 'code', hint };
  if (Array.isArray(value)) return { text: value.join(', ') || '-' };
  if (typeof value === 'boolean') return { text: value ? 'Yes' : 'No' };
  if (kind === 'number') return { text: Number(value).toFixed(1), unit: UNITS[id], look: 'code', hint };
  const tone = TONES[String(value)];
  if (id === 'trailerHealthStatus') return { text: String(value), look: 'pill', tone, hint };
  return { text: String(value), tone, hint };
}

const UNITS: Readonly<Record<string, string>> = {
  odometer: 'mi',
  gpsOdometer: 'mi',
  netWeightLbs: 'lb',
  speed: 'mph',
  sensorBoxBattery: 'V',
  deviceBoxBattery: 'V',
  fullness: '%',
};
