import type { GeofenceShape } from '@gladhand/domain/geofences';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { GeofenceEditor } from '../GeofenceEditor/GeofenceEditor';
import { ImportGeofences } from '../ImportGeofences/ImportGeofences';
import { Geofences } from './Geofences';
import { EMPTY_GEOFENCES_VIEW } from './geofencesView';

/** An administrator of one customer. */
const BOSS = 'manager@gladhand.example';
const MINUTE_MS = 60_000;
const YARD_AT = { lat: 41.6198, lng: -83.4752 };

const meta = preview.meta({
  title: 'Fleet/Geofences',
  component: Geofences,
  parameters: { layout: 'fullscreen' },
  args: {
    engine: storyMapEngine,
    editor: (task) => <GeofenceEditor engine={storyMapEngine} {...task} />,
    importer: (task) => <ImportGeofences engine={storyMapEngine} {...task} />,
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS}>
        <div style={{ blockSize: 800 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** Three geofences of a customer, and a trailer that has been in the yard for 7 hours. */
async function withGeofences(): Promise<void> {
  const api = await storyServerApi(BOSS);
  const me = await api.me();
  const customerId = me.customerId ?? 1;
  const box: GeofenceShape = {
    type: 'polygon',
    parts: [{ outer: corners(YARD_AT, 0.004), holes: [corners(YARD_AT, 0.0008)] }],
  };
  const shapes: [name: string, category: string, shape: GeofenceShape][] = [
    ['Cedar Ridge DC 2', 'yard', box],
    [
      'Overland Foods plant',
      'customerSite',
      { type: 'circle', center: { lat: 41.66, lng: -83.55 }, radiusMeters: 400 },
    ],
    [
      'I-75 Toledo to Rossford',
      'other',
      {
        type: 'corridor',
        line: [
          { lat: 41.64, lng: -83.53 },
          { lat: 41.6, lng: -83.55 },
        ],
        halfWidthMeters: 170,
      },
    ],
  ];
  for (const [name, category, shape] of shapes) {
    await api.geofences.create({
      customerId,
      geofence: { name, category, shape, isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 120 },
    });
  }
  const inYard = { lat: YARD_AT.lat + 0.0025, lng: YARD_AT.lng };
  await reportedAt([
    [0, { lat: 41.55, lng: -83.4752 }],
    [4, inYard],
  ]);
}

/** Reports positions of a trailer, so many minutes from now. */
async function reportedAt(way: readonly [minutes: number, position: { lat: number; lng: number }][]): Promise<void> {
  const { fleet, report } = await storyServer();
  const { customerId = 1 } = await (await storyServerApi(BOSS)).me();
  // Its last position is old enough for the way to the yard.
  const index = fleet.statuses.findIndex(
    ({ customerId: holder, positionReportedAt: at }) =>
      holder === customerId && at !== null && STORY_NOW.getTime() - at.getTime() > 3 * 86_400_000,
  );
  const trailer = fleet.trailers[index];
  await report(
    way.map(([minutes, position]) => ({
      reportId: `geofence-${minutes}`,
      serialNumber: trailer?.serialNumber ?? '',
      recordedAt: new Date(STORY_NOW.getTime() + minutes * MINUTE_MS).toISOString(),
      readings: { position: { ...position, speedMph: 0, accuracyM: 5 } },
    })),
  );
}

function corners({ lat, lng }: { lat: number; lng: number }, size: number) {
  return [
    { lat: lat - size, lng: lng - size },
    { lat: lat - size, lng: lng + size },
    { lat: lat + size, lng: lng + size },
    { lat: lat + size, lng: lng - size },
  ];
}

/** The geofences of a customer by name, on the map and in the list. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  beforeEach: withGeofences,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Geofences' });
    const names = () => within(list).getAllByRole('button', { pressed: false });
    await waitFor(() => expect(names()).toHaveLength(3));
    await expect(names()[0]).toHaveTextContent('Cedar Ridge DC 2Yard · Polygon, 1 hole');
    await expect(canvas.getByText('3 geofences')).toBeVisible();
    await expect(canvas.getByText('1 trailer inside now')).toBeVisible();
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** Several geofences are changed together, after a preview of what happens. */
export const ChangeSeveral = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all geofences of the list' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Overland Foods plant' }));
    const bar = await canvas.findByRole('group', { name: 'Selected geofences' });
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    const choose = async (name: string) => {
      await userEvent.click(within(bar).getByRole('button', { name: 'Change' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
      return within(document.body).findByRole('dialog');
    };
    await step('a preview says what ends', async () => {
      const dialog = await choose('Deactivate');
      await expect(within(dialog).getByText('Cedar Ridge DC 2')).toBeVisible();
      await expect(within(dialog).getByText(/One open visit ends now/)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    });
    await step('they get a category', async () => {
      const dialog = await choose('Change category');
      await expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
      await userEvent.click(within(dialog).getByRole('combobox', { name: /New category/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Supplier' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
      await waitFor(() => expect(canvas.getAllByText(/^Supplier · /)).toHaveLength(2));
    });
    await expect(canvas.queryByRole('group', { name: 'Selected geofences' })).toBeNull();
  },
});

/** A place is saved and becomes a geofence in one step. */
export const Places = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent, step }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Places' }));
    await expect(await canvas.findByText('No places yet')).toBeVisible();
    await step('a place needs a name and a coordinate', async () => {
      const [add] = canvas.getAllByRole('button', { name: 'Add place' });
      if (add) await userEvent.click(add);
      const dialog = await page.findByRole('dialog', { name: 'Add place' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await within(dialog).findByText(/^Enter a coordinate/)).toBeVisible();
      await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Fuel island');
      await userEvent.type(within(dialog).getByRole('textbox', { name: /Coordinate/ }), '41.62, -83.48');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('button', { name: /^Fuel island/, pressed: true })).toBeVisible();
      await expect(canvas.getByText('1 place')).toBeVisible();
    });
    await step('the editor opens with a circle around it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More about Fuel island' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Create geofence here' }));
      const dialog = await page.findByRole('dialog');
      await expect(await within(dialog).findByText(/^Trailers inside/)).toBeVisible();
      const finder = await within(dialog).findByRole('combobox', { name: 'Find a place, trailer or coordinate' });
      await userEvent.type(finder, 'fuel');
      await userEvent.click(await page.findByRole('option', { name: /^Fuel island/ }));
      await userEvent.type(finder, 'toledo');
      await expect(await page.findByRole('option', { name: /^Toledo, OH/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await within(dialog).findByRole('button', { name: /^Next/ }));
      await expect(await within(dialog).findByRole('textbox', { name: /Name/ })).toHaveValue('Fuel island');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      const list = await canvas.findByRole('list', { name: 'Geofences' });
      await expect(within(list).getByRole('button', { name: /^Fuel island/ })).toHaveTextContent(
        'Yard · Circle, 492 ft',
      );
    });
  },
});

/** A category of the customer's own is added, used and deleted. */
export const OwnCategories = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Categories' }));
    const dialog = await page.findByRole('dialog', { name: 'Categories' });
    await expect(await within(dialog).findByText('No own categories yet')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add category' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'yard{Enter}');
    await expect(await within(dialog).findByText('This name is already used by another category.')).toBeVisible();
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /Name/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Cross dock{Enter}');
    await expect(await within(dialog).findByText('Cross dock')).toBeVisible();
    await expect(within(dialog).getByText(/^0 geofences · .* free time$/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Cross dock' }));
    const question = await page.findByRole('alertdialog', { name: 'Delete Cross dock?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByText('No own categories yet')).toBeVisible();
  },
});

/** Visits from before a geofence existed are found in earlier reports. */
export const EarlierReports = meta.story({
  beforeEach: async () => {
    await reportedAt([
      [-300, { lat: 41.55, lng: -83.4752 }],
      [-290, { lat: YARD_AT.lat + 0.0025, lng: YARD_AT.lng }],
      [-240, { lat: 41.55, lng: -83.4752 }],
    ]);
    await withGeofences();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cedar Ridge/ }));
    const card = await canvas.findByRole('region', { name: 'Cedar Ridge DC 2' });
    await userEvent.click(within(card).getByRole('button', { name: 'Visits' }));
    const table = await canvas.findByRole('table', { name: 'Visits' });
    await expect(within(table).getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Find earlier visits' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Last 7 days' }));
    await expect(await canvas.findByText(/^Includes earlier visits since/)).toBeVisible();
    await expect(await within(table).findByText(/From earlier reports/)).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
  },
});

/** A selection shows a card; Visits opens who is and was inside. */
export const Visits = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cedar Ridge/ }));
    const card = await canvas.findByRole('region', { name: 'Cedar Ridge DC 2' });
    await expect(within(card).getByText(/1 trailer now/)).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Visits' }));
    const table = await canvas.findByRole('table', { name: 'Visits' });
    await expect(within(table).getByRole('cell', { name: /^Nov 17, .* to .* [AP]M/ })).toBeVisible();
    await step('the yard check counts who was inside at an instant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yard check' }));
      await expect(await canvas.findByText('0 trailers were inside')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'One hour later' }));
      await expect(await canvas.findByText('1 trailer was inside')).toBeVisible();
    });
  },
});

/** Arrow keys move between rows, Enter selects, E edits, Delete asks. */
export const ByKeyboard = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('button', { name: /^Cedar Ridge/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^I-75/ })).toHaveAttribute('aria-pressed', 'true'));
    await step('deletes after a question', async () => {
      await userEvent.keyboard('{Delete}');
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expect(await canvas.findByText('2 geofences')).toBeVisible();
    });
  },
});

/** Filters combine, and one without matches says so. */
export const Filtered = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Has trailers now' }));
    await expect(await canvas.findByText('1 of 3 geofences')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'plant{Enter}');
    await expect(await canvas.findByText('No geofences match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('3 geofences')).toBeVisible();
  },
});

/** A switch changes one geofence at once. */
export const Deactivated = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, userEvent }) => {
    const activity = await canvas.findByRole('switch', { name: 'Cedar Ridge DC 2 is active' });
    await userEvent.click(activity);
    await expect(await canvas.findByText('Inactive')).toBeVisible();
    await waitFor(() => expect(activity).not.toBeChecked());
  },
});

/** A customer without geofences is offered the first one. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No geofences yet')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Create geofence' })).toHaveLength(2);
  },
});

/** Viewers without write access have no switches and can't create. */
export const ReadOnly = meta.story({
  beforeEach: withGeofences,
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} can={(subject) => !/^(create|update|delete)Geofence$/.test(subject)}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 geofences')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create geofence' })).toBeNull();
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geofence' })).toBeVisible();
  },
});

/** The geofences couldn't be loaded; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

let client = createWidgetQueryClient();

/** A refresh failed: the geofences stay, with a note. */
export const Stale = meta.story({
  async beforeEach() {
    client = createWidgetQueryClient();
    await withGeofences();
  },
  decorators: [
    (Story) => (
      <StoryHost as={BOSS} queryClient={client}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('3 geofences')).toBeVisible();
    msw.use(...apiFails(400));
    await refetch(client, 'geofences');
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(canvas.getByText('3 geofences')).toBeVisible();
  },
});

export const Dark = meta.story({ beforeEach: withGeofences, globals: { theme: 'dark' } });

export const German = meta.story({
  beforeEach: withGeofences,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 Geofences')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ beforeEach: withGeofences, globals: { direction: 'rtl' } });

/** In a box of 400 px, the list and the map take turns. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  beforeEach: withGeofences,
  play: fitsItsBox(async ({ canvas }) => {
    await canvas.findByText('3 geofences');
    return canvas.getByRole('radio', { name: 'Map' });
  }),
});

/** A link names a geofence that was deleted or belongs to another customer. */
export const NotFound = meta.story({
  args: { view: { ...EMPTY_GEOFENCES_VIEW, customerId: 1, geofenceId: '01930000-0000-7000-8000-000000000001' } },
  beforeEach: withGeofences,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Geofence not found' })).toBeVisible();
    await expect(canvas.getByText('3 geofences')).toBeVisible();
  },
});

/** A link that has only a name selects the geofence. */
export const ByName = meta.story({
  args: { view: { ...EMPTY_GEOFENCES_VIEW, customerId: 1, name: 'overland foods plant' } },
  beforeEach: withGeofences,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Overland Foods plant' })).toBeVisible();
  },
});

/** The listed geofences are saved as a file, and others are imported. */
export const ExportsAndImports = meta.story({
  beforeEach: withGeofences,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const menu = await page.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['GeoJSON', 'KML', 'CSV', 'WKT']]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(await page.findByRole('dialog', { name: 'Import geofences' })).toBeVisible();
  },
});
