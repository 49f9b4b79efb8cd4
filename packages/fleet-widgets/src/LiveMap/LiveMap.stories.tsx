import { createWidgetQueryClient } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyMapEngine, storyWorkerUrl } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { largeFleet } from '../positions/largeFleet.stories.data';
import { EMPTY_TRACKING_VIEW } from '../positions/trackingView';
import { LiveMap } from './LiveMap';

const meta = preview.meta({
  title: 'Fleet/Live map',
  component: LiveMap,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, onVinChange: fn() },
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** All trailers in sight, on a map that keeps itself up to date. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On the map: 240 trailers', { exact: false })).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(await canvas.findByText(/^Updated/)).toBeVisible();
  },
});

/** The list holds what the map holds. It opens by a button, a trailer is chosen by keys, Escape brings back the map. */
export const ListByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'List' });
    await step('it opens', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByText('240 trailers')).toBeVisible();
    });
    await step('a trailer is chosen', async () => {
      const list = await canvas.findByRole('listbox', { name: 'Trailers' });
      await userEvent.tab();
      await userEvent.tab();
      await expect(list).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const chosen = await within(list).findByRole('option', { selected: true });
      await expect(chosen).toHaveAttribute('aria-posinset', '2');
      await expect(args.onVinChange).toHaveBeenCalledWith(expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/));
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
});

/** A host chooses what is on the map. */
export const Chosen = meta.story({
  args: { view: { ...EMPTY_TRACKING_VIEW, toggles: ['reeferTrailer'] }, label: 'Reefers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByText(/^\d+ of 240 trailers$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Reefers' })).toBeVisible();
  },
});

/** A fleet that is too large for the page's own thread is kept in the worker. */
export const InTheWorker = meta.story({
  args: { workerUrl: storyWorkerUrl },
  beforeEach: ({ msw }) => msw.use(largeFleet),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(list.querySelector('strong')).toHaveTextContent(/./));
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(canvas.queryByRole('button', { name: 'List' })).toBeNull();
  },
});

/** The positions did not come; trying again may bring them. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Somebody who may not see the fleet is told so. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => {
    const refused = { error: { code: 'FORBIDDEN', message: 'Your role does not see the fleet.' } };
    msw.use(http.get('/v1/api/positions', () => HttpResponse.json(refused, { status: 403 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet is not open to your role')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** A cache in the hands of the story, so that it can ask for the next answer when it wants one. */
let client = createWidgetQueryClient();

/** A refresh failed: the last positions stay, with their time and a way to try again. */
export const Stale = meta.story({
  decorators: [
    (Story) => (
      <WorldHost queryClient={client}>
        <Story />
      </WorldHost>
    ),
  ],
  beforeEach() {
    client = createWidgetQueryClient();
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/^Updated/);
    msw.use(...apiFails(400));
    await client.invalidateQueries({ queryKey: ['positions'] });
    await expect(await canvas.findByText('Positions are not up to date')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** In a narrow column the list covers the map. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByRole('listbox', { name: 'Trailers' })).toBeVisible();
  },
});
