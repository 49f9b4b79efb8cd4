import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { FieldIcon } from '../icons/FieldIcon';
import { Timeline, type TimelineEvent } from './Timeline';

const NOW = new Date('2026-11-20T20:00:00Z');
const at = (iso: string) => new Date(`2026-11-${iso}:00Z`);

const events: TimelineEvent[] = [
  {
    id: '1',
    at: at('20T19:41'),
    title: 'Set point 1 to 34.0 °F',
    detail: 'dana.morales@cedarridge.com',
    action: <Button kind="link">Undo</Button>,
  },
  {
    id: '2',
    at: at('20T14:36'),
    title: 'Critical: Restart null',
    detail: 'Alarm 84. Engine did not hold discharge air.',
    tone: 'critical',
  },
  { id: '3', at: at('20T08:10'), title: 'Caution: Check alternator output', tone: 'caution' },
  { id: '4', at: at('20T04:30'), title: 'Door closed', icon: <FieldIcon name="door-closed" size={14} /> },
  { id: '5', at: at('20T01:02'), title: 'Stopped reporting for 1 h 50 min', tone: 'unknown' },
  { id: '6', at: at('17T15:12'), title: 'Fault cleared: ABS', tone: 'good' },
];
const older: TimelineEvent[] = [
  { id: '7', at: at('17T11:00'), title: 'Left Cedar Ridge DC 2' },
  { id: '8', at: at('16T11:00'), title: 'Arrived at Cedar Ridge DC 2' },
];

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { dataTexts: ['Activity Log', 'Tue, Nov 17'] },
  args: { events, now: NOW, timeZone: 'America/Chicago', locale: 'en-US' },
  decorators: [
    (Story) => (
      <Card title="Activity Log" style={{ maxInlineSize: 480 }}>
        {Story()}
      </Card>
    ),
  ],
});

/** Uses the days of the time zone: 04:30 UTC is the evening before in Chicago. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Tue, Nov 17',
    ]);
    await expect(canvas.getByText('22:30 CST')).toHaveAttribute('datetime', '2026-11-20T04:30:00.000Z');
  },
});

function Loaded(props: ComponentProps<typeof Timeline>) {
  const [shown, setShown] = useState<readonly TimelineEvent[]>(events);
  const loadOlder = () => setShown([...events, ...older]);
  return <Timeline {...props} events={shown} onLoadMore={shown === events ? loadOlder : undefined} />;
}

/** Moves focus to the first new event, because the button is gone. */
export const LoadMore = meta.story({
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getByText('Left Cedar Ridge DC 2').closest('li')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
});

export const LoadingMore = meta.story({ args: { onLoadMore: () => {}, loadingMore: true } });

export const Compact = meta.story({ globals: { density: 'compact' } });

export const LongText = meta.story({
  args: {
    events: events.map((event) => ({
      ...event,
      detail:
        'Engine did not hold discharge air within 20 minutes of the start, so the unit shut down. Inspect it before you restart it.',
    })),
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 248 }}>
      <Timeline {...args} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
