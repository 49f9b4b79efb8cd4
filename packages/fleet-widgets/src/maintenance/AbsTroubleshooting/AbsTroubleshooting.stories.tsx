import { ApiErrorCode } from '@gladhand/domain';
import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { refetch } from '#storybook/refetch';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { BOSS, trailerWithFaults } from '../maintenance.stories.data';
import { AbsTroubleshooting, type AbsTroubleshootingProps } from './AbsTroubleshooting';
import { type AbsView, EMPTY_ABS_VIEW } from './absView';

const now = () => STORY_NOW;
let client = createWidgetQueryClient();
let vin = '';

function Kept({ vin, onViewChange, ...props }: AbsTroubleshootingProps & Pick<AbsView, 'vin'>) {
  const [view, setView] = useState<AbsView>({ ...EMPTY_ABS_VIEW, vin });
  const change = (next: AbsView) => {
    setView(next);
    onViewChange?.(next);
  };
  return <AbsTroubleshooting {...props} view={view} onViewChange={change} />;
}

const meta = preview.meta({
  title: 'Fleet/AbsTroubleshooting',
  component: AbsTroubleshooting,
  args: { onViewChange: fn() },
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', ...noPicture },
  beforeEach: async () => {
    client = createWidgetQueryClient();
    vin = await trailerWithFaults();
  },
  render: (args, { parameters }) => (
    <StoryHost as={BOSS} now={now} queryClient={client} {...parameters.host}>
      <div style={{ blockSize: 860 }}>
        <Kept {...args} vin={parameters.noTrailer ? null : vin} />
      </div>
    </StoryHost>
  ),
});

const faultsOf = (list: HTMLElement) => within(list).getAllByRole('button');

/** Repeats are counted, not joined; the code card says what the code means and what to check. */
export const Default = meta.story({
  tags: ['compared'],
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list', { name: 'Faults over time' });
    const [first] = faultsOf(list);
    await expect(first).toHaveTextContent('SPN 789 / FMI 3 · 4 times');
    await expect(canvas.getByText('Select a fault to see its codes, cause and repair.')).toBeVisible();
    const chart = await canvas.findByRole('region', { name: 'Speed, battery and lamp' });
    await expect(await within(chart).findByText('Trailer battery')).toBeVisible();
    if (first) await userEvent.click(first);
    const card = await canvas.findByRole('complementary', { name: 'Selected fault' });
    await expect(within(card).getByText('Wheel speed sensor C shorted or open')).toBeVisible();
    await expect(within(card).getByText('1 / 3')).toBeVisible();
    await expect(within(card).getByRole('img', { name: '2 blinks, a pause, 2 blinks' })).toBeVisible();
    await expect(within(card).getByText(/^Measure the sensor/)).toBeVisible();
    await expect(within(card).getByText(/950 to 1,950 ohms/)).toBeVisible();
    await expect(await within(card).findByText('Wheel speed sensor, 90°')).toBeVisible();
    await expect(canvas.getByText('4 in this lifecycle')).toBeVisible();
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all faults' }));
      await expect(canvas.queryByText('4 in this lifecycle')).toBeNull();
    });
  },
});

/** A code that no table lists shows its numbers. */
export const UnknownCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Faults over time' });
    await userEvent.click(within(list).getByRole('button', { name: /SPN 4711/ }));
    const card = await canvas.findByRole('complementary', { name: 'Selected fault' });
    await expect(within(card).getByText('4711 / 2')).toBeVisible();
    await expect(within(card).getByText(/^There is no entry for this code/)).toBeVisible();
    await expect(within(card).queryByText('Likely cause')).toBeNull();
  },
});

/** Without the feature TseFaultDescription, faults of components have only their codes. */
export const WithoutDescriptions = meta.story({
  parameters: { host: { hasFeature: () => false } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Faults over time' });
    await expect(within(list).getByRole('button', { name: /^SPN 789/ })).toBeVisible();
    await expect(within(list).queryByText(/Wheel speed sensor C/)).toBeNull();
  },
});

/** Status, type and period combine. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Faults over time' });
    await expect(faultsOf(list)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: /^Active/ }));
    await waitFor(() => expect(faultsOf(list)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Fault type' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'ABS' }));
    await expect(await canvas.findByText('No fault matches the filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('list', { name: 'Faults over time' })).toBeVisible();
  },
});

/** Nothing is chosen yet. Both pickers show the same trailer. */
export const ChooseATrailer = meta.story({
  parameters: { noTrailer: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Please select a VIN from the drop down list.')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'VIN' }), vin.slice(-6));
    await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(vin) }));
    await expect(await canvas.findByRole('list', { name: 'Faults over time' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Unit ID' })).not.toHaveValue(''));
  },
});

/** A technician has no fleet and enters the full VIN. */
export const Technician = meta.story({
  parameters: { noTrailer: true, host: { can: (subject: string) => subject !== 'fleetStatus' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'VIN or serial number' });
    await userEvent.type(field, '1GRAA');
    await userEvent.click(canvas.getByRole('button', { name: 'Find trailer' }));
    await expect(await canvas.findByText(/^No trailer has this VIN/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, vin);
    await userEvent.click(canvas.getByRole('button', { name: 'Find trailer' }));
    await expect(await canvas.findByRole('list', { name: 'Faults over time' })).toBeVisible();
  },
});

/** Without a network, what was opened stays: its faults, their codes and steps. */
export const Offline = meta.story({
  parameters: { host: { can: (subject: string) => subject !== 'fleetStatus' } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Faults over time' });
    try {
      window.dispatchEvent(new Event('offline'));
      await expect(await canvas.findByText('You are offline')).toBeVisible();
      const [first] = faultsOf(list);
      if (first) await userEvent.click(first);
      const card = await canvas.findByRole('complementary', { name: 'Selected fault' });
      await expect(await within(card).findByText(/789/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeDisabled();
      await userEvent.type(canvas.getByRole('textbox', { name: 'VIN or serial number' }), '1GRAA000000000001');
      await userEvent.click(canvas.getByRole('button', { name: 'Find trailer' }));
      await expect(await canvas.findByText(/^You are offline. Only trailers/)).toBeVisible();
    } finally {
      window.dispatchEvent(new Event('online'));
    }
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  play: fitsItsBox(({ canvasElement }) => within(canvasElement).findByRole('list', { name: 'Faults over time' })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'AbsLifecycles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/does not allow|don't have access/)).toBeVisible();
  },
});

/** The trailer is not in the fleet. */
export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.NotFound, 'Not found.', 'AbsLifecycles')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This trailer is not in your fleet')).toBeVisible();
  },
});

export const Stale = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: 'Faults over time' });
    msw.use(...apiFails(400));
    await refetch(client, 'absLifecycles');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Faults over time' })).toBeVisible();
  },
});
