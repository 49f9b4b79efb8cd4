import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Stat } from './Stat';
import { StatGroup } from './StatGroup';

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  subcomponents: { StatGroup },
  args: {
    label: 'Trailer utilization',
    value: '61.2',
    unit: '%',
    denominator: '7,641 of 12,486',
    note: 'moved yesterday',
  },
});

const fleet = (
  <StatGroup aria-label="The fleet now">
    <Stat label="Trailers" value="12,486" note="11,902 reported in 24 h" />
    <Stat label="Critical" value="38" tone="critical" denominator="of 12,486" note="+5 since yesterday" />
    <Stat label="Caution" value="214" tone="caution" denominator="of 12,486" note="−12 since yesterday" />
    <Stat label="Good" value="11,650" tone="good" denominator="of 12,486" />
    <Stat label="Not reporting" value="584" tone="unknown" denominator="of 12,486" note="91 over 10 days" />
  </StatGroup>
);

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
});

export const KeyCounts = meta.story({
  render: () => fleet,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'The fleet now' });
    await expect(group).toHaveTextContent('Critical38of 12,486+5 since yesterday');
  },
});

/** Loading, missing and old values: a severity is shown only for a fresh number. */
export const States = meta.story({
  render: () => (
    <StatGroup aria-label="States">
      <Stat label="Loading" state="loading" />
      <Stat label="No number" state="missing" tone="critical" reason="No trailer has this sensor" />
      <Stat label="Old" value="38" state="stale" tone="critical" denominator="of 12,486" note="3 h ago" />
      <Stat label="None" value="0" denominator="of 12,486" />
      <Stat label="In a panel" value="12.6" unit="V" size="small" note="4 min ago" />
    </StatGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.getByText('No trailer has this sensor')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'stale' })).toBeVisible();
    await expect(canvas.getByText('Old').querySelector('svg')).toBeNull();
    await expect(canvas.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const LongText = meta.story({
  args: {
    label: 'Trailers that have not moved and not reported since the month began',
    value: '12,486,000',
    denominator: 'of 128,486,000 trailers of all customers',
    note: 'twelve thousand more than on the same day of the month before',
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => fleet });

export const Narrow = meta.story({ render: () => <div style={{ inlineSize: 280 }}>{fleet}</div> });

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => fleet });
