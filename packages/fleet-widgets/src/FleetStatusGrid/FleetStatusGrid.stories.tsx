import { ApiErrorCode } from '@gladhand/domain';
import {
  aFleetTrailer,
  apiFails,
  apiHangs,
  apiMalformed,
  fleetStatusAnswers,
  graphqlFails,
} from '@gladhand/domain/testing';
import { Button } from '@gladhand/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { STORY_NOW } from '../../../../.storybook/world';
import { FleetStatusGrid, type FleetStatusGridProps } from './FleetStatusGrid';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(STORY_NOW.getTime() - hours * HOUR_MS).toISOString();

const meta = preview.meta({
  title: 'Fleet/FleetStatusGrid',
  component: FleetStatusGrid,
  parameters: { layout: 'fullscreen' },
  args: { refreshMs: 0 },
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** An administrator's whole fleet, worst health first. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    await waitFor(() => expect(within(grid).getAllByText('CRITICAL').length).toBeGreaterThan(0));
  },
});

/** Sorting, filtering and searching are the server's; chips say what is set and take it away. */
export const FilterAndSort = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await canvas.findByText('240 trailers');
    await step('sort by unit ID', async () => {
      await userEvent.click(within(grid).getByRole('button', { name: 'Unit ID' }));
      await waitFor(() =>
        expect(within(grid).getByRole('columnheader', { name: 'Unit ID' })).toHaveAttribute('aria-sort', 'ascending'),
      );
    });
    await step('filter by trailer health', async () => {
      await userEvent.click(within(grid).getByRole('button', { name: 'Filter Trailer Health Status: All' }));
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await page.findByRole('checkbox', { name: 'Critical' }));
      await userEvent.click(page.getByRole('button', { name: 'Done' }));
      const chip = await canvas.findByRole('button', { name: 'Remove filter Trailer Health Status' });
      await waitFor(() => expect(canvas.queryByText('240 trailers')).toBeNull());
      await userEvent.click(chip);
      await canvas.findByText('240 trailers');
    });
    await step('search for nothing that exists', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzzz{Enter}');
      await expect(await canvas.findByText('No trailer matches')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
      await canvas.findByText('240 trailers');
    });
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

/** Opened again as in another place, where no layout is kept. */
function Anew(props: FleetStatusGridProps) {
  const [times, setTimes] = useState(0);
  return (
    <WorldHost as="manager@gladhand.example">
      <Button onClick={() => setTimes(times + 1)}>Elsewhere</Button>
      <div style={{ blockSize: 560 }}>
        <FleetStatusGrid key={times} {...props} />
      </div>
    </WorldHost>
  );
}

/** In which order the columns of sensors come is the user's own: what is moved here is so elsewhere. */
export const OrderOfSensors = meta.story({
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
    await step('moved', async () => {
      within(await grid())
        .getByRole('button', { name: 'ABS Faults' })
        .focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await userEvent.click(await page.findByRole('menuitem', { name: /^Move towards end/ }));
    });
    const moved = ['Last Reported Date', 'Tire Inflation Status', 'ABS Faults'];
    await waitFor(async () => expect(await sensors()).toEqual(moved));
    await step('elsewhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
      await waitFor(async () => expect(await sensors()).toEqual(moved));
    });
    await step('and back to the default', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Hide columns/ }));
      await userEvent.click(await page.findByRole('button', { name: 'Reset layout' }));
      await waitFor(async () => expect((await sensors())[1]).toBe('ABS Faults'));
    });
  },
});

/** Nobody knows the user's order: the default one stands there. */
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

/** Fresh, stale, missing and not installed never look alike; each says value, age and why. */
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
            healthReasons: ['ABS fault'],
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
            healthReasons: ['ABS fault'],
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

/** Nothing has been answered yet: the rows keep their place. */
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

/** The first answer never came: say so, and offer to try again. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiFails(503));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Something between browser and server answers with a page of its own. */
export const Malformed = meta.story({
  beforeEach({ msw }) {
    msw.use(...apiMalformed());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet did not load')).toBeVisible();
  },
});

/** The newest refresh failed: what was known stays, with its age, and the banner goes with the next success. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const grid = await canvas.findByRole('grid', { name: 'Fleet status' });
    await canvas.findByText('240 trailers');
    msw.use(...apiFails(503));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('The newest readings did not load')).toBeVisible();
    await expect(within(grid).getAllByText('CRITICAL')[0]).toBeVisible();
  },
});

/** A role without the fleet module. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet is not open to your role')).toBeVisible();
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
