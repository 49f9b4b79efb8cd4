import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { http } from 'msw';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { storyMapEngine } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld } from '../../../../.storybook/world';
import { Tracking, type TrackingProps } from './Tracking';

/** Keeps the chosen trailer, as a host does in its address. */
function Screen(props: TrackingProps) {
  const [vin, setVin] = useState(props.vin);
  return <Tracking {...props} vin={vin} onVinChange={setVin} />;
}

const meta = preview.meta({
  title: 'Fleet/Tracking',
  component: Tracking,
  parameters: { layout: 'fullscreen' },
  args: { engine: storyMapEngine, onVinChange: () => undefined },
  render: (args) => <Screen {...args} />,
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** Every trailer in sight, worst first, on the map and beside it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('240 trailers')).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5));
    await canvas.findByRole('button', { name: 'Zoom in' });
  },
});

/** A choice in the list is the choice on the map; the arrow keys move, Enter chooses. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Trailers' });
    list.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(within(list).getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3'),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const last = list.querySelector('[data-active]');
      expect(last).toHaveAttribute('aria-posinset', '240');
    });
  },
});

/** Toggles of one kind are alternatives, the kinds all hold; a search that finds nothing says so. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('240 trailers');
    await step('one kind', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Flat' }));
      await canvas.findByText(/^\d+ of 240 trailers$/);
    });
    await step('a search that finds nothing', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search trailers' }), 'zzzz{Enter}');
      await expect(await canvas.findByText('No trailer matches this search.')).toBeVisible();
      await expect(canvas.getByText('No trailer matches')).toBeVisible();
    });
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tracking' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
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

/** The role has no fleet. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <WorldHost as="dealer@gladhand.example">
        <Story />
      </WorldHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fleet is not open to your role')).toBeVisible();
  },
});

/** One trailer of many has a latitude that is no number: that one is named, the others live. */
export const OneUnreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/v1/api/positions', async ({ request }) => {
        const answer = await (await (await currentWorld()).fetch(request)).json();
        answer.columns.lat[0] = 'north';
        return Response.json(answer);
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 trailer cannot be read')).toBeVisible();
    await expect(canvas.getByText('239 trailers')).toBeVisible();
  },
});

/** No WebGL, a blocked worker, a script that does not come: the list stays. */
export const MapCannotStart = meta.story({
  args: {
    engine: async () => {
      throw new Error('WebGL is off');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map could not start')).toBeVisible();
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone map and list take turns. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(await canvas.findByRole('region', { name: 'Fleet map' })).toBeVisible();
  },
});

/** VIN and unit ID are two names of one trailer: choosing one sets the other, clearing one clears both. */
export const Pickers = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('240 trailers');
    const vin = canvas.getByRole('combobox', { name: 'VIN' });
    const unit = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Unit ID' });
    await userEvent.type(vin, '1');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox', { name: 'VIN' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(unit.value).not.toBe(''));
    const chosen = within(canvas.getByRole('listbox', { name: 'Trailers' })).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent(unit.value);
    await userEvent.click(canvas.getByRole('button', { name: /^Clear unit ID/ }));
    await expect(vin).toHaveValue('');
  },
});
