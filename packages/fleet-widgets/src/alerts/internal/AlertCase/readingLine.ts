import { type AlertCondition, type AlertLeaf, leavesOf, typeIdOf } from '@gladhand/domain/alerts';
import { fahrenheit, SENSOR_LIMITS } from '@gladhand/domain/formats';
import type { ReadingKind, ReadingUnit } from '@gladhand/domain/readings';
import { type ActivityLogEntry, SensorType } from '@gladhand/domain/trailers';

/** A reading that a condition compares with a threshold, as it is in the log. */
export interface ReadingLine {
  /** Id of the type of condition, whose name the line has. */
  readonly typeId: number;
  readonly sensorTypeId: SensorType;
  readonly kind: ReadingKind;
  readonly unit: ReadingUnit;
  readonly digits: number;
  readonly threshold: number;
  /** Which side of the threshold is worth an alert. */
  readonly side: 'below' | 'above';
  /** In `unit`; null if the report doesn't have it. */
  readonly valueOf: (entry: ActivityLogEntry) => number | null;
}

/** The line of the first condition with a threshold; undefined without one. */
export function readingLine(condition: AlertCondition): ReadingLine | undefined {
  for (const leaf of leavesOf(condition)) {
    const line = lineOf(leaf);
    if (line) return { typeId: typeIdOf(leaf), ...line };
  }
  return undefined;
}

function lineOf(leaf: AlertLeaf): Omit<ReadingLine, 'typeId'> | undefined {
  switch (leaf.kind) {
    case 'fuelBelow':
      return {
        ...{ sensorTypeId: SensorType.ReeferUnit, kind: 'reefer', unit: '%', digits: 0 },
        ...{ threshold: leaf.percent, side: 'below' },
        valueOf: ({ reefer }) => reefer?.fuelPercent ?? null,
      };
    case 'weightAbove':
      return {
        ...{ sensorTypeId: SensorType.EnhancedWeight, kind: 'load', unit: 'lbs', digits: 0 },
        ...{ threshold: leaf.lbs, side: 'above' },
        valueOf: ({ loadWeight }) => loadWeight ?? null,
      };
    case 'tirePressureBelow':
      return {
        ...{ sensorTypeId: SensorType.TirePressure, kind: 'wheels', unit: 'psi', digits: 1 },
        ...{ threshold: leaf.psi, side: 'below' },
        valueOf: ({ tirePressuresPsi }) => worst(tirePressuresPsi, SENSOR_LIMITS.pressurePsi, Math.min),
      };
    case 'tireTemperatureAbove':
      return {
        ...{ sensorTypeId: SensorType.TireTemperature, kind: 'wheels', unit: '°F', digits: 1 },
        ...{ threshold: fahrenheit(leaf.celsius), side: 'above' },
        valueOf({ tiresC }) {
          const celsius = worst(tiresC, SENSOR_LIMITS.temperatureDegrees, Math.max);
          return celsius === null ? null : fahrenheit(celsius);
        },
      };
    default:
      return undefined;
  }
}

/** The worst tire; values above the limit are sensor errors. */
function worst(
  values: readonly (number | null)[] | null | undefined,
  limit: number,
  choose: (...measured: number[]) => number,
): number | null {
  const measured = (values ?? []).filter((value) => value !== null && value <= limit) as number[];
  return measured.length === 0 ? null : choose(...measured);
}
