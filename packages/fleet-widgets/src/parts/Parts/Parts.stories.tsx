import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { EMPTY_PARTS_VIEW, type PartsView } from '../../internal/parts/partsView';
import { BOSS, drawingFile, ownVin, SENSOR, withDrawings } from '../parts.stories.data';
import { Parts, type PartsProps } from './Parts';

const now = () => STORY_NOW;
let client = createWidgetQueryClient();
let vin = '';

function Kept({ start, onViewChange, ...props }: PartsProps & { start: Partial<PartsView> | undefined }) {
  const [view, setView] = useState<PartsView>({ ...EMPTY_PARTS_VIEW, vin, ...start });
  const change = (next: PartsView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <Parts {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Fleet/Parts',
  component: Parts,
  args: { onViewChange: fn(), onImport: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async () => {
    client = createWidgetQueryClient();
    vin = await ownVin();
  },
  render: (args, { parameters }) => (
    <StoryHost
      as={BOSS}
      now={now}
      queryClient={client}
      links={{ trailer: (linked) => `/tracking/${linked}` }}
      {...parameters.host}
    >
      <div style={{ blockSize: 860 }}>
        <Kept {...args} start={parameters.view} />
      </div>
    </StoryHost>
  ),
});

const tableOf = (canvas: ReturnType<typeof within>) => canvas.findByRole('table');
const dialogOf = () => within(document.body).findByRole('dialog');

/** The parts of a trailer and its model, by category. A category filters them. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ canvas, userEvent }) => {
    const table = await tableOf(canvas);
    await expect(within(table).getByRole('button', { name: 'Wheel speed sensor, 90°' })).toBeVisible();
    await expect(canvas.getByText(/parts from its model/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Lights/ }));
    await waitFor(() => expect(within(table).queryByText('Wheel seal')).toBeNull());
    await expect(within(table).getByText('Marker lamp, amber')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'stop');
    await waitFor(() => expect(within(table).queryByText('Marker lamp, amber')).toBeNull());
  },
});

/** Without a chosen trailer it shows the first of the fleet. */
export const FirstTrailer = meta.story({
  parameters: { view: { vin: null } },
  play: async ({ args, canvas }) => {
    await tableOf(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Unit ID' })).not.toHaveValue(''));
    await expect(args.onViewChange).toHaveBeenCalledWith(
      expect.objectContaining({ vin: expect.stringMatching(/^\w{17}$/) }),
    );
  },
});

/** The pictures of a part by keyboard: zoom, move, next picture, close. The focus returns to the part. */
export const PicturesByKeyboard = meta.story({
  parameters: { hasPictures: true },
  beforeEach: withDrawings,
  play: async ({ canvas, userEvent, step }) => {
    const opener = within(await tableOf(canvas)).getByRole('button', { name: 'Wheel speed sensor, 90°' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogOf();
    const picture = await within(dialog).findByRole('img', { name: /^Sensor with a 90° head/ });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 720));
    const viewer = within(dialog).getByRole('group', { name: 'Picture viewer' });
    within(viewer).getByRole('button', { name: 'Zoom in' }).focus();
    await step('zooms and moves', async () => {
      await userEvent.keyboard('++');
      await expect(within(viewer).getByText('200%')).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(picture.style.transform).toContain('translate(-60px');
      await userEvent.keyboard('0');
      await expect(within(viewer).getByText('100%')).toBeVisible();
    });
    await step('shows the next picture', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await within(dialog).findByRole('img', { name: /^The tone ring/ })).toBeVisible();
      await expect(within(dialog).getByText('Picture 2 of 2')).toBeVisible();
    });
    await step('closes', async () => {
      // The first Escape closes the tooltip of the focused button.
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(document.body.querySelector('[role=dialog]')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** A picture needs words that describe it. It is added to the part on every trailer. */
export const AddAPicture = meta.story({
  parameters: { view: { part: SENSOR } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(within(dialog).getByText('There are no pictures of this part.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a picture' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save picture' }));
    await expect(within(dialog).getByText('Choose a picture.')).toBeVisible();
    await expect(within(dialog).getByText('Describe the picture.')).toBeVisible();
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, await drawingFile());
    await expect(await within(dialog).findByText('valve.png')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /What the picture shows/ }), 'From the front');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save picture' }));
    await expect(await within(dialog).findByRole('img', { name: 'From the front' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete picture' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByText('There are no pictures of this part.')).toBeVisible();
  },
});

/** A file that isn't a picture is refused in words, and so is one that only pretends to be one. */
export const BadPicture = meta.story({
  parameters: { view: { part: SENSOR } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a picture' }));
    const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('no picker');
    await userEvent.upload(picker, new File(['not a picture'], 'fake.png', { type: 'image/png' }));
    await expect(await within(dialog).findByText(/This picture can't be read/)).toBeVisible();
  },
});

/** Which trailers carry a part: its number leads to the list, and each trailer to its page. */
export const WhichTrailers = meta.story({
  parameters: { view: { isWholeFleet: true, search: 'WS24' } },
  play: async ({ canvas, userEvent }) => {
    const table = await tableOf(canvas);
    await userEvent.click(within(table).getByRole('button', { name: /trailers carry this part/ }));
    await expect(await canvas.findByRole('heading', { name: /^Trailers with WS24-90-19/ })).toBeVisible();
    const [link] = await canvas.findAllByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/tracking\//));
    await userEvent.click(canvas.getByRole('button', { name: 'All parts of the fleet' }));
    await expect(await canvas.findByRole('searchbox')).toHaveValue('WS24');
  },
});

/** Parts of the whole fleet with the number of trailers that carry each. */
export const WholeFleet = meta.story({
  parameters: { view: { isWholeFleet: true } },
  play: async ({ canvas }) => {
    await expect(within(await tableOf(canvas)).getByText('Air spring, 1T15')).toBeVisible();
  },
});

/** Selected parts are deleted after a question that says from where. */
export const DeleteParts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Wheel seal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await within(document.body).findByRole('alertdialog');
    await expect(within(question).getByText(/removed from all of its trailers/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Wheel seal')).toBeNull());
  },
});

/** A user who may only look has no import, no selection and no buttons for pictures. */
export const ReadOnly = meta.story({
  parameters: {
    view: { part: SENSOR },
    host: { as: 'new@gladhand.example', can: (subject: string) => subject !== 'importParts' },
  },
  beforeEach: async () => {
    const { fleet } = await storyServer();
    const leased = fleet.groups.find(({ customerId, name }) => customerId === 2 && name === 'Leased Out');
    const ids = fleet.groupTrailers.flatMap((one) => (one.groupId === leased?.groupId ? [one.trailerId] : []));
    vin = fleet.trailers.find(({ trailerId }) => ids.includes(trailerId))?.vin ?? '';
  },
  play: async ({ canvas }) => {
    const dialog = await dialogOf();
    await expect(within(dialog).getByText('There are no pictures of this part.')).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Add a picture' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { hidden: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Import', hidden: true })).toBeNull();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'TrailerParts')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/don't have access/)).toBeVisible();
  },
});

/** Nothing matches. */
export const NoMatch = meta.story({
  parameters: { view: { search: 'sails' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No part matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await tableOf(canvas);
  },
});

/** Only the parts for the code of a fault, which a code card links to. */
export const ForAFaultCode = meta.story({
  parameters: { view: { faultCode: 789 } },
  play: async ({ canvas, userEvent }) => {
    const table = await tableOf(canvas);
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show parts for every code' }));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(10));
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('table')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** No network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.all('/graphql', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })).toBeVisible();
  },
});

/** The trailer is not in the fleet. */
export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.NotFound, 'Not found.', 'TrailerParts')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This trailer is not in your fleet')).toBeVisible();
  },
});

export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await tableOf(canvas);
    msw.use(...apiFails(400));
    await refetch(client, 'parts');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});
