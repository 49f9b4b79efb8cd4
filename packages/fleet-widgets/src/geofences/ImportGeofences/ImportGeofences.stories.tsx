import { ApiErrorCode } from '@gladhand/domain';
import type { GeofenceFeature, GeofenceShape } from '@gladhand/domain/geofences';
import { writeGeoJson } from '@gladhand/domain/geofences';
import { apiFails, graphqlFails } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyGeofenceFileWorkerUrl } from '#storybook/geofenceFileWorker';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { at, BOW_TIE, blankEngine, CORRIDOR, YARD } from '../geofences.stories.data';
import { ImportGeofences } from './ImportGeofences';

/** An administrator of one customer. */
const BOSS = 'manager@gladhand.example';
const CUSTOMER = 1;

const circle = (east: number, north: number, radiusMeters = 120): GeofenceShape => ({
  type: 'circle',
  center: at(east, north),
  radiusMeters,
});

const GOOD: readonly GeofenceFeature[] = [
  { name: 'Wales Rd yard', category: 'yard', shape: YARD },
  { name: 'I-280 approach', shape: CORRIDOR },
  { name: 'Fuel island', category: 'other', shape: circle(-640, 300) },
];

/** Good features, and one of each problem. */
const mixed = () =>
  writeGeoJson([
    ...GOOD,
    { name: 'Crossing docks', shape: BOW_TIE },
    { name: 'Turned around', shape: turned(circle(900, 900)) },
    { name: 'Gate '.repeat(30).trim(), shape: circle(-900, 500) },
    { name: 'fuel island', shape: circle(900, -500) },
    { name: 'North lot', category: 'yard', shape: circle(2_000, 2_000) },
  ]);

const turned = (shape: GeofenceShape): GeofenceShape =>
  shape.type === 'circle' ? { ...shape, center: { lat: shape.center.lng - 10, lng: shape.center.lat } } : shape;

const fileOf = (text: string, name = 'terminals.geojson') => new File([text], name);

/** A geofence with a name of the file at another place. */
async function withNorthLot(): Promise<void> {
  const api = await storyServerApi(BOSS);
  await api.geofences.create({
    customerId: CUSTOMER,
    geofence: {
      ...{ name: 'North lot', category: 'yard', shape: circle(-20_000, 0), isActive: true },
      ...{ enterEmails: [], exitEmails: [], freeMinutes: null },
    },
  });
}

const meta = preview.meta({
  title: 'Fleet/ImportGeofences',
  component: ImportGeofences,
  parameters: { layout: 'fullscreen' },
  args: {
    engine: blankEngine,
    customerId: CUSTOMER,
    workerUrl: storyGeofenceFileWorkerUrl,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS}>
        <Story />
      </StoryHost>
    ),
  ],
});

const dialogOf = async (element: HTMLElement, name = 'Import geofences') =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;

interface Uploading {
  upload: (element: HTMLElement, file: File) => Promise<void>;
}

async function chooseFile(element: HTMLElement, userEvent: Uploading, file: File, name?: string): Promise<Dialog> {
  const dialog = await dialogOf(element, name);
  const input = element.ownerDocument.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file);
  return dialog;
}

const importButton = (dialog: Dialog, count: number) =>
  dialog.findByRole('button', { name: `Import ${count}` }, { timeout: 10_000 });
const rowOf = (dialog: Dialog, name: RegExp) => dialog.findByRole('button', { name }, { timeout: 10_000 });

/** A file is chosen, dropped or pasted. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download a CSV template' })).toBeVisible();
  },
});

/** The dry run: what becomes of each feature, and why some are refused. */
export const Review = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { engine: storyMapEngine },
  beforeEach: withNorthLot,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(mixed()));
    await importButton(dialog, 3);
    for (const name of ['3 new', '2 name taken', '3 refused']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(await rowOf(dialog, /^Row 4, Crossing docks/));
    const details = await dialog.findByRole('region', { name: 'Details of Crossing docks' });
    await expect(details).toHaveTextContent(/Edges cross\. At vertex 1, 41\.\d{5}, -83\.\d{5}\./);
  },
});

export const Dark = Review.extend({ globals: { theme: 'dark' } });

export const German = Review.extend({
  globals: { language: 'de' },
  tags: [],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(mixed()), 'Geofences importieren');
    await expect(await dialog.findByRole('button', { name: '3 neu' }, { timeout: 10_000 })).toBeVisible();
  },
});

export const RightToLeft = Review.extend({ globals: { direction: 'rtl' }, tags: [] });

/** In a box of 400 px, the table and the map take turns. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  beforeEach: withNorthLot,
  play: fitsItsBox(async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    if (!dialog.queryByRole('list')) await chooseFile(canvasElement, userEvent, fileOf(mixed()));
    return rowOf(dialog, /^Row 4, Crossing docks/);
  }),
});

/** Names without a break, and long ones: the columns keep their places. */
export const LongNames = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const names = ['Nordwestlogistikzentrum'.repeat(4), 'Terminal for refrigerated trailers, north gate, '.repeat(2)];
    const features = names.map((name, index) => ({ name: name.trim(), shape: circle(index * 900, 0) }));
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(features)));
    const row = await rowOf(dialog, /^Row 1, Nordwestlogistikzentrum/);
    await expect(row.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await userEvent.click(row);
    const details = await dialog.findByRole('region', { name: /^Details of Nordwest/ });
    await expect(details.scrollWidth).toBeLessThanOrEqual(details.clientWidth);
  },
});

/** Without a connection, the file stays and the check can be repeated. */
export const Offline = meta.story({
  play: async ({ canvasElement, userEvent, msw }) => {
    let isOffline = true;
    msw.use(http.post('/graphql', () => (isOffline ? HttpResponse.error() : undefined)));
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(GOOD)));
    const again = await dialog.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isOffline = false;
    await userEvent.click(again);
    await importButton(dialog, 3);
  },
});

/** Filters by result, corrects, keeps both of a name, imports and undoes. */
export const FixesImportsAndUndoes = meta.story({
  beforeEach: withNorthLot,
  play: async ({ args, canvasElement, userEvent, step }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(mixed()));
    await importButton(dialog, 3);
    await step('filters', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '3 refused' }));
      await expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
      await userEvent.click(dialog.getByRole('button', { name: '3 refused' }));
    });
    await step('corrects', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Shorten the text (1)' }));
      await importButton(dialog, 4);
      await userEvent.click(dialog.getByRole('button', { name: 'Swap latitude and longitude (1)' }));
      await importButton(dialog, 5);
    });
    await step('keeps both', async () => {
      await userEvent.click(await rowOf(dialog, /^Row 7, fuel island$/));
      await userEvent.click(await dialog.findByRole('button', { name: 'Keep both' }));
      await importButton(dialog, 6);
      await expect(await rowOf(dialog, /^Row 7, fuel island \(2\)$/)).toBeVisible();
    });
    await step('replaces', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Import North lot' }));
      await userEvent.click(await importButton(dialog, 7));
      await expect(await dialog.findByText('7 geofences imported', {}, { timeout: 10_000 })).toBeVisible();
      await expect(dialog.getByText(/Can be undone for (10:00|9:\d\d)/)).toBeVisible();
    });
    const api = await storyServerApi(BOSS);
    await expect((await api.geofences.list(CUSTOMER)).map(({ name }) => name)).toContain('fuel island (2)');
    await step('undoes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
      await expect(
        await dialog.findByText('Import undone. 7 geofences are as before.', {}, { timeout: 10_000 }),
      ).toBeVisible();
      await expect((await api.geofences.list(CUSTOMER)).map(({ name }) => name)).toEqual(['North lot']);
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

/** What was exported imports as unchanged. */
export const Unchanged = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const text = writeGeoJson(GOOD);
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(text));
    await userEvent.click(await importButton(dialog, 3));
    await dialog.findByText('3 geofences imported', {}, { timeout: 10_000 });
    const api = await storyServerApi(BOSS);
    const features = (await api.geofences.list(CUSTOMER)).map(({ name, description, category, shape }) => ({
      ...{ name, category, shape },
      description: description ?? undefined,
    }));
    const answer = await api.geofences.check({
      customerId: CUSTOMER,
      features: features.map((feature) => ({ ...feature, description: feature.description ?? null })),
    });
    await expect(answer.checks.map(({ verdict }) => verdict)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  },
});

/** Points become circles of one radius. */
export const Points = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const csv = 'name,latitude,longitude\nGate A,41.62,-83.47\nGate B,41.63,-83.48\n';
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(csv, 'gates.csv'));
    await dialog.findByRole('button', { name: '2 refused' }, { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Make a circle (2)' }));
    await importButton(dialog, 2);
  },
});

/** A file with a fault: a sentence says what to do. */
export const FileRefused = meta.story({
  tags: ['visual'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf('{"type":', 'broken.geojson'));
    await expect(await dialog.findByText(/The JSON is damaged/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

/** The connection is lost during the check, which can be repeated. */
export const CheckFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(mixed()));
    await expect(
      await dialog.findByText('The check has stopped. Nothing has changed yet.', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** A batch fails: what is open can be saved again. */
export const ApplyFails = meta.story({
  play: async ({ canvasElement, msw, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(GOOD)));
    const button = await importButton(dialog, 3);
    msw.use(http.post('/graphql', () => HttpResponse.error(), { once: true }));
    await userEvent.click(button);
    await expect(await dialog.findByText(/^The import has stopped/, {}, { timeout: 20_000 })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('3 geofences imported', {}, { timeout: 10_000 })).toBeVisible();
  },
});

/** The user may no longer import. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, "You don't have access to this.", 'CheckGeofences')),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(GOOD)));
    await expect(await dialog.findByText(/You don't have access/, {}, { timeout: 20_000 })).toBeVisible();
  },
});

/** Leaving asks while something would be lost. */
export const LeavingAsks = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(GOOD)));
    await importButton(dialog, 3);
    await userEvent.keyboard('{Escape}');
    const question = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Discard this import?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep reviewing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).getByRole('button', {
        name: 'Discard',
      }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The table by keyboard: arrow keys move, Space chooses, Enter shows on the map. */
export const Keyboard = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(GOOD)));
    await importButton(dialog, 3);
    (await rowOf(dialog, /^Row 1,/)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await rowOf(dialog, /^Row 2,/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('region', { name: 'Details of I-280 approach' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await importButton(dialog, 2);
  },
});

/** Thousands of features: only the visible rows are rendered. */
export const Thousands = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const features = Array.from({ length: 3_000 }, (_, index) => ({
      name: `Stop ${index + 1}`,
      category: 'other',
      shape: circle((index % 100) * 400, Math.floor(index / 100) * 400),
    }));
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(writeGeoJson(features)));
    await dialog.findByRole('button', { name: 'Import 3,000' }, { timeout: 25_000 });
    await expect(within(dialog.getByRole('list')).getAllByRole('listitem').length).toBeLessThan(60);
  },
});

/** Table and map take turns in a narrow window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: withNorthLot,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await chooseFile(canvasElement, userEvent, fileOf(mixed()));
    await importButton(dialog, 3);
    await userEvent.click(await rowOf(dialog, /^Row 1,/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Show on map' }));
    await expect(dialog.getByRole('radio', { name: 'Map' })).toBeChecked();
  },
});
