import type { UnitSystem } from '@gladhand/domain/formats';
import { SENSOR_LIMITS } from '@gladhand/domain/formats';
import { REEFER_POLICY, type ReeferTemperatures } from '@gladhand/domain/reefers';
import type { ChartMark, ChartSeries, ChartZone } from '@gladhand/ui';
import { inUnit, signOf, temperatureText } from '../commands/temperatureWords';
import { REEFER_UNIT_MESSAGES } from './messages';

/** The history of a zone as chart input. */
export interface TemperatureChart {
  times: number[];
  series: ChartSeries[];
  zones: ChartZone[];
  marks: ChartMark[];
}

/** Return and discharge air of a zone around its newest set point. Earlier set points are a line of their own. */
export function temperatureChart(
  { moments }: Pick<ReeferTemperatures, 'moments'>,
  zone: number,
  units: UnitSystem,
  messages = REEFER_UNIT_MESSAGES,
): TemperatureChart {
  const times = moments.map(({ recorded }) => Date.parse(recorded));
  const unit = `°${signOf(units)}`;
  const column = (read: (moment: (typeof moments)[number]) => number | null | undefined) =>
    moments.map((moment) => {
      const degreesF = read(moment);
      return degreesF == null || degreesF > SENSOR_LIMITS.temperatureDegrees ? null : inUnit(degreesF, units);
    });
  const setPoints = moments.map(({ zones }) => zones[zone]?.setPointF ?? null);
  const newestF = setPoints.findLast((value) => value !== null);
  const hasChanged = new Set(setPoints.filter((value) => value !== null)).size > 1;
  return {
    times,
    series: [
      {
        id: 'return',
        label: messages.returnAir,
        unit,
        color: 'orange',
        main: true,
        values: column(({ zones }) => zones[zone]?.returnAirF),
      },
      {
        id: 'discharge',
        label: messages.dischargeAir,
        unit,
        color: 'teal',
        values: column(({ zones }) => zones[zone]?.dischargeAirF),
      },
      {
        id: 'ambient',
        label: messages.ambient,
        unit,
        color: 'slate',
        dash: 'dotted',
        values: column(({ ambientF }) => ambientF),
      },
      ...(hasChanged
        ? [
            {
              id: 'setPoint',
              label: messages.setPoint,
              unit,
              color: 'blue' as const,
              dash: 'dashed' as const,
              values: column(({ zones }) => zones[zone]?.setPointF),
            },
          ]
        : []),
    ],
    zones: newestF === undefined || newestF === null ? [] : [toleranceZone(newestF, units, messages)],
    marks: defrosts(moments, times, messages),
  };
}

function toleranceZone(setPointF: number, units: UnitSystem, messages = REEFER_UNIT_MESSAGES): ChartZone {
  const { toleranceF } = REEFER_POLICY;
  const from = inUnit(setPointF - toleranceF, units);
  const to = inUnit(setPointF + toleranceF, units);
  const half = Math.round(((to - from) / 2) * 10) / 10;
  return {
    label: messages.setPointRange(temperatureText(setPointF, units) ?? '', half),
    from,
    to,
    middle: inUnit(setPointF, units),
  };
}

/** Defrost cycles; one without a reported end ends at the next time. */
function defrosts(
  moments: ReeferTemperatures['moments'],
  times: readonly number[],
  messages = REEFER_UNIT_MESSAGES,
): ChartMark[] {
  const marks: ChartMark[] = [];
  let from: number | undefined;
  moments.forEach(({ defrosting }, index) => {
    const at = times[index] as number;
    if (defrosting) from ??= at;
    else if (from !== undefined) {
      marks.push({ label: messages.defrost, fromMs: from, toMs: at, tone: 'neutral' });
      from = undefined;
    }
  });
  if (from !== undefined) marks.push({ label: messages.defrost, fromMs: from, toMs: null, tone: 'neutral' });
  return marks;
}
