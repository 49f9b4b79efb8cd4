import interUrl from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode, noPicture } from '#storybook/visual';
import { Button } from '../Button/Button';
import { ThemeScope } from '../ThemeScope/ThemeScope';
import type { ChartSeries } from './chartTypes';
import { TimeSeriesChart } from './TimeSeriesChart';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.parse('2026-11-19T20:00:00Z');
const SILENT = { from: 9.2 * HOUR_MS, to: 11 * HOUR_MS };
const FAULT_MS = START_MS + 18.6 * HOUR_MS;

const offsets = Array.from({ length: 145 }, (_, i) => i * 10 * MINUTE_MS).filter(
  (ms) => ms <= SILENT.from || ms >= SILENT.to,
);
const times = offsets.map((ms) => START_MS + ms);

/** A reading that varies around a value and rises after the unit stops. */
function reading(base: number, hum: number, climb: number): number[] {
  return offsets.map((ms, i) => {
    const hours = Math.max(0, ms / HOUR_MS - 18.2);
    return base + hum * (Math.sin(i / 3.1) + 0.5 * Math.sin(i / 1.3 + base)) + climb * hours;
  });
}

const temperatures: ChartSeries[] = [
  { id: 'return', label: 'Return air', unit: '°F', color: 'orange', main: true, values: reading(34.4, 0.7, 4.1) },
  { id: 'discharge', label: 'Discharge air', unit: '°F', color: 'teal', values: reading(31.4, 1.3, 3.9) },
  { id: 'interior', label: 'Interior sensor 1', unit: '°F', color: 'plum', values: reading(33.9, 0.5, 3.4) },
  { id: 'ambient', label: 'Ambient', unit: '°F', color: 'slate', dash: 'dotted', values: reading(41, 2.5, 0.4) },
];
const setPoint = { label: 'Set point 34.0 ± 4', from: 30, to: 38, middle: 34 };
const alarm = { label: 'Alarm 84, restart null', fromMs: FAULT_MS };

const meta = preview.meta({
  title: 'Data/TimeSeriesChart',
  component: TimeSeriesChart,
  tags: ['no-texts'],
  args: {
    label: 'Temperatures, zone 1',
    times,
    series: temperatures,
    zones: [setPoint],
    marks: [alarm],
    maxGapMs: 30 * MINUTE_MS,
    timeZone: 'America/Chicago',
    locale: 'en-US',
    onCursor: fn(),
  },
  decorators: [(Story) => <Panel>{Story()}</Panel>],
});

const Panel = styled.div`
  padding: 14px 16px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    const cursor = await canvas.findByRole('slider', { name: 'Time at the cursor' });
    await expect(
      canvas.getByRole('img', { name: /Return air between 3\d\.\d and 5\d\.\d.*1 gap.*Alarm 84/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('figure'));
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '1');
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Nov 19, 14:00: Return air 3\d\.\d °F/),
    );
    await expect(canvas.getByText('Nov 19, 14:00')).toBeVisible();
    await expect(args.onCursor).toHaveBeenLastCalledWith(START_MS);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onCursor).toHaveBeenLastCalledWith(START_MS + 20 * MINUTE_MS);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Nov 20, 14:00')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 20, 11:40'));
  },
});

/** Shows no value in a gap, and breaks the lines. */
export const GapAtTheCursor = meta.story({
  args: { cursor: START_MS + 10 * HOUR_MS },
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole('slider');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('Return air no reports'));
    await expect(canvas.getAllByText('no reports')).toHaveLength(4);
  },
});

export const Table = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table');
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Return air, °F' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Nov 20, 14:00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(canvas.getByRole('rowheader', { name: 'Nov 19, 14:00' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  },
});

export const LegendSwitches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    const entry = canvas.getByRole('button', { name: /Ambient/ });
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
  },
});

function Shared(props: ComponentProps<typeof TimeSeriesChart>) {
  const [atMs, setAtMs] = useState<number | null>(null);
  const common = {
    ...props,
    cursor: atMs,
    onCursor: setAtMs,
    heightPx: 150,
    span: { fromMs: START_MS, toMs: START_MS + 24 * HOUR_MS },
  };
  return (
    <>
      <TimeSeriesChart {...common} label="Air" series={temperatures.slice(0, 2)} />
      <TimeSeriesChart
        {...common}
        label="Supply"
        zones={[]}
        thresholds={[{ label: 'Low fuel 15%', value: 15, unit: '%', tone: 'caution' }]}
        series={[
          { id: 'volts', label: 'Battery', unit: 'V', values: reading(12.6, 0.1, -0.05) },
          { id: 'fuel', label: 'Fuel level', unit: '%', digits: 0, values: reading(44, 0.4, -1) },
        ]}
      />
    </>
  );
}

/** Two charts with one cursor. The second one has two units and a limit. */
export const SharedCursor = meta.story({
  render: (args) => <Shared {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() =>
      expect(second).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov 19, 14:10: Battery/)),
    );
    await expect(canvas.getAllByText('Nov 19, 14:10')).toHaveLength(2);
  },
});

function Switched(props: ComponentProps<typeof TimeSeriesChart>) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <ThemeScope theme={theme}>
      <Panel>
        <Button onClick={() => setTheme('dark')}>Dark</Button>
        <TimeSeriesChart {...props} />
      </Panel>
    </ThemeScope>
  );
}

/** Repaints the canvas when the theme changes. */
export const ThemeSwitch = meta.story({
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('slider');
    const picture = canvasElement.querySelector('canvas');
    const before = picture?.toDataURL();
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(picture?.toDataURL()).not.toBe(before));
    await expect(canvasElement.querySelector('canvas')).toBe(picture);
  },
});

function Resized(props: ComponentProps<typeof TimeSeriesChart>) {
  const [widthPx, setWidthPx] = useState(600);
  return (
    <div style={{ inlineSize: widthPx }}>
      <Button onClick={() => setWidthPx(320)}>Narrow</Button>
      <TimeSeriesChart {...props} />
    </div>
  );
}

/** Resizes the canvas with its container. */
/** The font of a page can load after the chart was drawn. */
export const LateFont = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  decorators: [(Story) => <div style={{ ['--gh-font-sans' as string]: 'Late, monospace' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    const drawn = () => canvasElement.querySelector('canvas')?.toDataURL();
    const before = drawn();
    const late = new FontFace('Late', `url(${interUrl})`, { weight: '100 900' });
    document.fonts.add(late);
    await late.load();
    await waitFor(() => expect(drawn() === before).toBe(false));
  },
});

export const Resize = meta.story({
  render: (args) => <Resized {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.clientWidth).toBe(320));
  },
});

export const Loading = meta.story({
  args: { times: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  args: { times: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No readings in this period')).toBeVisible();
  },
});

/** One reading, and one sensor that never reported. */
export const HardlyAnything = meta.story({
  args: {
    times: times.slice(0, 1),
    marks: [],
    series: [
      { id: 'return', label: 'Return air', unit: '°F', values: [34.2] },
      { id: 'never', label: 'Interior sensor 4', unit: '°F', values: [null] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Interior sensor 4 has no readings/ })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    series: temperatures.map((line) => ({ ...line, label: `${line.label}, as the logger in the nose reports it` })),
    marks: [{ ...alarm, label: 'Alarm 84, the unit stopped and did not start again within its time' }],
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 248 }}>
      <TimeSeriesChart {...args} heightPx={200} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
