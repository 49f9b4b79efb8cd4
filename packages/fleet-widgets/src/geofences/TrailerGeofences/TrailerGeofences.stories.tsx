import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { BOSS, later, type VisitsOfStory, withVisits } from '../visits.stories.data';
import { TrailerGeofences } from './TrailerGeofences';

let story: VisitsOfStory;
let client = createWidgetQueryClient();
const prepare = async () => {
  client = createWidgetQueryClient();
  story = await withVisits();
};
const LINKS = {
  geofence: () => '#geofence',
  geofenceVisits: (view: Readonly<Record<string, string>>) => `#visits?${new URLSearchParams(view)}`,
};

const meta = preview.meta({
  title: 'Fleet/TrailerGeofences',
  component: TrailerGeofences,
  args: { vin: '', customerId: 1 },
  beforeEach: prepare,
  render: (args, { parameters }) => (
    <StoryHost as={BOSS} now={later} links={LINKS} queryClient={client} {...parameters.host}>
      <div style={{ maxInlineSize: 420 }}>
        <TrailerGeofences
          {...args}
          vin={story[(parameters.who ?? 'inside') as 'inside']}
          customerId={story.customerId}
        />
      </div>
    </StoryHost>
  ),
});

/** A trailer that is in two geofences that overlap: since when, how long, and its detention between two limits. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: 'Inside now' }));
    await expect(now.getByRole('link', { name: 'Toledo yard' })).toHaveAttribute('href', '#geofence');
    await expect(now.getAllByText('Entered Nov 17, 9:12 to 9:13 AM')[0]).toBeVisible();
    await expect(now.getAllByText('Detention at least 1 h 59 min, at most 2 h')[0]).toBeVisible();
    await expect(canvas.getByText('No visits in this period')).toBeVisible();
    const table = canvas.getByRole('link', { name: 'Open as table' });
    await expect(table).toHaveAttribute('href', expect.stringContaining(`vin=${story.inside}`));
  },
});

/** A host keeps the period, e.g. in its URL. */
export const Controlled = meta.story({
  args: { days: 31, onDaysChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const period = await canvas.findByRole('combobox', { name: 'Period' });
    await expect(period).toHaveValue('Last 31 days');
    await userEvent.click(period);
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(await list.findByRole('option', { name: 'Last 90 days' }));
    await expect(args.onDaysChange).toHaveBeenCalledWith(90);
    await expect(period).toHaveValue('Last 31 days');
  },
});

/** A trailer that has left. */
export const Left = meta.story({
  parameters: { who: 'left' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in a geofence now')).toBeVisible();
    const past = within(canvas.getByRole('region', { name: 'Past visits' }));
    await expect(past.getAllByText('Entered Nov 17, 9:12 to 9:13 AM, left Nov 17, 9:14 to 9:15 AM')[0]).toBeVisible();
    await expect(past.getAllByText('Within 2 h free time')[0]).toBeVisible();
  },
});

/** A trailer that drove through between two reports has no dwell. */
export const Passed = meta.story({
  parameters: { who: 'passed' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Passed through Nov 17, 9:12 to 9:16 AM'))[0]).toBeVisible();
    await expect(canvas.queryByText(/dwell/)).toBeNull();
  },
});

/** A trailer without visits. */
export const Empty = meta.story({
  render: () => (
    <StoryHost as={BOSS} now={later}>
      <TrailerGeofences vin="1UYVS2530LG704218" customerId={story.customerId} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in a geofence now')).toBeVisible();
    await expect(canvas.getByText(/Visits appear here once/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open as table' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the visits' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The user may not read geofences, e.g. because the feature is off. Hosts leave the section out. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access/)).toBeVisible();
  },
});

/** A refresh failed: the visits stay, with a note. */
export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'Toledo yard' });
    msw.use(...apiFails(400));
    await refetch(client, 'geofenceVisits');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toledo yard' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Jetzt darin' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
