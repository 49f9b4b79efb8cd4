import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, withAlerts } from '../alerts.stories.data';
import { AlertDetail, type AlertDetailProps } from './AlertDetail';

const meta = preview.meta({
  title: 'Fleet/AlertDetail',
  component: AlertDetail,
  parameters: { layout: 'fullscreen' },
  args: { customerId: 1, alertId: '01930000-0000-7000-8000-000000000001' },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} now={later} links={{ trailer: (vin) => `/tracking/${vin}` }}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const present: { args: Partial<AlertDetailProps> } = { args: {} };

/** Names the newest alert of low fuel, which a rule has just raised. */
async function withAlert(): Promise<void> {
  const { customerId } = await withAlerts();
  const api = await storyServerApi(BOSS);
  const page = { pageSize: 1, pageNumber: 1 };
  const { alerts } = await api.alerts.list({ customerId, group: 'attention', paginationInput: page });
  present.args = { customerId, alertId: alerts[0]?.id ?? '' };
}

/** What happened, since when, and what was sent. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reefer fuel low' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Acknowledge' }));
    await expect(await canvas.findByText(`Acknowledged by ${BOSS}`)).toBeVisible();
  },
});

/** The alert was deleted, or the user has no access to its trailer. */
export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alert not found')).toBeVisible();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
});

/** The alert couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Everything fits into a box of 400 px. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('heading', { name: 'Reefer fuel low' })),
});
