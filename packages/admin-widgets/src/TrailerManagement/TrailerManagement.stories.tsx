import { ApiErrorCode } from '@gladhand/domain';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { VEHICLE_CSV_HEAD, vinCheckDigit } from '@gladhand/domain/trailers';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { GroupTree } from '../internal/GroupTree/GroupTree';
import { TrailerManagement } from './TrailerManagement';

const meta = preview.meta({
  title: 'Admin/TrailerManagement',
  component: TrailerManagement,
  parameters: { layout: 'fullscreen' },
  args: { renderGroups: (groups) => <GroupTree {...groups} /> },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 620 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** A dialog loads when it is first opened, which takes longer. */
const SOON = { timeout: 10_000 };
const ADMIN = 'admin@gladhand.example';
const MANAGER = 'manager@gladhand.example';
const trailersOf = (email: string) => storyApi(email).administration.trailers;
const firstTrailers = async (email = ADMIN, count = 2) =>
  (await trailersOf(email).find({ paginationInput: { pageSize: count, pageNumber: 1 } })).vehicles;
/** A VIN with a correct check digit. */
const NEW_VIN = (() => {
  const [head, tail] = ['1GRVA532', 'SA900001'];
  return `${head}${vinCheckDigit(`${head}0${tail}`)}${tail}`;
})();
const WRONG_VIN = NEW_VIN.replace(/^(.{8})./, (_, head) => `${head}${NEW_VIN[8] === '1' ? '2' : '1'}`);

/** Opens the first trailer of the list. */
async function openFirst(canvas: ReturnType<typeof within>) {
  const grid = within(await canvas.findByRole('grid', { name: 'Trailers' }));
  const box = await waitFor(() => {
    const [first] = grid.getAllByRole('checkbox', { name: /^Select (?!the rows|row$)/ });
    return first ?? Promise.reject(new Error('No row yet'));
  });
  await userEvent.click(box);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|View)$/ }));
  return within(await screen.findByRole('dialog', {}, SOON));
}
async function choose(dialog: ReturnType<typeof within>, label: RegExp, option: string) {
  await userEvent.click(dialog.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Lists the trailers with their customers, groups, devices and sensors. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers', {}, SOON)).toBeVisible();
    const [first] = await firstTrailers();
    const grid = within(canvas.getByRole('grid', { name: 'Trailers' }));
    await expect(await grid.findByText(first?.unitId ?? 'none')).toBeVisible();
    await expect(canvas.getByText('Rows 1 to 50 of 240')).toBeVisible();
  },
});

/** Searches and sorts at the server. */
export const SearchAndSort = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const [first, second] = await firstTrailers();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), second?.vin ?? '');
    await expect(await canvas.findByText('1 trailer', {}, SOON)).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'Trailers' }));
    await waitFor(() => expect(grid.queryByText(first?.unitId ?? '')).toBeNull());
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search trailers' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzz');
    await expect(await canvas.findByText('No matching trailers', {}, SOON)).toBeVisible();
  },
});

/** Edits identity, equipment and groups. An ID is removed with its sensor. */
export const Edit = meta.story({
  play: async ({ canvas, step }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const dialog = await openFirst(canvas);
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
    await step('edits the identity', async () => {
      await userEvent.clear(dialog.getByLabelText(/Unit ID/));
      await userEvent.type(dialog.getByLabelText(/Unit ID/), '=1+1');
      await choose(dialog, /^Undercarriage/, 'Tridem');
      await expect(dialog.getByLabelText('Customer')).toHaveAttribute('readonly');
    });
    await step('edits the sensors', async () => {
      await userEvent.click(dialog.getByRole('tab', { name: 'Product and sensors' }));
      const camera = dialog.getByRole('checkbox', { name: 'Cargo camera' }) as HTMLInputElement;
      if (!camera.checked) await userEvent.click(camera);
      const id = dialog.getByLabelText(/Cargo Cam ID/);
      await userEvent.clear(id);
      await userEvent.type(id, 'CC-1');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(await dialog.findByText('The value should be either an empty string or a number!')).toBeVisible();
      await userEvent.clear(id);
      await userEvent.type(id, '99000001');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const grid = within(canvas.getByRole('grid', { name: 'Trailers' }));
    await expect(await grid.findByText('=1+1')).toBeVisible();
  },
});

/** Keeps an invalid length while switching tabs, and does not save it as empty. */
export const LengthOutOfRange = meta.story({
  play: async ({ canvas, step }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const dialog = await openFirst(canvas);
    const length = () => dialog.getByRole('spinbutton', { name: /Length/ });
    const update = () => userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await step('keeps the form', async () => {
      await userEvent.clear(length());
      await userEvent.type(length(), '901');
      await update();
      await expect(length()).toHaveFocus();
      await expect(length()).toHaveAccessibleDescription('Enter a number from 1 to 150');
    });
    await step('keeps it from another tab, too', async () => {
      await userEvent.click(dialog.getByRole('tab', { name: 'Groups' }));
      await update();
      await waitFor(() => expect(length()).toHaveValue('901'));
      await expect(length()).toBeInvalid();
    });
    await step('saves the corrected length', async () => {
      await userEvent.clear(length());
      await userEvent.type(length(), '47.5');
      await update();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const [first] = await firstTrailers();
      await expect(first?.vehicleLengthFeet).toBe(47.5);
    });
  },
});

/** Edits the groups of a trailer. All VINs cannot be chosen. */
export const Groups = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const dialog = await openFirst(canvas);
    await userEvent.click(dialog.getByRole('tab', { name: 'Groups' }));
    const tree = within(await dialog.findByRole('tree', { name: 'Groups' }));
    await userEvent.click(await tree.findByText('All VINs'));
    await expect(tree.getAllByRole('treeitem').length).toBeGreaterThan(2);
  },
});

/** Shows a unit ID that is already used at its field, and keeps the entries. */
export const UnitIdTaken = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const [first] = await firstTrailers();
    const { vehicles } = await trailersOf(ADMIN).find({
      paginationInput: { pageSize: 2, pageNumber: 1 },
      customerId: first?.customerId ?? 1,
    });
    const dialog = await openFirst(canvas);
    await userEvent.clear(dialog.getByLabelText(/Unit ID/));
    await userEvent.type(dialog.getByLabelText(/Unit ID/), vehicles[1]?.unitId.toLowerCase() ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByText('This Unit ID is already used by another trailer.')).toBeVisible();
    await expect(dialog.getByLabelText(/Unit ID/)).toHaveValue(vehicles[1]?.unitId.toLowerCase());
  },
});

/** Shows both versions when someone else has changed the trailer. A second Update replaces the change. */
export const Conflict = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const [first] = await firstTrailers();
    const dialog = await openFirst(canvas);
    await trailersOf(ADMIN).update({ vin: first?.vin ?? '', version: 1, modelYear: 1999 });
    const year = dialog.getByLabelText(/Model year/);
    await userEvent.clear(year);
    await userEvent.type(year, '2001');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const table = within(await dialog.findByRole('table'));
    await expect(table.getByRole('row', { name: 'Model year 1999 2001' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [after] = await firstTrailers();
    await expect(after?.modelYear).toBe(2001);
  },
});

/** Creates a trailer as an account administrator. A wrong check digit is a warning that can be confirmed. */
export const Create = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as={MANAGER}>
        <div style={{ blockSize: 620 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Trailer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Trailer' }, SOON));
    await step('missing input is shown at its field', async () => {
      await userEvent.type(dialog.getByLabelText(/VIN/), WRONG_VIN.toLowerCase());
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await expect(await dialog.findByText('Enter a Unit ID.')).toBeVisible();
      await expect(dialog.getByText('Choose a type.')).toBeVisible();
    });
    await step('the check digit is overridden', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /This VIN is correct/ }));
      await userEvent.type(dialog.getByLabelText(/Unit ID/), 'Home-built 1');
      await choose(dialog, /^Type/, 'Flat');
      await choose(dialog, /^Device family/, 'Go');
      await userEvent.click(dialog.getByRole('tab', { name: 'Product and sensors' }));
      await choose(dialog, /^Product type/, 'GO: Solar');
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), WRONG_VIN);
    const grid = within(canvas.getByRole('grid', { name: 'Trailers' }));
    await expect(await grid.findByText('Home-built 1', {}, SOON)).toBeVisible();
  },
});

/** Checks each row of a file before anything is saved. Rejected rows keep their reasons. */
export const Import = meta.story({
  play: async ({ canvas, step }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const [first, second] = await firstTrailers();
    await userEvent.click(canvas.getByRole('button', { name: 'Import from CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Trailers' }, SOON));
    const rows = [
      'VIN,Unit ID,Model Year,Solar Panels',
      `${first?.vin},,2003,`,
      `${second?.vin},,,maybe`,
      'SHORT,x,,',
      `${first?.vin},,2004,`,
    ];
    await step('starts with a dry run', async () => {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste the text' }));
      await userEvent.paste(rows.join('\n'));
      await userEvent.click(dialog.getByRole('button', { name: 'Check pasted text' }));
      await expect(await dialog.findByText('Change 1')).toBeVisible();
      await expect(dialog.getByText('Only problems 3')).toBeVisible();
      await expect(dialog.getByText('A VIN has 17 characters; this one has 5.')).toBeVisible();
      await expect((await firstTrailers())[0]?.modelYear).not.toBe(2003);
    });
    await step('then the import runs', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Apply 1 trailer' }));
      await expect(await dialog.findByText('Changed 1')).toBeVisible();
      await expect((await firstTrailers())[0]?.modelYear).toBe(2003);
    });
  },
});

/** Imports an exported file without changes. */
export const Export = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const saved: Blob[] = [];
    const original = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return original.call(URL, blob);
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Export to CSV' }));
    await expect(await screen.findByText('240 trailers were written.', {}, SOON)).toBeVisible();
    URL.createObjectURL = original;
    const text = (await saved[0]?.text()) ?? '';
    await expect(text).toContain(VEHICLE_CSV_HEAD.trim());
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Import from CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Trailers' }, SOON));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste the text' }));
    await userEvent.paste(text);
    await userEvent.click(dialog.getByRole('button', { name: 'Check pasted text' }));
    await expect(await dialog.findByText('No change 240', {}, SOON)).toBeVisible();
    await expect(dialog.getByText('Only problems 0')).toBeVisible();
  },
});

/** Saves a detached sensor box with all digits of its ICCID. */
export const DetachedSensorBox = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detached Sensor Box' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Detached Sensor Box' }, SOON));
    await userEvent.type(dialog.getByLabelText(/ICCID/), '8901x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter a serial number.')).toBeVisible();
    await expect(dialog.getByText('The value should be either an empty string or a number!')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Serial number/), 'XB-77');
    await userEvent.clear(dialog.getByLabelText(/ICCID/));
    await userEvent.type(dialog.getByLabelText(/ICCID/), '89014103211118510720');
    await choose(dialog, /^Manufacturer/, 'Xirgo');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Shows a read-only viewer the list and each trailer, and nothing that changes them. */
export const ViewOnly = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="viewer@gladhand.example" can={() => false}>
        <div style={{ blockSize: 620 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers', {}, SOON)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create New Trailer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Import from CSV' })).toBeNull();
    const dialog = await openFirst(canvas);
    await expect(dialog.getByText("You can view this trailer but you can't change it.")).toBeVisible();
    await expect(dialog.getByLabelText(/Unit ID/)).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull();
  },
});

/** Keeps the entries when a save fails. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'UpdateVehicle')),
  play: async ({ canvas }) => {
    await canvas.findByText('240 trailers', {}, SOON);
    const dialog = await openFirst(canvas);
    await userEvent.clear(dialog.getByLabelText(/Unit ID/));
    await userEvent.type(dialog.getByLabelText(/Unit ID/), 'KEPT');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(dialog.getByLabelText(/Unit ID/)).toHaveValue('KEPT');
  },
});

/** Shows the forbidden state to a role without access that opens the address. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="dealer@gladhand.example" can={() => false}>
        <div style={{ blockSize: 620 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
  },
});

/** Shows the failed state when the server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i }, { timeout: 5_000 })).toBeVisible();
  },
});

/** Shows placeholders while the list loads. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Trailers' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText(/^\d+ trailers$/)),
});

/** In German, with words for trailer types and the rules of fields. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Kofferauflieger'))[0]).toBeVisible();
    await expectTextsFit();
    await userEvent.click(canvas.getByRole('button', { name: 'Neuen Trailer anlegen' }));
    const open = within(await screen.findByRole('dialog', { name: 'Neuen Trailer anlegen' }));
    await userEvent.type(open.getByRole('textbox', { name: /FIN/ }), '123');
    await userEvent.click(open.getByRole('button', { name: 'Anlegen' }));
    await expect(await open.findByText('Eine FIN hat 17 Zeichen, diese hat 3.')).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Caja seca'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Crear remolque' })).toBeVisible();
    await expectTextsFit();
  },
});
