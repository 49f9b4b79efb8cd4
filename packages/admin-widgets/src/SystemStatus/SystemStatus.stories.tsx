import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { SystemStatus } from './SystemStatus';

const ADMIN = 'admin@gladhand.example';
const REFUSED = 'full@cedarridge.example';

const meta = preview.meta({
  title: 'Admin/SystemStatus',
  component: SystemStatus,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    (await storyServer()).refuseMailTo(REFUSED);
    const { users } = (await storyServerApi(ADMIN)).administration;
    for (const email of ['dana@cedarridge.example', REFUSED]) await users.create({ email, roleNames: ['CUSTOMER_1'] });
  },
  args: { messages: {} },
  render: (args) => (
    <StoryHost as={ADMIN}>
      <SystemStatus {...args} />
    </StoryHost>
  ),
});

/** Shows an email that was sent, and one that the mail server rejected with its reason. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('dana@cedarridge.example'))[0]).toBeVisible();
    await expect(await canvas.findByText('550 mailbox full')).toBeVisible();
    await expect(await canvas.findByText('Data retention')).toBeVisible();
  },
});

/** Sends a failed email again. */
export const SentAgain = meta.story({
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: `Send again to ${REFUSED}` });
    (await storyServer()).refuseMailTo(undefined);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Send again to ${REFUSED}` })).toBeNull(), {
      timeout: 15_000,
    });
  },
});

/** Filters emails that need attention, and shows an empty result. */
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

/** Runs a job and shows its last run. */
export const RunNow = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now: Cleanup of expired data' }));
    await expect(await canvas.findByText('Cleanup of expired data was started.')).toBeVisible();
    await expect((await canvas.findAllByText(/^Succeeded /))[0]).toBeVisible();
  },
});

/** Shows an account administrator the emails of their customers, and no jobs. */
export const AccountAdministrator = meta.story({
  render: () => (
    <StoryHost as="manager@gladhand.example" can={(operation) => operation !== 'scheduledJobs'}>
      <SystemStatus />
    </StoryHost>
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
    await waitFor(() => expect(canvas.getByText("Outgoing mail couldn't be loaded")).toBeVisible(), {
      timeout: 15_000,
    });
  },
});

/** A refresh that fails keeps the emails on the screen, under a banner. The banner disappears with the next success. */
export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findAllByText('dana@cedarridge.example');
    msw.use(graphqlFails('BAD_USER_INPUT', 'The list is broken.', 'Mails'));
    await expect(await canvas.findByText('Not up to date', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText('The list is broken. Showing the last known data.')).toBeVisible();
    await expect(canvas.getAllByText('dana@cedarridge.example')[0]).toBeVisible();
    msw.use(http.post('*/graphql', async ({ request }) => (await storyServer()).fetch(request)));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Not up to date')).toBeNull(), { timeout: 15_000 });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'Mails')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to Outgoing mail")).toBeVisible();
  },
});

/** Creates an ingest key, which is shown once, and revokes it. */
export const Keys = meta.story({
  play: async ({ canvas, step }) => {
    await step('creates a key', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Create key' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Create key' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await expect(await dialog.findByText('Enter a name of 1 to 60 characters.')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Yard gateway');
      await userEvent.click(dialog.getByRole('radio', { name: 'A manufacturer' }));
      await userEvent.click(dialog.getByRole('combobox', { name: /^Manufacturer/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Morey' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      const created = within(await screen.findByRole('dialog', { name: 'Key created' }));
      await expect(created.getByText(/^ghi_/)).toBeVisible();
      await userEvent.click(created.getByRole('button', { name: 'Done' }));
    });
    await step('revokes the key', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Yard gateway' }));
      const confirm = within(await screen.findByRole('alertdialog'));
      await userEvent.click(confirm.getByRole('button', { name: 'Revoke' }));
      await waitFor(() => expect(canvas.queryByText('Yard gateway')).toBeNull());
    });
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText('Outgoing mail')),
});
