import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { keepFile } from '#storybook/keepFile';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServerApi } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { OtaManagement, type OtaManagementProps } from './OtaManagement';
import { ADMIN, CAMPAIGN, TARGET, withPackages, withStoppedCampaign } from './ota.stories.data';
import { EMPTY_OTA_VIEW, type OtaView } from './otaView';

const now = () => STORY_NOW;
const SOON = { timeout: 10_000 };
let client = createWidgetQueryClient();

function Kept({ start, onViewChange, ...props }: OtaManagementProps & { start: Partial<OtaView> | undefined }) {
  const [view, setView] = useState<OtaView>({ ...EMPTY_OTA_VIEW, ...start });
  const change = (next: OtaView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <OtaManagement {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Admin/OtaManagement',
  component: OtaManagement,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    await (parameters.prepare ?? withStoppedCampaign)();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={ADMIN}
      now={now}
      queryClient={client}
      links={{ trailer: (vin) => `/tracking/${vin}` }}
      {...parameters.host}
    >
      <Kept {...args} start={parameters.view} />
    </StoryHost>
  ),
});

const OPEN: Partial<OtaView> = { tab: 'campaigns', campaignId: CAMPAIGN };
const confirmation = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** Versions of the fleet with the job of each device. The search and a campaign are in the view. */
export const FleetStatus = meta.story({
  tags: ['compared'],
  play: async ({ canvas, args }) => {
    const list = async () => within(await canvas.findByRole('region', { name: 'The devices' }, SOON));
    await expect((await list()).getAllByRole('row').length).toBeGreaterThan(20);
    await expect((await list()).getAllByText(`Target ${TARGET}`)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Failed' }));
    await waitFor(async () => expect((await list()).getAllByRole('row')).toHaveLength(3), SOON);
    await expect((await list()).getByText(`Reported 4.17.9 instead of ${TARGET}`)).toBeVisible();
    await userEvent.click((await list()).getAllByRole('button', { name: /^Main app/ })[0] as HTMLElement);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ campaignId: CAMPAIGN }));
  },
});

/** A campaign that stopped by itself: why, its stages, and its devices by state and reason. */
export const StoppedCampaign = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Stopped automatically/, undefined, SOON)).toBeVisible();
    await expect(canvas.getByText(/25% of finished devices in stage 1 failed, limit 3%/)).toBeVisible();
    await expect(canvas.getByText('6 confirmed, 2 failed')).toBeVisible();
    await expect(canvas.getByText('48 h after stage 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Failed 2/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'failed' }));
    const failed = async () => within(await canvas.findByRole('region', { name: 'Failed devices' }, SOON));
    await expect((await failed()).getByText('Hash mismatch')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wrong version 1' }));
    await waitFor(async () => expect((await failed()).queryByText('Hash mismatch')).toBeNull(), SOON);
    await expect((await failed()).getByText(`Reported 4.17.9 instead of ${TARGET}`)).toBeVisible();
  },
});

/** Resumes with a reason, after the server refuses to go on without one. */
export const Resumed = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }, SOON));
    const dialog = await confirmation('Resume this campaign?');
    await expect(dialog.getByText(/^Pro\/Morey, from /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await expect(
      await dialog.findByText(/Enter a limit above the current failure rate/, undefined, SOON),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Or a reason/ }), 'Both had a weak signal');
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' }, SOON)).toBeVisible();
    await expect(canvas.queryByText(/^Stopped automatically/)).toBeNull();
  },
});

/** Says how many devices a cancellation ends, and what can't be stopped anymore. */
export const Canceled = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel campaign' }, SOON));
    const dialog = await confirmation('Cancel this campaign?');
    await expect(dialog.getByText(/^2 devices have begun to install/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel campaign' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel campaign' })).toBeNull(), SOON);
  },
});

/** Brings confirmed devices back to the earlier version, in a campaign of its own. */
export const RolledBack = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Roll back' }, SOON));
    const dialog = await confirmation('Roll back this campaign?');
    await expect(dialog.getByText(/^6 devices that were confirmed/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue('Main app 4.12.2'), SOON);
  },
});

/** What another administrator does is shown at once. */
export const Followed = meta.story({
  parameters: { view: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Resume' }, SOON)).toBeVisible();
    const { ota } = await storyServerApi(ADMIN);
    const { version = 0 } = (await ota.campaign(CAMPAIGN)) ?? {};
    await ota.control({ campaignId: CAMPAIGN, version, action: 'resume', stopAbovePercent: 90 });
    await expect(await canvas.findByRole('button', { name: 'Pause' }, SOON)).toBeVisible();
  },
});

/** Writes failed devices to a file. */
export const Exported = meta.story({
  parameters: { view: { ...OPEN, state: 'failed' } },
  beforeEach: keepFile,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }, SOON));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }));
    await expect(await screen.findByText('2 devices were written.', undefined, SOON)).toBeVisible();
    await expect(screen.getByText(/^Main app .* Failed devices Export .*\.csv$/)).toBeVisible();
  },
});

/** Without a network the last known data stays. */
export const Offline = meta.story({
  parameters: { view: OPEN },
  beforeEach: () => () => window.dispatchEvent(new Event('online')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Resume' }, SOON);
    window.dispatchEvent(new Event('offline'));
    await expect((await canvas.findAllByText('You’re offline', undefined, SOON))[0]).toBeVisible();
    await expect(canvas.getByText(/^Stopped automatically/)).toBeVisible();
  },
});

/** Packages with their versions, and how many devices report each. */
export const Packages = meta.story({
  parameters: { prepare: withPackages, view: { tab: 'mainApp' } },
  play: async ({ canvas, args }) => {
    const list = await canvas.findByRole('region', { name: 'The packages' }, SOON);
    await expect(within(list).getByRole('rowheader', { name: TARGET })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Pro\/Morey 4.12.2: \d+ devices/ })[0] as HTMLElement);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: 'fleet', version: '4.12.2', versionKind: 'mainApp' }),
    );
  },
});

/** An upload with an unknown signature is refused, and the entries stay. */
export const UploadRefused = meta.story({
  parameters: { prepare: withPackages, view: { tab: 'script' } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Upload package' }, SOON);
    await waitFor(() => expect(open).toBeEnabled(), SOON);
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload package: Script' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload package' }));
    await expect(await dialog.findByText('Choose the device family.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Device family/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pro/Morey' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Version/ }), 's-10');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Scan');
    await userEvent.upload(dialog.getByLabelText('File'), new File(['script'], 'scan.bin'));
    await userEvent.click(dialog.getByRole('textbox', { name: /^Signature/ }));
    await userEvent.paste(btoa('x'.repeat(64)));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload package' }));
    await expect(await dialog.findByText(/doesn't match any key of the operator/, undefined, SOON)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Scan');
  },
});

/** Plans a campaign for pasted lines, and says for each line what happens to it before it starts. */
export const Created = meta.story({
  parameters: { prepare: withPackages, view: { tab: 'mainApp' } },
  play: async ({ canvas, args }) => {
    const { ota } = await storyServerApi(ADMIN);
    const { trailers } = await ota.fleet({ family: 1, limit: 2 });
    const list = await canvas.findByRole('region', { name: 'The packages' }, SOON);
    const line = within(within(list).getByRole('rowheader', { name: TARGET }).closest('tr') as HTMLElement);
    await userEvent.click(line.getByRole('button', { name: /^Start campaign/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Paste a list' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /^VINs/ }));
    await userEvent.paste([...trailers.map(({ vin }) => vin), 'NOTHING', trailers[0]?.vin].join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }));
    await expect(
      await dialog.findByText(`2 devices (Pro/Morey) get version ${TARGET}.`, undefined, SOON),
    ).toBeVisible();
    await expect(dialog.getByText('Not found')).toBeVisible();
    await expect(dialog.getByText('Duplicate')).toBeVisible();
    await expect(dialog.getByText(/An installation that has begun can’t be stopped/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start for 2 devices' }));
    await waitFor(
      () =>
        expect(args.onViewChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ tab: 'campaigns', campaignId: expect.stringMatching(/^[\da-f-]{36}$/) }),
        ),
      SOON,
    );
    await expect(await canvas.findByRole('button', { name: 'Pause' }, SOON)).toBeVisible();
  },
});

/** The list of campaigns. */
export const Campaigns = meta.story({
  parameters: { view: { tab: 'campaigns' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Main app ${TARGET}, Pro/Morey` }, SOON)).toBeVisible();
    await expect(canvas.getByText('Stopped')).toBeVisible();
  },
});

/** No campaign yet. */
export const Empty = meta.story({
  parameters: { prepare: withPackages, view: { tab: 'campaigns' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No campaigns yet', undefined, SOON)).toBeVisible();
  },
});

/** While the fleet loads. */
export const Loading = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The server has failed. */
export const Failed = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The devices couldn't be loaded", undefined, SOON)).toBeVisible();
  },
});

/** No access. */
export const Forbidden = meta.story({
  parameters: { prepare: withPackages },
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'OtaFleet')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the devices", undefined, SOON)).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: { view: OPEN } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, parameters: { view: OPEN } });

/** One column in a box of 360 px; lists scroll within themselves. */
export const Narrow = meta.story({
  parameters: { boxPx: 360, boxHeightPx: 720, view: OPEN },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByText(/^Stopped automatically/, undefined, SOON)),
});
