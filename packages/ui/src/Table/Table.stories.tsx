import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Card } from '../Card/Card';
import { StatusPill } from '../StatusPill/StatusPill';
import { Table } from './Table';

const units = [
  { unit: 'R-2207', command: 'Set point 34 °F', tone: 'good', status: 'Accepted' },
  { unit: 'R-2140', command: 'Set point 34 °F', tone: 'critical', status: 'No response' },
  { unit: 'R-2071', command: 'Clear alarms', tone: 'good', status: 'Accepted' },
] as const;

const meta = preview.meta({
  title: 'Data/Table',
  component: Table,
  parameters: { dataTexts: ['Commands'] },
  args: {
    'aria-label': 'Commands by unit',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Command</th>
            <th scope="col" data-align="end">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, command, tone, status }) => (
            <tr key={unit}>
              <th scope="row">{unit}</th>
              <td>{command}</td>
              <td data-align="end">
                <StatusPill tone={tone} dense>
                  {status}
                </StatusPill>
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  decorators: [(Story) => <Card title="Commands">{Story()}</Card>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Commands by unit' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Compact = Default.extend({ args: { density: 'compact' } });

/** The frame scrolls and can be focused, and the header stays in view. */
export const Framed = meta.story({
  args: { framed: true },
  decorators: [
    (Story) => (
      <section
        aria-label="Commands, scrollable"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        tabIndex={0}
        style={{ maxBlockSize: 90, overflow: 'auto', border: '1px solid var(--gh-color-border-hairline)' }}
      >
        {Story()}
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region');
    frame.scrollTop = 60;
    const head = canvas.getByRole('columnheader', { name: 'Unit' });
    await expect(head.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top + 1, 0);
  },
});
