import type { HistoryRange } from '@gladhand/domain/history';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { TrailerHistory, type TrailerHistoryProps } from './TrailerHistory';
import {
  A_DAY_AGO,
  aTrailerThat,
  DST_MIDNIGHT,
  Journey,
  NEXT_TOWN,
  nightShift,
  type Reports,
  YARD,
} from './trailerHistory.stories.data';

interface ScreenProps extends TrailerHistoryProps {
  reports: Reports;
}

/** Makes a device report, and keeps the range, as a host does in its URL. */
function Screen({ reports, ...props }: ScreenProps) {
  const [range, setRange] = useState<HistoryRange | undefined>(props.range);
  const [vin, setVin] = useState<string>();
  useEffect(() => {
    void aTrailerThat(reports).then(setVin);
  }, [reports]);
  return vin ? <TrailerHistory {...props} vin={vin} range={range} onRangeChange={setRange} /> : null;
}

const ofReports = (reports: Reports) => ({
  render: (args: TrailerHistoryProps) => <Screen {...args} reports={reports} />,
});

const meta = preview.meta({
  title: 'Fleet/TrailerHistory',
  component: TrailerHistory,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, vin: '', onBack: fn() },
  ...ofReports((serial) => nightShift(serial, A_DAY_AGO)),
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 760 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** One day with stops, a fault, a gap and an impossible fix. The list has everything that the map shows. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('listbox', { name: 'Stops and events' });
    const titles = within(list)
      .getAllByRole('option')
      .map((option) => option.querySelector('strong')?.textContent);
    await expect(titles).toEqual([
      'Stopped 2 h 10 min',
      'Tethered',
      'Door opened',
      'Loaded',
      'Door closed',
      'Doubtful position',
      'Stopped 45 min',
      'ABS fault began',
      'ABS fault ended',
      'No reports 1 h 55 min',
      'Stopped 9 h 50 min',
      'ABS fault began',
    ]);
    await expect(canvas.getByText('Parked').nextSibling).toHaveTextContent('13 h 15 min');
    await expect(canvas.getByText(/America\/Chicago$/)).toHaveTextContent(
      '11/16/26 09:12 CST to 11/17/26 09:12 CST · America/Chicago',
    );
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(await canvas.findByRole('img', { name: /Speed and temperatures.*1 gap/ })).toBeVisible();
  },
});

/**
 * One cursor: selecting in the list moves the slider and the chart, and arrow keys on the slider move between reports.
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('listbox', { name: 'Stops and events' });
    const slider = await canvas.findByRole('slider', { name: 'Time in the history' });
    const chart = await canvas.findByRole('slider', { name: 'Time at the cursor' });
    await step('selects in the list', async () => {
      list.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Door opened');
      await expect(slider).toHaveAttribute('aria-valuetext', '11/16/26 10:52 CST');
      await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('10:52'));
    });
    await step('moves the slider', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(slider).toHaveAttribute('aria-valuetext', '11/16/26 10:57 CST');
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
      await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Stopped 45 min');
      await userEvent.keyboard('{End}');
      await expect(slider).toHaveAttribute('aria-valuetext', '11/17/26 09:07 CST');
    });
    await step('moves the cursor of the chart', async () => {
      chart.focus();
      await userEvent.keyboard('{Home}');
      await expect(slider).toHaveAttribute('aria-valuetext', '11/16/26 09:42 CST');
    });
  },
});

/** A drive between two longer stops is a trip. Selecting one shows it alone, and the files have all of them. */
export const Trips = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trips' }));
    const list = canvas.getByRole('listbox', { name: 'Trips' });
    const trips = within(list).getAllByRole('option');
    await expect(trips.map((trip) => trip.querySelector('strong')?.textContent)).toEqual([
      'South Bend, IN to 32 mi SW of Findlay, OH',
      'Dayton, OH to 29 mi N of Kokomo, IN',
    ]);
    await userEvent.click(trips[0] as HTMLElement);
    await expect(trips[0]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('slider', { name: 'Time in the history' })).toHaveAttribute(
      'aria-valuetext',
      '11/16/26 11:52 CST',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
    await expect(trips[0]).toHaveAttribute('aria-selected', 'false');
    list.focus();
    await userEvent.keyboard('{End}');
    await expect(trips.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(trips.at(-1)).toHaveAttribute('aria-selected', 'false');
  },
});

/** Live loads new reports and moves to the newest one. Periods that end earlier have no such switch. */
export const Live = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: 'Stops and events' });
    const live = canvas.getByRole('button', { name: 'Live' });
    await userEvent.click(live);
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('slider', { name: 'Time in the history' })).toHaveAttribute(
      'aria-valuetext',
      '11/17/26 09:07 CST',
    );
  },
});

/** Plays, skips gaps with a notice, and stops at the end. */
export const Playing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Stops and events' });
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Time in the history' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Playback speed' }));
    await userEvent.click(await canvas.findByRole('option', { name: '1,800×' }));
    await userEvent.click(within(list).getByText('ABS fault ended'));
    const before = slider.valueAsNumber;
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(
      await canvas.findByText(/^Jumped: no reports from 11\/16\/26 16:37 CST to 11\/16\/26 18:32/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(slider.valueAsNumber).toBeGreaterThan(before);
    await userEvent.click(within(list).getAllByText('ABS fault began')[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Playback speed' }));
    await userEvent.click(await canvas.findByRole('option', { name: '7,200×' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '11/17/26 09:07 CST'));
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
});

/** The route as a file, named after the unit and its days. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: 'Stops and events' });
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        HTMLAnchorElement.prototype.click = click;
        resolve(this);
      };
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^GPX/ }));
    const { download, href } = await saved;
    await expect(download).toMatch(/^.+ History Export 11-16-2026 to 11-17-2026\.gpx$/);
    await expect(href).toMatch(/^blob:/);
  },
});

/** There are no reports in the last day, but a button shows those of the last week. */
export const NothingInTheRange = meta.story({
  ...ofReports(
    (serial) => new Journey(serial, new Date(A_DAY_AGO.getTime() - 3 * 86_400_000)).stand(YARD, [0, 60]).reports,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the last 7 days' }));
    await expect(await canvas.findByText('Stopped 1 h')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Time shown/ })).toHaveTextContent('Last 7 Days');
  },
});

/** More reports than one response can hold: a banner shows where they begin. */
export const CutOff = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions/:vin/history', async ({ request }) => {
        const answer = await (await (await storyServer()).fetch(request)).json();
        return HttpResponse.json({ ...answer, whole: false });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the newest 10,000 reports are shown')).toBeVisible();
    await expect(canvas.getByText(/^They begin on 11\/16\/26 09:42 CST/)).toBeVisible();
  },
});

/** A single fix is shown as a position, not as a route. */
export const OnlyOneFix = meta.story({
  ...ofReports((serial) => new Journey(serial, A_DAY_AGO).stand(YARD, [60, 60]).reports),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only one position was reported in this period.')).toBeVisible();
    await expect(canvas.getByText('No stops or events')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
});

/** Parked all day: a stop that continues, and no line. */
export const LongStop = meta.story({
  ...ofReports((serial) => new Journey(serial, A_DAY_AGO).stand(YARD, [5, 1_435]).reports),
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('option');
    await expect(stop).toHaveTextContent(/^Stopped 23 h 50 min so far/);
    await expect(canvas.getByText('Driven').nextSibling).toHaveTextContent('0.0 mi');
  },
});

/** The night when daylight saving time ends has 25 hours, and 01:30 occurs twice: the zone distinguishes them. */
export const ClocksGoBack = meta.story({
  args: { range: { from: '2026-11-01', to: '2026-11-01' } },
  ...ofReports(
    (serial) =>
      new Journey(serial, DST_MIDNIGHT)
        .stand(YARD, [0, 85])
        .drive(YARD, NEXT_TOWN, [90, 240])
        .tell(90, { door: 'closed' })
        .tell(95, { door: 'open' })
        .tell(150, { door: 'closed' })
        .stand(NEXT_TOWN, [245, 300]).reports,
  ),
  play: async ({ canvas }) => {
    const opened = (await canvas.findByText('Door opened')).closest('[role="option"]');
    const closed = canvas.getByText('Door closed').closest('[role="option"]');
    await expect(opened).toHaveTextContent('11/01/26 01:35 CDT');
    await expect(closed).toHaveTextContent('11/01/26 01:30 CST');
    await expect(canvas.getByText(/America\/Chicago$/)).toHaveTextContent('11/01/26 00:00 CDT to 11/02/26 00:00 CST');
    await expect(canvas.getByText('Moving').nextSibling).toHaveTextContent('2 h 40 min');
  },
});

/** The viewer's clock is an hour slow, but the days count back from the server's, so the newest hour is included. */
export const ViewersClockIsBehind = meta.story({
  decorators: [
    (Story) => (
      <StoryHost now={() => new Date(STORY_NOW.getTime() - 3_600_000)}>
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: 'Stops and events' });
    const slider = canvas.getByRole('slider', { name: 'Time in the history' });
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '11/17/26 09:07 CST');
  },
});

/** The first response is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the history' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** The history failed to load; a retry can succeed. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The history couldn't be loaded")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Without a network, another range can't load, and a notice explains why. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/v1/api/positions/:vin/history', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The history couldn't be loaded")).toBeVisible();
  },
});

/** The role has no access to the fleet. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="dealer@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the history")).toBeVisible();
  },
});

/** Without WebGL, the list, chart and playback stay. */
export const MapCannotStart = meta.story({
  args: {
    engine: async () => {
      throw new Error('WebGL is off');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The map couldn't start")).toBeVisible();
    await userEvent.click(await canvas.findByText('Loaded'));
    await expect(canvas.getByRole('slider', { name: 'Time in the history' })).toHaveAttribute(
      'aria-valuetext',
      '11/16/26 10:57 CST',
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** With the German texts of both packages. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gefahren')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportieren' })).toBeVisible();
  },
});

/** In right-to-left text, with some Arabic words. */
export const Arabic = meta.story({
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => void (await canvas.findByText('المسافة')),
});

/** On a phone, either the map or the list is shown. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    await expect(await canvas.findByText('Stopped 9 h 50 min')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(await canvas.findByRole('region', { name: 'Map of the route' })).toBeVisible();
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
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('radio', { name: 'List' })),
});
