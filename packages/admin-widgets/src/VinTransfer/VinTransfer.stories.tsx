import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import {
  ADMIN,
  DONE,
  nameOf,
  OEM,
  REQUESTED,
  RUNNING,
  SCHEDULED,
  vinsOf,
  withRunning,
  withTransfers,
} from './transfer.stories.data';
import { EMPTY_TRANSFER_VIEW, type TransferView } from './transferView';
import { VinTransfer, type VinTransferProps } from './VinTransfer';

const now = () => STORY_NOW;
const SOON = { timeout: 10_000 };
let client = createWidgetQueryClient();

function Kept({ start, onViewChange, ...props }: VinTransferProps & { start: Partial<TransferView> | undefined }) {
  const [view, setView] = useState<TransferView>({ ...EMPTY_TRANSFER_VIEW, ...start });
  const change = (next: TransferView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <VinTransfer {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Admin/VinTransfer',
  component: VinTransfer,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async ({ parameters }) => {
    client = createWidgetQueryClient();
    await (parameters.prepare ?? withTransfers)();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={ADMIN}
      now={now}
      timeZone="America/Chicago"
      queryClient={client}
      links={{ trailer: (vin) => `/tracking/${vin}`, trailerHistory: ({ vin, day }) => `/tracking/${vin}?day=${day}` }}
      {...parameters.host}
    >
      <Kept {...args} start={parameters.view} />
    </StoryHost>
  ),
});

const NEW: Partial<TransferView> = { transferId: 'new' };
const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }, SOON));
  await userEvent.click(await screen.findByRole('option', { name: option }, SOON));
};
const paste = async (lines: readonly string[]) => {
  const field = screen.getByRole('textbox', { name: /^VINs or unit IDs/ });
  await userEvent.click(field);
  await userEvent.paste(lines.join('\n'));
};

/** Transfers of all states, with a filter that finds those of a state. */
export const Transfers = meta.story({
  tags: ['compared'],
  play: async ({ canvas, args }) => {
    const list = async () => within(await canvas.findByRole('region', { name: 'Transfers' }, SOON));
    await expect((await list()).getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Waiting for acceptance' }));
    await waitFor(async () => expect((await list()).getAllByRole('row')).toHaveLength(2), SOON);
    await userEvent.click((await list()).getAllByRole('button')[0] as HTMLElement);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ transferId: REQUESTED }));
  },
});

/** What became of each line: trailers that moved lead to them, and lines that were left out say why. */
export const Done = meta.story({
  parameters: { view: { transferId: DONE } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^4 trailers have moved\. It can be undone until/, undefined, SOON),
    ).toBeVisible();
    const lines = within(await canvas.findByRole('region', { name: 'Trailers' }, SOON));
    await expect(lines.getAllByText('Moved')).toHaveLength(4);
    await expect(lines.getAllByRole('link', { name: 'Open' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tracking\//),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Left out/ }));
    await expect(lines.getByText('Not a VIN, which has 17 letters and digits')).toBeVisible();
    await expect(lines.getByText('Not a trailer of this customer')).toBeVisible();
  },
});

/** Gives the trailers back, after a reason. */
export const GivenBack = meta.story({
  parameters: { view: { transferId: DONE } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo transfer' }, SOON));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give 4 trailers back?' }, SOON));
    await expect(dialog.getByText(/issues that ended with the transfer stay ended/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo transfer' }));
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong list');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo transfer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), SOON);
    await expect(await canvas.findByText('Reason', undefined, SOON)).toBeVisible();
  },
});

/** The side that requested a transfer can cancel it, but not accept it. */
export const Requested = meta.story({
  parameters: { view: { transferId: REQUESTED }, host: { as: OEM } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has to accept it\.$/, undefined, SOON)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel transfer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
});

/** Accepted with the number of trailers that move. */
export const Accepted = meta.story({
  parameters: { view: { transferId: REQUESTED } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }, SOON));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept 6 trailers?' }, SOON));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), SOON);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull(), SOON);
  },
});

/** Waits for midnight in the time zone of its date. */
export const Scheduled = meta.story({
  parameters: { view: { transferId: SCHEDULED } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It is carried out on 12\/01\/26/, undefined, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel transfer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this transfer?' }, SOON));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel transfer' })).toBeNull(), SOON);
  },
});

/** Canceled after its first batch: what has moved stays, and the rest can be copied for another transfer. */
export const CanceledWhileRunning = meta.story({
  parameters: { view: { transferId: RUNNING }, prepare: withRunning },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 of 107 trailers have moved.', undefined, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel transfer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this transfer?' }, SOON));
    await expect(dialog.getByText(/Up to 7 more can move before the transfer stops\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    const text = /^Canceled after 100 of 107 trailers had moved\. The others were not moved\. It can be undone until/;
    await expect(await canvas.findByText(text, undefined, SOON)).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Not moved/ }, SOON));
    const lines = within(canvas.getByRole('region', { name: 'Trailers' }));
    await expect(lines.getAllByText('Transfer canceled before this trailer moved')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Copy 7 not moved' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo transfer' })).toBeVisible();
  },
});

/** Pasted lines with their results, then the confirmation by the number of trailers. */
export const NewOne = meta.story({
  parameters: { view: NEW, prepare: async () => undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check trailers' }, SOON));
    await expect(
      await canvas.findByText('Choose the customer that gives the trailers.', undefined, SOON),
    ).toBeVisible();
    await choose('From', await nameOf(1));
    await choose('To', await nameOf(2));
    const vins = await vinsOf(1, 20, 24);
    await paste([...vins, vins[0] ?? '', 'nothing']);
    await userEvent.click(canvas.getByRole('button', { name: 'Check trailers' }));
    const lines = async () => within(await canvas.findByRole('region', { name: 'Trailers' }, SOON));
    await expect((await lines()).getAllByText('Ready')).toHaveLength(4);
    await expect(canvas.getByText(/^4 trailers will move\. 1 left out, 1 duplicate\.$/)).toBeVisible();
    await userEvent.click((await lines()).getByRole('button', { name: 'Remove nothing' }));
    await expect(await canvas.findByText(/0 left out, 1 duplicate\.$/, undefined, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review transfer' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Transfer 4 trailers?' }, SOON));
    const confirm = dialog.getByRole('button', { name: 'Transfer 4 trailers' });
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Enter the number/ }), '3');
    await expect(confirm).toBeDisabled();
    await userEvent.clear(dialog.getByRole('spinbutton', { name: /^Enter the number/ }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Enter the number/ }), '4');
    await userEvent.click(confirm);
    await waitFor(
      () =>
        expect(args.onViewChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ transferId: expect.stringMatching(/-/) }),
        ),
      SOON,
    );
  },
});

/** Begun, saved and opened again: the entries are still there, and become the request. */
export const Draft = meta.story({
  parameters: { view: NEW, prepare: async () => undefined },
  play: async ({ canvas, args }) => {
    await choose('From', await nameOf(1));
    await choose('To', await nameOf(2));
    const vins = await vinsOf(1, 30, 32);
    await paste([...vins, 'T-04']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/^The draft is saved/, undefined, SOON)).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ transferId: expect.stringMatching(/-/) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the transfers' }));
    const list = within(await canvas.findByRole('region', { name: 'Transfers' }, SOON));
    await expect(list.getByText('Draft')).toBeVisible();
    await userEvent.click(list.getByRole('button'));
    const lines = () => canvas.findByRole('textbox', { name: /^VINs or unit IDs/ }, SOON);
    await expect(await lines()).toHaveValue([...vins, 'T-04'].join('\n'));
    await userEvent.type(await lines(), '{Enter}T-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/^The draft is saved/, undefined, SOON)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check trailers' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Review transfer' }, SOON));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Transfer 2 trailers?' }, SOON));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Enter the number/ }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer 2 trailers' }));
    await expect(await canvas.findByText(/^2 trailers have moved\./, undefined, SOON)).toBeVisible();
  },
});

/** Picks trailers of the customer that gives them, and of no other. */
export const Picked = meta.story({
  parameters: { view: NEW, prepare: async () => undefined },
  play: async ({ canvas }) => {
    const picker = () => canvas.findByRole('combobox', { name: /^Add a trailer/ }, SOON);
    await expect(await picker()).toBeDisabled();
    await choose('From', await nameOf(1));
    const [own = ''] = await vinsOf(1, 0, 1);
    const [foreign = ''] = await vinsOf(2, 0, 1);
    await userEvent.type(await picker(), foreign);
    await expect(await screen.findByText('No matches', undefined, SOON)).toBeVisible();
    await userEvent.clear(await picker());
    await userEvent.type(await picker(), own);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(own) }, SOON));
    await expect(canvas.getByRole('textbox', { name: /^VINs or unit IDs/ })).toHaveValue(own);
  },
});

/** A user of one side names the other by its complete name, and learns nothing about its trailers. */
export const OtherCustomer = meta.story({
  parameters: { view: NEW, host: { as: OEM }, prepare: async () => undefined },
  play: async ({ canvas }) => {
    await choose('To', await nameOf(1));
    await choose('From', 'Another customer, by name');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the other/ }), 'Nobody Inc.');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(
      await canvas.findByText('There is no customer with exactly this name.', undefined, SOON),
    ).toBeVisible();
  },
});

/** Entries that would be lost are confirmed. */
export const Unsaved = meta.story({
  parameters: { view: NEW, prepare: async () => undefined },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Check trailers' }, SOON);
    await paste(['53401']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', undefined, SOON);
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
});

/** In a narrow box the panels move under the lines. */
export const Narrow = meta.story({
  parameters: { boxPx: 360, boxHeightPx: 720, view: { transferId: DONE } },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByText(/^4 trailers have moved/, undefined, SOON)),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: { view: { transferId: DONE } } });

export const Empty = meta.story({
  parameters: { prepare: async () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transfers yet', undefined, SOON)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

/** The server has failed. */
export const Failed = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The transfers couldn't be loaded", undefined, SOON)).toBeVisible();
  },
});

/** The role doesn't allow it. */
export const Forbidden = meta.story({
  parameters: { prepare: async () => undefined },
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'TrailerTransfers')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the transfers", undefined, SOON)).toBeVisible();
  },
});
