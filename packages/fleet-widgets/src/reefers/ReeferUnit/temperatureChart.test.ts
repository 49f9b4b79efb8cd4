import { expect, test } from 'vitest';
import { temperatureChart } from './temperatureChart';

const moment = (
  minute: number,
  says: { defrosting?: boolean; setPointF?: number; returnAirF?: number | null } = {},
) => ({
  recorded: new Date(Date.UTC(2026, 10, 17, 12, minute)).toISOString(),
  power: 'on',
  defrosting: says.defrosting ?? false,
  ambientF: 70,
  zones: [{ setPointF: says.setPointF ?? 34, returnAirF: says.returnAirF ?? 35, dischargeAirF: 30 }],
});

test('draws the air around the set point with its tolerance', () => {
  const { series, zones } = temperatureChart({ moments: [moment(0), moment(5)] }, 0, 'us');
  expect(series.map(({ id }) => id)).toEqual(['return', 'discharge', 'ambient']);
  expect(zones).toEqual([{ label: 'Set point 34.0 ± 4', from: 30, to: 38, middle: 34 }]);
});

test("uses the viewer's unit", () => {
  const { series, zones } = temperatureChart({ moments: [moment(0, { setPointF: 32, returnAirF: 50 })] }, 0, 'metric');
  expect(series[0]).toMatchObject({ unit: '°C', values: [10] });
  expect(zones[0]).toMatchObject({ label: 'Set point 0.0 ± 2.2', middle: 0 });
});

test('draws a changed set point as a line, with the tolerance around the newest', () => {
  const { series, zones } = temperatureChart({ moments: [moment(0, { setPointF: -10 }), moment(5)] }, 0, 'us');
  expect(series.at(-1)).toMatchObject({ id: 'setPoint', values: [-10, 34] });
  expect(zones[0]?.middle).toBe(34);
});

test('leaves a gap for impossible values and missing zones', () => {
  expect(temperatureChart({ moments: [moment(0, { returnAirF: 251 })] }, 0, 'us').series[0]?.values).toEqual([null]);
  const second = temperatureChart({ moments: [moment(0)] }, 1, 'us');
  expect([second.series[0]?.values, second.zones]).toEqual([[null], []]);
});

test('marks each defrost cycle from its first reading to the first reading after it', () => {
  const moments = [
    moment(0),
    moment(5, { defrosting: true }),
    moment(10, { defrosting: true }),
    moment(15),
    moment(20, { defrosting: true }),
  ];
  const at = (minute: number) => Date.UTC(2026, 10, 17, 12, minute);
  expect(temperatureChart({ moments }, 0, 'us').marks).toEqual([
    { label: 'Defrost', fromMs: at(5), toMs: at(15), tone: 'neutral' },
    { label: 'Defrost', fromMs: at(20), toMs: null, tone: 'neutral' },
  ]);
});
