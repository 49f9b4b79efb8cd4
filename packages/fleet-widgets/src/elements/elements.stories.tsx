import { useLayoutEffect, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { STORY_NOW, storyApi } from '#storybook/storyServer';
import { everyMode, noPicture } from '#storybook/visual';
import { defineElements, type ElementHost, type WidgetElement } from './index';

type Tag = Extract<keyof HTMLElementTagNameMap, `gladhand-${string}`>;

interface ElementStoryProps {
  tag: Tag;
  attributes?: Readonly<Record<string, string>>;
  onEvent: (type: string, detail: unknown) => void;
  /** Events that the page listens to. */
  listens: readonly string[];
}

const TALL_PX = 640;
const now = () => STORY_NOW;

/** A page that makes an element as one without React would: by its tag, with attributes and listeners. */
function ElementStory({ tag, attributes = {}, onEvent, listens }: ElementStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host: ElementHost = { api: storyApi('admin@gladhand.example'), now, timeZone: 'America/Chicago' };
    // Registered once for all stories; each story has a server of its own.
    defineElements({ ...host, engine: storyMapEngine });
    const element = document.createElement(tag) as WidgetElement;
    element.host = host;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const type of listens) {
      element.addEventListener(type, (event) => onEvent(type, (event as CustomEvent).detail));
    }
    place.current?.append(element);
    return () => element.remove();
  }, [tag, attributes, onEvent, listens]);
  return <div ref={place} style={{ blockSize: TALL_PX }} />;
}

const meta = preview.meta({
  title: 'Fleet/Elements',
  component: ElementStory,
  parameters: { layout: 'fullscreen' },
  args: { tag: 'gladhand-fleet-grid' as Tag, listens: [] as readonly string[], onEvent: fn() },
});

const elementIn = (canvas: HTMLElement, tag: string) => canvas.querySelector(tag) as WidgetElement;
/** Queries in the shadow root of an element. */
const inside = (element: Element) => within(element.shadowRoot as unknown as HTMLElement);

/** `<gladhand-fleet-grid theme="dark">` with a page that listens to `open-trailer`. */
export const FleetGrid = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { attributes: { theme: 'dark' }, listens: ['open-trailer', 'view-change'] },
  play: async ({ args, canvasElement, userEvent }) => {
    const element = elementIn(canvasElement, 'gladhand-fleet-grid');
    const grid = inside(element);
    await expect(await grid.findByText('240 trailers')).toBeVisible();
    await userEvent.click(grid.getByRole('radio', { name: /^Critical/ }));
    await expect(args.onEvent).toHaveBeenCalledWith('view-change', expect.objectContaining({ scope: 'critical' }));
    await waitFor(() => expect(element.shadowRoot?.querySelector('[data-previous]')).toBeNull());
    await userEvent.dblClick(await grid.findByText('IC100145'));
    await expect(args.onEvent).toHaveBeenCalledWith('open-trailer', { vin: expect.stringMatching(/^\w{17}$/) });
  },
});

/** The cell with the focus may be scrolled away, though for the page the focus is on the element. */
export const GridByKeyboard = meta.story({
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvasElement, userEvent }) => {
    const element = elementIn(canvasElement, 'gladhand-fleet-grid');
    const grid = await inside(element).findByRole('grid');
    await inside(element).findByText('240 trailers');
    await userEvent.click(grid.querySelector('[aria-rowindex="4"] [aria-colindex="3"]') as HTMLElement);
    const focused = () => element.shadowRoot?.activeElement;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '5'));
    grid.scrollTop = 4_000;
    await waitFor(() => expect(focused()).toBe(grid));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '6'));
    await expect(document.activeElement).toBe(element);
  },
});

/** A CSS rule of the page replaces a token of the element, without a separate theme. */
export const PageTokens = meta.story({
  args: { listens: [] },
  decorators: [
    (Story) => (
      <>
        <style>{'gladhand-fleet-grid { --gh-color-surface-canvas: rgb(1, 2, 3); }'}</style>
        <Story />
      </>
    ),
  ],
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const element = elementIn(canvasElement, 'gladhand-fleet-grid');
    await inside(element).findByText('240 trailers');
    const scope = element.shadowRoot?.querySelector('[data-theme]') as HTMLElement;
    await expect(getComputedStyle(scope).backgroundColor).toBe('rgb(1, 2, 3)');
  },
});

/** An element keeps its state when it moves. When it is removed, it cleans up, and it starts again when it returns. */
export const MovesAndReturns = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const element = elementIn(canvasElement, 'gladhand-fleet-grid');
    const grid = inside(element);
    await userEvent.click(await grid.findByRole('radio', { name: /^Critical/ }));
    const [place] = canvasElement.getElementsByTagName('div');
    const styles = document.querySelectorAll('style').length;
    const other = place?.appendChild(document.createElement('div'));
    other?.append(element);
    await waitFor(() => expect(grid.getByRole('radio', { name: /^Critical/ })).toBeChecked());

    element.remove();
    await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    await expect(document.querySelectorAll('style').length).toBeLessThanOrEqual(styles);
    place?.append(element);
    await expect(await grid.findByText('240 trailers')).toBeVisible();
    await expect(grid.getByRole('radio', { name: /^Critical/ })).not.toBeChecked();
  },
});

/** Selecting a trailer in the list opens its drawer, unless the page prevents `vin-change`. */
export const Tracking = meta.story({
  args: { tag: 'gladhand-tracking', listens: ['vin-change'] },
  play: async ({ args, canvasElement, userEvent }) => {
    const element = elementIn(canvasElement, 'gladhand-tracking');
    const tracking = inside(element);
    const [first] = await tracking.findAllByRole('option');
    await userEvent.click(first as HTMLElement);
    const drawer = await tracking.findByRole('dialog');
    await expect(args.onEvent).toHaveBeenCalledWith('vin-change', { vin: expect.stringMatching(/^\w{17}$/) });
    await within(drawer).findByText('Coordinates');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tracking.queryByRole('dialog')).toBeNull());
    const stay = (event: Event) => event.preventDefault();
    element.addEventListener('vin-change', stay);
    await userEvent.click((await tracking.findAllByRole('option'))[1] as HTMLElement);
    await expect(tracking.queryByRole('dialog')).toBeNull();
  },
});

export const Geofences = meta.story({
  args: { tag: 'gladhand-geofences', listens: ['view-change'] },
  play: async ({ args, canvasElement, userEvent }) => {
    const geofences = inside(elementIn(canvasElement, 'gladhand-geofences'));
    await expect(await geofences.findByText('No customer chosen')).toBeVisible();
    await userEvent.click(geofences.getByRole('combobox', { name: 'Customer' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        'view-change',
        expect.objectContaining({ customerId: expect.any(Number) }),
      ),
    );
  },
});

export const LiveMap = meta.story({
  args: { tag: 'gladhand-live-map', attributes: { label: 'Yard' } },
  play: async ({ canvasElement }) => {
    const map = inside(elementIn(canvasElement, 'gladhand-live-map'));
    await expect(await map.findByRole('region', { name: 'Yard' })).toBeVisible();
    await expect(await map.findByText(/On the map: \d+ trailers/)).toBeInTheDocument();
  },
});

/** The drawer alone, with German numbers and metric units, until the visitor closes it. */
export const TrailerDrawer = meta.story({
  args: {
    tag: 'gladhand-trailer-drawer',
    attributes: { locale: 'de-DE', units: 'metric' },
    listens: ['close-trailer'],
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const element = elementIn(canvasElement, 'gladhand-trailer-drawer');
    const { trailers } = await storyApi('admin@gladhand.example').fleetStatus.page({
      customerId: null,
      search: null,
      filters: [],
      sortingInput: null,
      paginationInput: { pageSize: 1, pageNumber: 1 },
    });
    element.setAttribute('vin', trailers[0]?.vin ?? '');
    const drawer = within(await inside(element).findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Close trailer details' }));
    await waitFor(() => expect(inside(element).queryByRole('dialog')).toBeNull());
    await expect(args.onEvent).toHaveBeenCalledWith('close-trailer', null);
  },
});

export const FleetControl = meta.story({
  args: { tag: 'gladhand-fleet-control', listens: [] },
  play: async ({ canvasElement }) => {
    const control = inside(elementIn(canvasElement, 'gladhand-fleet-control'));
    await expect(await control.findByRole('heading', { name: 'Fleet Control' })).toBeVisible();
  },
});
