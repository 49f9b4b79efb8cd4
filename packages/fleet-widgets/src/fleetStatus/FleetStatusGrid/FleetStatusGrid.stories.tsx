import { ApiErrorCode, type FleetStatusPort } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import {
  aFleetTrailer,
  apiFails,
  apiHangs,
  apiMalformed,
  fleetStatusAnswers,
  graphqlFails,
} from '@gladhand/domain/testing';
import { SensorType } from '@gladhand/domain/trailers';
import { Button } from '@gladhand/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW } from '#storybook/storyServer';
import { everyMode, noPicture } from '#storybook/visual';
import { FleetStatusGrid, type FleetStatusGridProps } from './FleetStatusGrid';
import { EMPTY_VIEW } from './fleetStatusView';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(STORY_NOW.getTime() - hours * HOUR_MS).toISOString();

const meta = preview.meta({
  title: 'Fleet/FleetStatusGrid',
  component: FleetStatusGrid,
  parameters: { layout: 'fullscreen' },
  args: { refreshMs: 0 },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** An administrator's whole fleet, worst health first. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await waitFor(() => expect(within(grid).getAllByText('CRITICAL').length).toBeGreaterThan(0));
  },
});

/** The server sorts, filters and searches. Chips show the active filters and remove them. */
export const FilterAndSort = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await canvas.findByText('240 trailers');
    await step('sorts by unit ID', async () => {
      await userEvent.click(within(grid).getByRole('button', { name: 'Unit ID' }));
      await waitFor(() =>
        expect(within(grid).getByRole('columnheader', { name: 'Unit ID' })).toHaveAttribute('aria-sort', 'ascending'),
      );
    });
    await step('filters by trailer health', async () => {
      await userEvent.click(within(grid).getByRole('button', { name: 'Filter Trailer Health Status: All' }));
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await page.findByRole('checkbox', { name: 'Critical' }));
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
      const chip = await canvas.findByRole('button', { name: 'Remove filter Trailer Health Status' });
      await waitFor(() => expect(canvas.queryByText('240 trailers')).toBeNull());
      await userEvent.click(chip);
      await canvas.findByText('240 trailers');
    });
    await step('searches without matches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzzz{Enter}');
      await expect(await canvas.findByText('No matching trailers')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
      await canvas.findByText('240 trailers');
    });
  },
});

/** A name opens its trailer, whose row is highlighted. Selected trailers stay selected when a search hides them. */
export const OpenAndSelect = meta.story({
  args: {
    onOpenTrailer: fn(),
    selectionActions: (trailers) => <span>{trailers.map(({ unitId }) => unitId).join()}</span>,
  },
  decorators: [
    (Story) => (
      <StoryHost links={{ trailer: (vin) => `#trailer/${vin}` }}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fleet status' }));
    await canvas.findByText('240 trailers');
    const [link] = await grid.findAllByRole('link');
    const row = link?.closest<HTMLElement>('[role=row]') as HTMLElement;
    const box = within(row).getByRole('checkbox');
    const unitId = box.getAttribute('aria-label')?.replace('Select ', '') ?? '';
    await userEvent.click(link as HTMLElement);
    await expect(args.onOpenTrailer).toHaveBeenCalledWith(link?.getAttribute('href')?.replace('#trailer/', ''));
    await userEvent.click(box);
    const toolbar = within(await canvas.findByRole('toolbar', { name: 'Selected trailers' }));
    await expect(toolbar.getByText(unitId)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzzz{Enter}');
    await expect(await canvas.findByText('No matching trailers')).toBeVisible();
    await expect(toolbar.getByText(unitId)).toBeVisible();
    await userEvent.click(toolbar.getByRole('button', { name: 'Export selected' }));
    const page = within(canvas.getByRole('grid').ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await expect(await page.findByText('1 row was written.')).toBeVisible();
  },
});

/** Opening one dropdown closes the other. */
export const Dropdowns = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('240 trailers');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by faults/ }));
    await expect(await page.findByRole('menuitemcheckbox', { name: 'ABS faults' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Hide columns/ }));
    await expect(await page.findByRole('dialog', { name: 'Hide columns' })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('menuitemcheckbox', { name: 'ABS faults' })).toBeNull());
    await userEvent.click(await page.findByRole('checkbox', { name: 'Unit ID' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Unit ID' })).toBeNull());
  },
});

/** Mounts the grid again, as another page would, without a saved layout. */
function Anew(props: FleetStatusGridProps) {
  const [times, setTimes] = useState(0);
  return (
    <StoryHost as="manager@gladhand.example">
      <Button onClick={() => setTimes(times + 1)}>Elsewhere</Button>
      <div style={{ blockSize: 560 }}>
        <FleetStatusGrid key={times} {...props} />
      </div>
    </StoryHost>
  );
}

/** Each user has their own order of the sensor columns, and it applies wherever the grid is shown. */
export const OrderOfSensors = meta.story({
  parameters: { dataTexts: ['Elsewhere'] },
  render: (args) => <Anew {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const grid = () => canvas.findByRole('grid', { name: 'Fleet status' });
    const sensors = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(
          (title) => title === 'ABS Faults' || title === 'Tire Inflation Status' || title === 'Last Reported Date',
        );
    await waitFor(async () =>
      expect(await sensors()).toEqual(['Last Reported Date', 'ABS Faults', 'Tire Inflation Status']),
    );
    await step('moves a sensor', async () => {
      within(await grid())
        .getByRole('button', { name: 'ABS Faults' })
        .focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await userEvent.click(await page.findByRole('menuitem', { name: /^Move toward end/ }));
    });
    const moved = ['Last Reported Date', 'Tire Inflation Status', 'ABS Faults'];
    await waitFor(async () => expect(await sensors()).toEqual(moved));
    await step('keeps the order in another mount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
      await waitFor(async () => expect(await sensors()).toEqual(moved));
    });
    await step('resets to the default', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Hide columns/ }));
      await userEvent.click(await page.findByRole('button', { name: 'Reset layout' }));
      await waitFor(async () => expect((await sensors())[1]).toBe('ABS Faults'));
    });
  },
});

/** The user's order can't be loaded, so the default order is shown. */
export const OrderNotKnown = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Internal, 'The database is busy.', 'SensorOrder')),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const titles = within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(titles.indexOf('ABS Faults')).toBeLessThan(titles.indexOf('Tire Inflation Status'));
  },
});

/** Fresh, stale, missing and not installed readings look different. Tooltips have the value, its age and the reason. */
export const ReadingStates = meta.story({
  beforeEach({ msw }) {
    const seen = {
      positionReportedAt: ago(0.1),
      lastReport: ago(0.1),
      tetheredStatus: 'tethered',
      tetherReportedAt: ago(0.1),
    };
    const abs = {
      installedSensorTypeIds: [1, 7, 10],
      absFaultSeverityLevel: 'CRITICAL',
      absFaultDescription: 'Wheel speed sensor',
      absFaultSpn: 789,
      absFaultFmi: 4,
    };
    msw.use(
      fleetStatusAnswers(
        [
          aFleetTrailer({
            id: '1',
            unitId: 'Fresh',
            ...seen,
            ...abs,
            absReportedAt: ago(0.2),
            connectivityStatus: 'GOOD',
            trailerHealthStatus: 'CRITICAL',
            healthReasons: [{ part: 'abs', severity: 'CRITICAL', code: 'absFault' }],
          }),
          aFleetTrailer({
            id: '2',
            unitId: 'Stale',
            ...seen,
            ...abs,
            absReportedAt: ago(50),
            connectivityStatus: 'CRITICAL',
            lastReport: ago(300),
            trailerHealthStatus: 'CRITICAL',
            healthReasons: [{ part: 'abs', severity: 'CRITICAL', code: 'absFault' }],
          }),
          aFleetTrailer({ id: '3', unitId: 'Silent', installedSensorTypeIds: [1, 7, 10] }),
          aFleetTrailer({ id: '4', unitId: 'Bare' }),
        ],
        STORY_NOW,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    const cellOf = async (unit: string) => {
      const row = (await within(grid).findByText(unit)).closest<HTMLElement>('[role=row]') as HTMLElement;
      const column = within(grid).getByRole('columnheader', { name: 'ABS Faults' }).getAttribute('aria-colindex');
      return row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`) as HTMLElement;
    };
    await expect(await cellOf('Fresh')).toHaveClass('critical');
    await expect(await cellOf('Stale')).not.toHaveClass('critical');
    await expect(await cellOf('Stale')).toHaveClass('stale');
    await expect(await cellOf('Silent')).toHaveTextContent('N/A');
    await expect(await cellOf('Bare')).toHaveTextContent(/^-$/);
    await userEvent.click(await cellOf('Fresh'));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Wheel speed sensor');
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('SPN 789 / FMI 4');
  },
});

/** A trailer whose SIM is suspended is neither stale nor not reporting. */
export const Suspended = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach({ msw }) {
    const silent = { lastReport: ago(400), trailerHealthStatus: 'CRITICAL', healthReasons: [] };
    msw.use(
      fleetStatusAnswers(
        [
          aFleetTrailer({ id: '1', unitId: 'Silent', ...silent, connectivityStatus: 'CRITICAL' }),
          aFleetTrailer({
            ...{ id: '2', unitId: 'Asleep', ...silent, connectivityStatus: 'SUSPENDED', simStatus: 'suspended' },
          }),
        ],
        STORY_NOW,
      ),
    );
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    const cellOf = async (unit: string, title: string) => {
      const row = (await within(grid).findByText(unit)).closest<HTMLElement>('[role=row]') as HTMLElement;
      const column = within(grid).getByRole('columnheader', { name: title }).getAttribute('aria-colindex');
      return row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`) as HTMLElement;
    };
    await expect(await cellOf('Asleep', 'Trailer Health Status')).toHaveTextContent('Suspended');
    await expect(await cellOf('Asleep', 'Last Reported Date')).not.toHaveClass('stale');
    await expect(await cellOf('Silent', 'Last Reported Date')).toHaveClass('stale');
  },
});

/** Placeholders reserve the space of the rows until the first response arrives. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiHangs());
  },
});

/** A customer without trailers. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(fleetStatusAnswers([], STORY_NOW));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trailers yet')).toBeVisible();
  },
});

/** The first request fails: an error with a retry button is shown. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiFails(503));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The fleet couldn't be loaded")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A proxy between browser and server responds with its own HTML page. */
export const Malformed = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiMalformed());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The fleet couldn't be loaded")).toBeVisible();
  },
});

/** A refresh fails: the last data stays, with its age, under a banner that the next successful refresh removes. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await canvas.findByText('240 trailers');
    msw.use(...apiFails(503));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Not up to date')).toBeVisible();
    await expect(within(grid).getAllByText('CRITICAL')[0]).toBeVisible();
  },
});

/** The user's role doesn't include the fleet module. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the fleet")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByText('240 trailers')),
});

export const Comfortable = meta.story({
  args: { density: 'comfortable' },
  play: async ({ canvas }) => void (await canvas.findByText('240 trailers')),
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => void (await canvas.findByText('240 trailers')),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await canvas.findByText('240 trailers')),
});

/** Arabic, right to left: values keep the order of their own characters. */
export const Arabic = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'حالة الأسطول' }));
    await canvas.findByText('240 مقطورة');
    const volts = (await grid.findAllByRole('gridcell', { name: /^\d+\.\d\s?V$/ }))[0] as HTMLElement;
    await expect(getComputedStyle(volts).unicodeBidi).toBe('plaintext');
    // The unit is to the right of its number, as in '12.6 V'.
    await expect(leftOf(volts, 'V')).toBeGreaterThan(leftOf(volts, '.'));
  },
});

/** The horizontal position at which the first occurrence of a text starts. */
function leftOf(cell: HTMLElement, text: string): number {
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(text);
    if (at < 0) continue;
    const range = cell.ownerDocument.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`${text} is not in ${cell.textContent}`);
}

/** German: the texts of both packages, ages and numbers. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Flottenstatus' }));
    await expect(await canvas.findByText('240 Trailer')).toBeVisible();
    await expect(grid.getByRole('columnheader', { name: /Trailerzustand/ })).toBeInTheDocument();
    await expect((await grid.findAllByText(/^vor \d+ (Min|Std|Tg)/))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Spalten ausblenden/ })).toBeVisible();
  },
});

/** Metric units in cells, headings and filters. Filters are stored in miles per hour: 80.4672 km/h are 50 mph. */
export const Metric = meta.story({
  globals: { units: 'metric' },
  // Wide enough for every column.
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, inlineSize: 9_000 }}>
        <Story />
      </div>
    ),
  ],
  args: { view: { ...EMPTY_VIEW, filters: [{ field: 'mph', min: 50, max: null }] } },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Fleet status' }));
    await expect((await canvas.findAllByText('80.47 km/h or more'))[0]).toBeVisible();
    const speeds = await grid.findAllByRole('gridcell', { name: /^\d+\s?km\/h$/ });
    for (const { textContent } of speeds) await expect(Number.parseInt(textContent ?? '', 10)).toBeGreaterThan(79);
    await expect(grid.queryByRole('gridcell', { name: /\d\s?(mph|mi|lbs|°F)$/ })).toBeNull();
  },
});

const OWN_SERVER: FleetStatusPort = {
  fleetStatus: {
    page: async () => ({
      total: 2,
      asOf: STORY_NOW.toISOString(),
      listId: null,
      trailers: [
        aFleetTrailer({
          id: '1',
          unitId: 'OWN-1',
          installedSensorTypeIds: [SensorType.Door],
          doorStatus: 'open',
          doorReportedAt: ago(0),
        }),
        aFleetTrailer({ id: '2', unitId: 'OWN-2' }),
      ],
    }),
    summary: async () => ({ total: 2, critical: 0, caution: 0, good: 0, notAvailable: 2, notReporting: 0 }),
  },
};

/** The grid works with a server that implements only the two calls it needs. */
export const OwnServer = meta.story({
  render: (args) => (
    <WidgetHost api={OWN_SERVER} now={() => STORY_NOW}>
      <FleetStatusGrid {...args} />
    </WidgetHost>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('OWN-1')).toBeVisible();
    await expect(await canvas.findByText('2 trailers')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** In a container without a height, the widget has its minimum height. */
export const WithoutHeight = Default.extend({
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(8));
    await expect(grid.clientHeight).toBeGreaterThan(240);
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText('240 trailers')),
});

/** German texts in a narrow container. */
export const InABoxInGerman = meta.story({
  parameters: { boxPx: 400 },
  globals: { language: 'de' },
  play: fitsItsBox(({ canvas }) => canvas.findByText('240 Trailer')),
});
