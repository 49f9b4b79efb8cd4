import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, worldApi } from '../../../../.storybook/world';
import { SystemStatus } from './SystemStatus';

const ADMIN = 'admin@gladhand.example';
const REFUSED = 'full@cedarridge.example';

const meta = preview.meta({
  title: 'Admin/SystemStatus',
  component: SystemStatus,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    (await currentWorld()).refuseMailTo(REFUSED);
    const { users } = (await worldApi(ADMIN)).administration;
    for (const email of ['dana@cedarridge.example', REFUSED]) await users.create({ email, roleNames: ['CUSTOMER_1'] });
  },
  render: () => (
    <WorldHost as={ADMIN}>
      <SystemStatus />
    </WorldHost>
  ),
});

/** A mail that was sent, and one that the mail server refused with its reason. */
export const Ordinary = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('dana@cedarridge.example'))[0]).toBeVisible();
    await expect(await canvas.findByText('550 mailbox full')).toBeVisible();
    await expect(await canvas.findByText('Data retention')).toBeVisible();
  },
});

/** A failed mail is sent again, and arrives once its mailbox takes it. */
export const SentAgain = meta.story({
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: `Send again to ${REFUSED}` });
    (await currentWorld()).refuseMailTo(undefined);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Send again to ${REFUSED}` })).toBeNull(), {
      timeout: 15_000,
    });
  },
});

/** Only those that need somebody, and none that match. */
export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Failed or not confirmed' }));
    await waitFor(() => expect(canvas.queryByText('dana@cedarridge.example')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody{Enter}');
    await expect(await canvas.findByText('No matching emails')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect((await canvas.findAllByText('dana@cedarridge.example'))[0]).toBeVisible();
  },
});

/** A job is run by hand; its last run shows. */
export const RunNow = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now: Cleanup of expired data' }));
    await expect(await canvas.findByText('Cleanup of expired data was started.')).toBeVisible();
    await expect((await canvas.findAllByText(/^Succeeded /))[0]).toBeVisible();
  },
});

/** An account administrator sees the mail of their customers, and no jobs. */
export const AccountAdministrator = meta.story({
  render: () => (
    <WorldHost as="manager@gladhand.example" can={(operation) => operation !== 'scheduledJobs'}>
      <SystemStatus />
    </WorldHost>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('dana@cedarridge.example'))[0]).toBeVisible();
    await expect(canvas.queryByText('Scheduled jobs')).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Outgoing mail did not load')).toBeVisible(), { timeout: 15_000 });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'Mails')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Outgoing mail is not open to your role')).toBeVisible();
  },
});
