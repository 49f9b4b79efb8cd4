import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { OtaFtpManagement, type OtaFtpManagementProps } from './OtaFtpManagement';
import {
  ADMIN,
  DEPOT,
  PUBLISHED,
  withManyFiles,
  withNewServer,
  withPackages,
  withServers,
  withTasks,
  YARD,
} from './otaFtp.stories.data';
import { EMPTY_OTA_FTP_VIEW, type OtaFtpView } from './otaFtpView';

const now = () => STORY_NOW;
const SOON = { timeout: 10_000 };
let client = createWidgetQueryClient();

function Kept({ start, onViewChange, ...props }: OtaFtpManagementProps & { start: Partial<OtaFtpView> | undefined }) {
  const [view, setView] = useState<OtaFtpView>({ ...EMPTY_OTA_FTP_VIEW, ...start });
  const change = (next: OtaFtpView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <OtaFtpManagement {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Admin/OtaFtpManagement',
  component: OtaFtpManagement,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    await (parameters.prepare ?? withServers)();
  },
  render: (args, { parameters }) => (
    <StoryHost as={ADMIN} now={now} queryClient={client} {...parameters.host}>
      <Kept {...args} start={parameters.view} />
    </StoryHost>
  ),
});

const OPEN: Partial<OtaFtpView> = { serverId: DEPOT };
const confirmation = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** Servers with the state of their last test in words. */
export const Servers = meta.story({
  tags: ['compared'],
  play: async ({ canvas, args }) => {
    const list = within(await canvas.findByRole('region', { name: 'The servers' }, SOON));
    await expect(list.getAllByText('Connected')).toHaveLength(2);
    await expect(list.getByText('Connection refused')).toBeVisible();
    await expect(list.getByText('Not encrypted')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Depot Chicago' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ serverId: DEPOT, path: '', search: '' });
  },
});

/** A server with its files: what was published from here, and what wasn't. */
export const Files = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas, args }) => {
    const list = within(await canvas.findByRole('region', { name: 'The files' }, SOON));
    await expect(list.getAllByRole('row')).toHaveLength(5);
    await expect(list.getByText(/^SHA-256 verified/)).toBeVisible();
    await expect(list.getByText('Manifest verified')).toBeVisible();
    await expect(list.getByText('Not published from here')).toBeVisible();
    await expect(list.getByText('Incomplete upload')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: '2025/' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ serverId: DEPOT, path: '2025', search: '' });
    await expect(await canvas.findByRole('rowheader', { name: 'mainApp-4.9.0.bin' }, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '/firmware' }));
    await expect(await canvas.findByRole('rowheader', { name: PUBLISHED }, SOON)).toBeVisible();
  },
});

/** A published file is verified again: its content has changed since. */
export const Damaged = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: PUBLISHED }, SOON);
    const { files } = (await storyServer()).fileServers;
    files.get(`/firmware/${PUBLISHED}`)?.bytes.fill(7, 0, 20);
    await userEvent.click(canvas.getByRole('button', { name: `Verify ${PUBLISHED}` }));
    await expect(
      await canvas.findByText(/^SHA-256 differs\. The content on the server/, undefined, SOON),
    ).toBeVisible();
    await expect(await canvas.findByText(/^SHA-256 differed/, undefined, SOON)).toBeVisible();
  },
});

/** The manifest beside a package was replaced: it is listed by itself, and deleted before the package is published again. */
export const ManifestDiffers = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await canvas.findByText('Manifest verified', undefined, SOON);
    const { files } = (await storyServer()).fileServers;
    const manifest = `${PUBLISHED}.manifest.json`;
    files.get(`/firmware/${manifest}`)?.bytes.fill(32, 0, 20);
    await userEvent.click(canvas.getByRole('button', { name: `Verify ${PUBLISHED}` }));
    await expect(await canvas.findByText(/^Manifest differs\. The manifest beside/, undefined, SOON)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${manifest}` }, SOON));
    const dialog = await confirmation('Delete this file?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(
      await canvas.findByText('Manifest missing. Publish the package again.', undefined, SOON),
    ).toBeVisible();
  },
});

/** A new server is trusted only once its host key was confirmed. */
export const UnconfirmedKey = meta.story({
  parameters: { prepare: withNewServer, view: OPEN },
  play: async ({ canvas }) => {
    const side = within(await canvas.findByRole('region', { name: 'Connection' }, SOON));
    await expect(side.getByText(/^Compare the fingerprint/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish package' })).toBeDisabled();
    await userEvent.click(side.getByRole('button', { name: 'Confirm fingerprint' }));
    const dialog = await confirmation('Confirm this fingerprint?');
    await expect(dialog.getByText(/^SHA256:nThbg6kXUpJWGl7E1IGO/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm fingerprint' }));
    await expect(await side.findByText('Connected', undefined, SOON)).toBeVisible();
    await expect(side.getByText(new RegExp(`^Confirmed by ${ADMIN}`))).toBeVisible();
  },
});

/** A changed host key is refused, and shown next to the confirmed one. */
export const ChangedKey = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    const side = within(await canvas.findByRole('region', { name: 'Connection' }, SOON));
    (await storyServer()).fileServers.changeKeys();
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(await side.findByText(/Nothing was sent to it/, undefined, SOON)).toBeVisible();
    await userEvent.click(side.getByRole('button', { name: 'Confirm fingerprint' }));
    const dialog = await confirmation('Confirm the new fingerprint?');
    await expect(dialog.getByText(/^SHA256:nThb/)).toBeVisible();
    await expect(dialog.getByText(/^SHA256:p2QA/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm fingerprint' }));
    await expect(await side.findByText('Connected', undefined, SOON)).toBeVisible();
  },
});

/** A new server with its secret; what is missing is named. */
export const Added = meta.story({
  parameters: { prepare: withPackages },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No servers yet', undefined, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add server' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add server' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add server' }));
    await expect(await dialog.findByText('Enter a host name or an address.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Depot');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Host/ }), 'depot.example');
    await userEvent.type(dialog.getByRole('textbox', { name: /^User name/ }), 'gateway');
    await userEvent.type(dialog.getByLabelText(/^Password/, { selector: 'input[type=password]' }), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Add server' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled(), SOON);
    await expect((await canvas.findAllByText('Host key not confirmed', undefined, SOON))[0]).toBeVisible();
  },
});

/** Another host needs the secret again, which is never shown. */
export const Edited = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }, SOON));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit server' }));
    await expect(dialog.getByText(/^Leave empty to keep the stored one/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Password/, { selector: 'input[type=password]' })).toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Host/ }), '.test');
    await expect(await dialog.findByText(/^Enter it again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter the password.')).toBeVisible();
  },
});

/** A package is published in the open folder; publishing it twice is recognized. */
export const Published = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Publish package' }, SOON);
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish on Depot Chicago' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Package/ }, SOON));
    await userEvent.click(await screen.findByRole('option', { name: /Pro\/Morey · 4\.18\.2/ }));
    await expect(dialog.getByRole('textbox', { name: /^File name/ })).toHaveValue(PUBLISHED);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish package' }));
    const tasks = within(await canvas.findByRole('region', { name: 'Tasks' }, SOON));
    await expect(await tasks.findByText('Already published', undefined, SOON)).toBeVisible();
  },
});

/** Names the file and its server before it is deleted, and that it isn't ours. */
export const Deleted = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete README.txt' }, SOON));
    const dialog = await confirmation('Delete this file?');
    await expect(
      dialog.getByText(/^\/firmware\/README\.txt is deleted on Depot Chicago \(sftp:\/\/depot\.example:22\)/),
    ).toBeVisible();
    await expect(dialog.getByText('This file wasn’t published from here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'README.txt' })).toBeNull(), SOON);
  },
});

/** Progress, a waiting attempt with its reason, and a refused upload. */
export const Tasks = meta.story({
  parameters: { prepare: withTasks, view: OPEN },
  play: async ({ canvas }) => {
    const tasks = within(await canvas.findByRole('region', { name: 'Tasks' }, SOON));
    await expect(tasks.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '1600000');
    await expect(tasks.getByText(/^Attempt 1 failed\. Next one/)).toBeVisible();
    await expect(tasks.getByText(/^File with other content exists\./)).toBeVisible();
    await userEvent.click(tasks.getByRole('button', { name: 'Retry: Publish main.bin' }));
    await waitFor(() => expect(tasks.getAllByText('Published').length).toBeGreaterThan(0), SOON);
    await expect(tasks.getByRole('button', { name: 'Cancel: Publish mainApp-go-6.4.0.bin' })).toBeEnabled();
  },
});

/** A folder of more than 10,000 files is shown in pages, and searched. The manifest among them has no row. */
export const ManyFiles = meta.story({
  parameters: { prepare: withManyFiles, view: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 of 9,999 shown', undefined, SOON)).toBeVisible();
    await expect(canvas.getByText(/^This folder has more entries/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('200 of 9,999 shown', undefined, SOON)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search file name' }), 'script-99.bin');
    await expect(await canvas.findByText('1 of 1 shown', undefined, SOON)).toBeVisible();
  },
});

/** A server that can't be reached, and what to check. */
export const Unreachable = meta.story({
  parameters: { view: { serverId: YARD } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Check the port, and that the server is running.', undefined, SOON),
    ).toBeVisible();
  },
});

/** No server yet. */
export const Empty = meta.story({
  parameters: { prepare: withPackages },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No servers yet', undefined, SOON)).toBeVisible();
  },
});

/** While the servers load. */
export const Loading = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The API has failed, for example because the browser is offline. */
export const Failed = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The servers couldn't be loaded", undefined, SOON)).toBeVisible();
  },
});

/** No access. */
export const Forbidden = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'OtaFtpServers')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the servers", undefined, SOON)).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: { prepare: withTasks, view: OPEN } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, parameters: { view: OPEN } });

/** One column in a box of 360 px; lists scroll within themselves. */
export const Narrow = meta.story({
  parameters: { prepare: withTasks, boxPx: 360, boxHeightPx: 720, view: OPEN },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('region', { name: 'The files' }, SOON)),
});
