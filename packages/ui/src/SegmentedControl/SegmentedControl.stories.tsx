import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { SeverityIcon } from '../icons/SeverityIcon';
import { LONG_NAME } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { SegmentedControl } from './SegmentedControl';

const meta = preview.meta({ title: 'Fields/SegmentedControl', component: SegmentedControl });

function HealthDemo() {
  const [value, setValue] = useState<'all' | 'critical' | 'caution' | 'silent'>('all');
  return (
    <SegmentedControl
      label="Trailer health"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'all', label: 'All', count: '1,204' },
        { value: 'critical', label: 'Critical', count: 6, icon: <SeverityIcon tone="critical" size={11} /> },
        { value: 'caution', label: 'Caution', count: 31, icon: <SeverityIcon tone="caution" size={11} /> },
        { value: 'silent', label: 'Not reporting', count: 58, icon: <SeverityIcon tone="unknown" size={11} /> },
      ]}
    />
  );
}

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Trailer health',
    value: 'all',
    segments: [
      { value: 'all', label: 'All', count: '1,204' },
      { value: 'critical', label: 'Critical', count: 6 },
    ],
    onChange: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
});

export const WithCounts = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <HealthDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /All/ })).toBeChecked();
    await userEvent.click(canvas.getByText('Caution'));
    await expect(canvas.getByRole('radio', { name: /Caution/ })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Critical/ })).toBeChecked();
  },
});

export const Small = meta.story({
  render: () => (
    <SegmentedControl
      label="Density"
      size="xsmall"
      value="compact"
      onChange={() => {}}
      segments={[
        { value: 'comfortable', label: 'Comfortable' },
        { value: 'compact', label: 'Compact' },
      ]}
    />
  ),
});

/** Skips a disabled segment. The whole control can be disabled too. */
export const Disabled = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <DisabledDemo />
      <SegmentedControl label="Layout" value="map" onChange={() => {}} disabled segments={LAYOUTS} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const view = within(canvas.getByRole('group', { name: 'View' }));
    await expect(view.getByRole('radio', { name: 'Timeline' })).toBeDisabled();
    view.getByRole('radio', { name: 'Map' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(view.getByRole('radio', { name: 'List' })).toBeChecked();
    for (const radio of within(canvas.getByRole('group', { name: 'Layout' })).getAllByRole('radio')) {
      await expect(radio).toBeDisabled();
    }
  },
});

const LAYOUTS = [
  { value: 'map', label: 'Map' },
  { value: 'timeline', label: 'Timeline', disabled: true },
  { value: 'list', label: 'List' },
] as const;

function DisabledDemo() {
  const [view, setView] = useState<(typeof LAYOUTS)[number]['value']>('map');
  return <SegmentedControl label="View" value={view} onChange={setView} segments={LAYOUTS} />;
}

export const RightToLeft = WithCounts.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = WithCounts.extend({ play: undefined, decorators: [narrow] });

export const Dark = WithCounts.extend({ play: undefined, globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => (
    <SegmentedControl
      label="Trailers"
      value="leased"
      onChange={() => {}}
      segments={[
        { value: 'all', label: 'All', count: '12,486' },
        { value: 'leased', label: LONG_NAME, count: '1,204' },
      ]}
    />
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});
