import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { EMPTY_VISITS_VIEW, type GeofenceVisitsView } from '../internal/visitsView';
import { BOSS, later, type VisitsOfStory, withVisits } from '../visits.stories.data';
import { GeofenceVisits, type GeofenceVisitsProps } from './GeofenceVisits';

let story: VisitsOfStory;
let client = createWidgetQueryClient();
const LINKS = {
  trailer: (vin: string) => `#trailer/${vin}`,
  geofence: () => '#geofence',
  geofenceVisits: (view: Readonly<Record<string, string>>) => `#visits?${new URLSearchParams(view)}`,
};

/** The widget with a view that its stories change. */
function Demo({ start, ...props }: GeofenceVisitsProps & { start: Partial<GeofenceVisitsView> }) {
  const [view, setView] = useState<GeofenceVisitsView>({
    ...{ ...EMPTY_VISITS_VIEW, customerId: story.customerId },
    ...start,
  });
  return (
    <div style={{ blockSize: 760 }}>
      <GeofenceVisits {...props} view={view} onViewChange={setView} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Fleet/GeofenceVisits',
  component: GeofenceVisits,
  parameters: { layout: 'fullscreen' },
  args: { onBack: fn() },
  beforeEach: async () => {
    client = createWidgetQueryClient();
    story = await withVisits();
  },
  render: (args, { parameters }) => (
    <StoryHost as={BOSS} now={later} links={LINKS} queryClient={client}>
      <Demo {...args} start={parameters.start ?? {}} />
    </StoryHost>
  ),
});

const rows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** All visits of a customer, newest first; trailers and geofences are links. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, userEvent, args }) => {
    const table = await canvas.findByRole('table', { name: '6 visits, page 1 of 1' });
    await waitFor(() => expect(within(table).getAllByText('Still inside')).toHaveLength(2));
    await expect(rows(table)).toHaveLength(6);
    await expect(within(table).getAllByRole('cell', { name: 'Nov 17, 9:12 to 9:13 AM' })[0]).toBeVisible();
    await expect(within(table).getAllByRole('link', { name: 'Toledo yard' })[0]).toHaveAttribute('href', '#geofence');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to geofences' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** Filters combine and count what is left. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: '6 visits, page 1 of 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Still inside' }));
    const table = await canvas.findByRole('table', { name: '2 visits, page 1 of 1' });
    await waitFor(() => expect(rows(table)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Over free time' }));
    await expect(await canvas.findByText('No visits in this period')).toBeVisible();
  },
});

/** The visits of one trailer, e.g. from its drawer. */
export const OfTrailer = meta.story({
  render: (args) => (
    <StoryHost as={BOSS} now={later} links={LINKS} queryClient={client}>
      <Demo {...args} start={{ vin: story.passed }} />
    </StoryHost>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: '2 visits, page 1 of 1' });
    await expect((await within(table).findAllByText('Passed'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Trailer' }));
    await expect(await canvas.findByRole('table', { name: '6 visits, page 1 of 1' })).toBeVisible();
  },
});

/** Dwell of a period: every number leads to its visits. */
export const Dwell = meta.story({
  tags: ['visual'],
  parameters: { ...everyMode, start: { tab: 'dwell' } },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: /^Per geofence/ });
    await expect(rows(table)).toHaveLength(2);
    const visits = within(table).getAllByRole('link', { name: '2' })[0];
    await expect(visits).toHaveAttribute('href', expect.stringContaining('table=visits'));
    await expect(visits).toHaveAttribute('href', expect.stringContaining('how=seen'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Per trailer' }));
    await expect(await canvas.findByRole('table', { name: /^Per trailer/ })).toBeVisible();
  },
});

/** All rows as a file. */
export const Export = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: '6 visits, page 1 of 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await expect(await screen.findByText('Geofence visits Export 11-17-2026.xlsx')).toBeVisible();
    await expect(await screen.findByText(/^6 visits/)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { start: { geofenceId: '01930000-0000-7000-8000-000000000001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No visits in this period')).toBeVisible();
  },
});

export const DwellEmpty = meta.story({
  parameters: { start: { tab: 'dwell', geofenceId: '01930000-0000-7000-8000-000000000001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No visits in this period')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { start: { tab: 'dwell' } },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geofence visits' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access/)).toBeVisible();
  },
});

/** A refresh failed: the rows stay, with a note. */
export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table', { name: '6 visits, page 1 of 1' });
    msw.use(...apiFails(400));
    await refetch(client, 'geofenceVisits');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: { start: { tab: 'dwell' } } });

export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geofence-Besuche' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** In a box of 400 px, the table scrolls inside the widget. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(async ({ canvas }) => {
    await canvas.findByRole('table', { name: '6 visits, page 1 of 1' });
    return canvas.getByRole('button', { name: 'Export' });
  }),
});
