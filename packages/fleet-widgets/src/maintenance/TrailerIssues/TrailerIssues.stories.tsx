import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { expect, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { BOSS, withIssues } from '../maintenance.stories.data';
import { TrailerIssues } from './TrailerIssues';

const later = () => new Date(STORY_NOW.getTime() + 300_000);
let client = createWidgetQueryClient();
let worst = { vin: '', customerId: 1 };
let healthy = '';
const prepare = async () => {
  client = createWidgetQueryClient();
  await withIssues();
  const api = await storyServerApi(BOSS);
  const page = { pageSize: 100, pageNumber: 1 };
  const { issues } = await api.maintenance.issues({ paginationInput: page });
  const [first] = issues;
  if (!first) throw new Error('There is no issue.');
  worst = { vin: first.vin, customerId: first.customerId };
  const ill = new Set(issues.map(({ vin }) => vin));
  const { trailers } = await api.fleetStatus.page({ paginationInput: page });
  healthy = trailers.find(({ vin }) => !ill.has(vin))?.vin ?? '';
};

const meta = preview.meta({
  title: 'Fleet/TrailerIssues',
  component: TrailerIssues,
  tags: ['no-picture'],
  args: { vin: '', customerId: 1 },
  parameters: noPicture,
  beforeEach: prepare,
  render: (args, { parameters }) => (
    <StoryHost
      as={BOSS}
      now={later}
      links={{ maintenance: (view) => `#maintenance?${new URLSearchParams(view)}` }}
      queryClient={client}
    >
      <div style={{ maxInlineSize: 420 }}>
        <TrailerIssues {...args} {...worst} {...(parameters.isHealthy && { vin: healthy })} />
      </div>
    </StoryHost>
  ),
});

/** Worst first, each with what the report showed and a link to its history. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Open maintenance issues' });
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Critical');
    await expect(first).toHaveTextContent('amber lamp on for 5 h');
    const link = within(list).getByRole('link', { name: 'Amber lamp' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/search=\w{17}.*issue=/));
    await expect(canvas.getByRole('link', { name: 'Open in Maintenance' })).toBeVisible();
  },
});

/** What people did is shown, too. */
export const Snoozed = meta.story({
  beforeEach: async () => {
    const api = await storyServerApi(BOSS);
    const { issues } = await api.maintenance.issues({ ...worst, paginationInput: { pageSize: 1, pageNumber: 1 } });
    const chosen = issues.map(({ id, version }) => ({ id, version }));
    const note = 'In the shop on Monday';
    await api.maintenance.handle({ customerId: worst.customerId, issues: chosen, action: 'snooze', note });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Snoozed: In the shop on Monday')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { isHealthy: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open maintenance issues')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  parameters: { boxPx: 280, boxHeightPx: 600 },
  play: fitsItsBox(({ canvasElement }) =>
    within(canvasElement).findByRole('list', { name: 'Open maintenance issues' }),
  ),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not allow|don't have access/)).toBeVisible();
  },
});

export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: 'Open maintenance issues' });
    msw.use(...apiFails(400));
    await refetch(client, 'maintenanceIssues');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Open maintenance issues' })).toBeVisible();
  },
});
