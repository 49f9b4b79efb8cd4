import { REEFER_POLICY, type ReeferTemperatures, SENSOR_LIMITS } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import type { ChartMark, ChartSeries, ChartZone } from '@gladhand/ui';
import { inUnit, signOf, temperatureText } from '../reefer/temperatureWords';

/** A zone's history as a chart takes it. */
export interface TemperatureChart {
  times: number[];
  series: ChartSeries[];
  zones: ChartZone[];
  marks: ChartMark[];
}

/** Return and discharge air of a zone around its newest set point; an earlier set point stands as a line of its own. */
export function temperatureChart(
  { moments }: Pick<ReeferTemperatures, 'moments'>,
  zone: number,
  units: UnitSystem,
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
        label: 'Return air',
        unit,
        color: 'orange',
        main: true,
        values: column(({ zones }) => zones[zone]?.returnAirF),
      },
      {
        id: 'discharge',
        label: 'Discharge air',
        unit,
        color: 'teal',
        values: column(({ zones }) => zones[zone]?.dischargeAirF),
      },
      {
        id: 'ambient',
        label: 'Ambient',
        unit,
        color: 'slate',
        dash: 'dotted',
        values: column(({ ambientF }) => ambientF),
      },
      ...(hasChanged
        ? [
            {
              id: 'setPoint',
              label: 'Set point',
              unit,
              color: 'blue' as const,
              dash: 'dashed' as const,
              values: column(({ zones }) => zones[zone]?.setPointF),
            },
          ]
        : []),
    ],
    zones: newestF === undefined || newestF === null ? [] : [toleranceZone(newestF, units)],
    marks: defrosts(moments, times),
  };
}

function toleranceZone(setPointF: number, units: UnitSystem): ChartZone {
  const { toleranceF } = REEFER_POLICY;
  const from = inUnit(setPointF - toleranceF, units);
  const to = inUnit(setPointF + toleranceF, units);
  const half = Math.round(((to - from) / 2) * 10) / 10;
  return {
    label: `Set point ${temperatureText(setPointF, units)} ± ${half}`,
    from,
    to,
    middle: inUnit(setPointF, units),
  };
}

/** Runs of moments in which the unit defrosted; one that was not told of ends with the next moment. */
function defrosts(moments: ReeferTemperatures['moments'], times: readonly number[]): ChartMark[] {
  const marks: ChartMark[] = [];
  let from: number | undefined;
  moments.forEach(({ defrosting }, index) => {
    const at = times[index] as number;
    if (defrosting) from ??= at;
    else if (from !== undefined) {
      marks.push({ label: 'Defrost', fromMs: from, toMs: at, tone: 'neutral' });
      from = undefined;
    }
  });
  if (from !== undefined) marks.push({ label: 'Defrost', fromMs: from, toMs: null, tone: 'neutral' });
  return marks;
}
