import { alertExplanationAnswer, apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { BOSS, later, withAlerts, withFullYard } from '../alerts.stories.data';
import { EXPLANATIONS } from '../whyNot.stories.data';
import { AlertDetail, type AlertDetailProps } from './AlertDetail';

const LINKS = {
  place: ({ lat, lng }: { lat: number; lng: number }) => `/tracking?place=${lat},${lng}`,
  trailer: (vin: string) => `/tracking/${vin}`,
  geofence: () => '/geofence',
  trailerHistory: ({ vin, day }: { vin: string; day: string }) => `/tracking/${vin}?first=${day}`,
};

const meta = preview.meta({
  title: 'Fleet/AlertDetail',
  component: AlertDetail,
  parameters: { layout: 'fullscreen' },
  args: { customerId: 1, alertId: '01930000-0000-7000-8000-000000000001', engine: storyMapEngine },
  decorators: [
    (Story, { parameters: { features } }) => (
      <StoryHost
        as={BOSS}
        now={later}
        links={LINKS}
        {...(features && { hasFeature: (name: string) => features.includes(name) })}
      >
        <div style={{ blockSize: 900 }}>
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

/** Names the alert about a geofence that has three trailers. */
async function withCountAlert(): Promise<void> {
  const { customerId } = await withFullYard();
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
    const why = within(await canvas.findByRole('region', { name: 'Why' }));
    await expect(await why.findByText('The fuel level of the reefer unit is below 25%')).toBeVisible();
    await expect(why.getByText('14%')).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Reefer Unit Fuel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^History at/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tracking\/\w{17}\?first=2026-11-17$/),
    );
    const place = within(canvas.getByRole('region', { name: 'Place' }));
    await expect(await place.findByRole('img', { name: /^Map: \S+ at \S/ })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Open in map' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tracking\?place=[\d.]+,-[\d.]+$/),
    );
    const asset = within(await canvas.findByRole('region', { name: 'Asset status' }));
    await expect(await asset.findByText('Tether')).toBeVisible();
    await expect(asset.getByText('Last report')).toBeVisible();
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

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
});

/** Why it did not fire at another time. */
export const WhyNot = meta.story({
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why did it not fire?' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Why did it not fire?' }));
    await expect(await sheet.findByText(/^Firing at 09:17 CST/)).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Rule' })).toHaveValue('Reefer fuel low'));
  },
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas }) => {
    const why = within(await canvas.findByRole('region', { name: 'Warum' }));
    await expect(await why.findByText(/^Erfüllt, seit /)).toBeVisible();
  },
});

/** The rule was changed since: its conditions of that time are unknown. */
export const RuleChanged = meta.story({
  async beforeEach({ msw }) {
    await withAlert();
    msw.use(alertExplanationAnswer(EXPLANATIONS.ruleYounger));
  },
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The rule got its present conditions later/)).toBeVisible();
  },
});

/** A trailer without its feature shows no asset status. */
export const WithoutAssetStatus = meta.story({
  parameters: { features: ['ThermoKing'] },
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Timeline' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Asset status' })).toBeNull();
  },
});

/** The trailer was not seen in the days before the alert. */
export const WithoutPosition = meta.story({
  async beforeEach({ msw }) {
    await withAlert();
    msw.use(http.get('/v1/api/positions/:vin/history', () => HttpResponse.json({ columns: {} })));
  },
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas }) => {
    const place = within(await canvas.findByRole('region', { name: 'Place' }));
    await expect(await place.findByText(/^The trailer reported no position/)).toBeVisible();
    await expect(place.queryByRole('link', { name: 'Open in map' })).toBeNull();
  },
});

/** The reasons couldn't be loaded; the rest of the alert is there. */
export const WhyFailed = meta.story({
  async beforeEach({ msw }) {
    await withAlert();
    msw.use(graphqlFails('BAD_USER_INPUT', 'Not now.', 'ExplainAlert'));
  },
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reasons did not load.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Reefer fuel low' })).toBeVisible();
  },
});

/** Everything fits into a box of 400 px. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: withAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: fitsItsBox(async ({ canvas }) => canvas.findByRole('heading', { name: 'Reefer fuel low' })),
});

/** An alert about a geofence names it and the trailers that are counted; there is nothing to mute for a trailer. */
export const OfGeofence = meta.story({
  parameters: { dataTexts: ['Toledo yard', 'Yard is full'] },
  beforeEach: withCountAlert,
  render: (args) => <AlertDetail {...args} {...present.args} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Yard is full' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toledo yard' })).toHaveAttribute('href', '/geofence');
    const counted = within(await canvas.findByRole('region', { name: 'In the geofence now' }));
    await expect(counted.getByText('3 trailers, alerts from 3')).toBeVisible();
    await expect(counted.getAllByRole('link')).toHaveLength(3);
    const why = within(canvas.getByRole('region', { name: 'Why' }));
    await expect(await why.findByText('3 trailers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mute for this trailer' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Place' })).toBeNull();
    await step('why not asks for a geofence', async () => {
      await userEvent.click(why.getByRole('button', { name: 'Why did it not fire?' }));
      const sheet = within(await within(document.body).findByRole('dialog'));
      const geofence = await sheet.findByRole('combobox', { name: 'Geofence' });
      await waitFor(() => expect(geofence).toHaveValue('Toledo yard'));
      await expect(await sheet.findByText(/^Firing at/)).toBeVisible();
    });
  },
});
