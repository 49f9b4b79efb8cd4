import {
  draftShape,
  editShape,
  type GeofenceShape,
  type PolygonShape,
  SHAPE_LIMITS,
  startShapeEdit,
} from '@gladhand/domain/geofences';
import { useEffect, useReducer } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { at, BOW_TIE, blankEngine, CORRIDOR, FIJI, OTHERS, TRAILERS, YARD } from '../../geofences.stories.data';
import { ShapeEditor, type ShapeEditorProps } from './ShapeEditor';
import { shapeFacts } from './shapeFacts';
import { useShapeFacts } from './useShapeFacts';

const onShape = fn();

type DemoProps = Omit<ShapeEditorProps, 'edit' | 'dispatch' | 'facts'> & { shape?: GeofenceShape | undefined };

/** Keeps the draft, as the dialog around the editor does. */
function Demo({ shape, ...props }: DemoProps) {
  const [edit, dispatch] = useReducer(editShape, shape, startShapeEdit);
  const facts = useShapeFacts(edit.draft, props.others, TRAILERS);
  useEffect(() => void onShape(draftShape(edit.draft)), [edit.draft]);
  return <ShapeEditor {...props} edit={edit} dispatch={dispatch} facts={facts} />;
}

const AROUND = [at(-900, 0).lng, at(0, -500).lat, at(900, 0).lng, at(0, 500).lat] as const;

const START = startShapeEdit();

const meta = preview.meta({
  title: 'Fleet/ShapeEditor',
  component: ShapeEditor,
  parameters: { layout: 'fullscreen', dataTexts: ['Wales Rd overflow', 'Fuel island'] },
  args: {
    engine: blankEngine,
    around: AROUND,
    edit: START,
    dispatch: fn(),
    facts: shapeFacts(START.draft, [], undefined),
  },
  render: ({ edit: _edit, dispatch: _dispatch, facts: _facts, ...args }) => <Demo {...args} />,
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 720 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** A story of a shape. */
const demo = (props: Partial<DemoProps>) => () => <Demo engine={blankEngine} around={AROUND} {...props} />;
const lastShape = () => onShape.mock.lastCall?.[0] as GeofenceShape | undefined;
const lastPolygon = () => lastShape() as PolygonShape | undefined;
const lastOuter = () => lastPolygon()?.parts[0]?.outer ?? [];

/** A new geofence begins with a circle. Its center is a press on the map, or the middle of the map. */
export const Default = meta.story({
  args: { engine: storyMapEngine, others: OTHERS },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Click the map to place the center of the circle.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place circle here' }));
    const center = await canvas.findByRole('button', { name: 'Center, 41.6198, -83.4752' });
    await waitFor(() => expect(center).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Center' })).toHaveValue('41.6198, -83.4752'));
    await expect(canvas.getByText(/^\d+ (of|m|ft|sq)|acres|sq mi/)).toBeVisible();
  },
});

/** The center and the radius can be moved by keyboard, and typed in the units of the viewer. */
export const Circle = meta.story({
  render: demo({ shape: { type: 'circle', center: at(0, 0), radiusMeters: 304.8 } }),
  play: async ({ canvas, userEvent }) => {
    const radius = await canvas.findByRole('spinbutton', { name: 'Radius' });
    await expect(radius).toHaveValue('1000');
    const rim = canvas.getByRole('button', { name: 'Radius, 1,000 ft' });
    rim.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(lastShape()).toMatchObject({ type: 'circle' }));
    await expect((lastShape() as { radiusMeters: number }).radiusMeters).toBeGreaterThan(304.8);
    await userEvent.clear(radius);
    await userEvent.type(radius, '2000{Tab}');
    await waitFor(() => expect(lastShape()).toMatchObject({ radiusMeters: 609.6 }));
    const center = canvas.getByRole('button', { name: /^Center/ });
    center.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect((lastShape() as { center: { lat: number } }).center.lat).toBeGreaterThan(at(0, 0).lat));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(lastShape()).toMatchObject({ center: at(0, 0), radiusMeters: 609.6 }));
  },
});

/** In meters and kilometers. */
export const Metric = meta.story({
  globals: { units: 'metric' },
  render: demo({ shape: { type: 'circle', center: at(0, 0), radiusMeters: 250 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: 'Radius' })).toHaveValue('250');
    await expect(canvas.getByRole('button', { name: 'Radius, 250 m' })).toBeVisible();
    await expect(canvas.getByText('19.6')).toBeVisible();
  },
});

/** A polygon with a hole next to another geofence, on the map and in the table. */
export const Polygon = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: demo({ engine: storyMapEngine, others: OTHERS, shape: YARD }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Vertex 4 of 9, 41\.\d{4}, -83\.\d{4}/ })).toBeVisible();
    await expect(await canvas.findByText('Overlaps Wales Rd overflow')).toBeVisible();
    await expect(canvas.getByText('Trailers inside now').nextSibling).toHaveTextContent('14');
    await expect(canvas.getByRole('textbox', { name: 'Latitude, Vertex 4 of 9, Part 1, outer ring' })).toHaveValue(
      YARD.parts[0]?.outer[3]?.lat.toFixed(5),
    );
  },
});

export const Dark = Polygon.extend({ globals: { theme: 'dark' } });

/** Positions on the map don't depend on the writing direction. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: demo({ engine: storyMapEngine, others: OTHERS, shape: YARD }),
  play: async ({ canvas }) => {
    const name = (number: number) => new RegExp(`^Vertex ${number} of 9`);
    const west = await canvas.findByRole('button', { name: name(9) });
    const east = canvas.getByRole('button', { name: name(4) });
    await expect(west.getBoundingClientRect().left).toBeLessThan(east.getBoundingClientRect().left);
  },
});

/** In German, with its own words for keys. */
export const German = meta.story({
  globals: { language: 'de' },
  render: demo({ shape: YARD, others: OTHERS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Eckpunkt 4 von 9, 41/ })).toBeVisible();
    await expect(canvas.getByText('Strg')).toBeVisible();
    await expect(await canvas.findByText('Überschneidet Wales Rd overflow')).toBeVisible();
  },
});

/** A polygon is drawn, changed and undone by keyboard alone. */
export const ByKeyboard = meta.story({
  render: demo({}),
  play: async ({ canvas, userEvent }) => {
    const circle = await canvas.findByRole('radio', { name: 'Circle' });
    circle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Polygon' })).toBeChecked();
    canvas.getByRole('button', { name: 'Add vertex' }).focus();
    await userEvent.keyboard('{Enter}');
    const current = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await current(/^Vertex 1 of 1, 41\.6198, -83\.4752/);
    await userEvent.keyboard('+');
    await current(/^Vertex 2 of 2/);
    await userEvent.keyboard('+');
    await current(/^Vertex 3 of 3/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastOuter()).toHaveLength(3));
    await expect(await canvas.findByText(/^Area .*, perimeter /)).toBeInTheDocument();

    const before = lastOuter()[2];
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(lastOuter()[2]?.lat).toBeLessThan(before?.lat ?? 0));
    await expect(lastOuter()[2]?.lng).toBeGreaterThan(before?.lng ?? 0);
    await userEvent.keyboard('[[');
    await current(/^Vertex 2 of 3/);
    await userEvent.keyboard(']');
    await current(/^Vertex 3 of 3/);
    await userEvent.keyboard(']');
    await current(/^Vertex 1 of 3/);
    await userEvent.keyboard('{Insert}');
    await current(/^Vertex 2 of 4/);
    await userEvent.keyboard('{Delete}');
    await current(/^Vertex 2 of 3/);
    const changed = lastShape();
    for (let step = 0; step < 5; step++) await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(lastOuter()[2]).toEqual(before));
    for (let step = 0; step < 5; step++) await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await waitFor(() => expect(lastShape()).toEqual(changed));
  },
});

/** A vertex is dragged; Escape takes the drag back. A press in the middle of an edge inserts a vertex. */
export const ByPointer = meta.story({
  render: demo({ shape: YARD }),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /^Vertex 1 of 9/ });
    const before = lastOuter()[0];
    const drag = async (x: number, y: number) => {
      await fireEvent.pointerDown(first, { button: 0, pointerId: 7, clientX: 300, clientY: 300 });
      await fireEvent.pointerMove(window, { pointerId: 7, clientX: 300 + x, clientY: 300 + y });
    };
    await drag(-40, -30);
    await waitFor(() => expect(lastOuter()[0]?.lat).toBeGreaterThan(before?.lat ?? 0));
    await fireEvent.pointerUp(window, { pointerId: 7 });
    const dragged = lastOuter()[0];
    first.focus();
    await drag(90, 90);
    await waitFor(() => expect(lastOuter()[0]).not.toEqual(dragged));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(lastOuter()[0]).toEqual(dragged));
    await userEvent.click(canvas.getByRole('button', { name: /^Insert a vertex between 9 and 1/ }));
    await waitFor(() => expect(lastOuter()).toHaveLength(10));
  },
});

/** A dragged vertex snaps to another geofence. */
export const Snaps = meta.story({
  render: demo({ shape: YARD, others: OTHERS }),
  play: async ({ canvas, canvasElement }) => {
    const corner = at(380, -80);
    const fifth = await canvas.findByRole('button', { name: /^Vertex 5 of 9/ });
    const from = fifth.getBoundingClientRect();
    // The other geofence has its first vertex where its outline begins.
    const box = within(canvasElement).getByRole('region', { name: 'Map of the shape' }).getBoundingClientRect();
    await expect(box.width).toBeGreaterThan(0);
    const pxPerMeter = await perMeter(canvas);
    const [x, y] = [(380 - 450) * pxPerMeter, (-140 + 80) * pxPerMeter];
    await fireEvent.pointerDown(fifth, { button: 0, pointerId: 8, clientX: from.x, clientY: from.y });
    await fireEvent.pointerMove(window, { pointerId: 8, clientX: from.x + x + 4, clientY: from.y + y - 4 });
    await fireEvent.pointerUp(window, { pointerId: 8 });
    await waitFor(() => expect(lastOuter()[4]).toEqual(corner));
  },
});

/** How many pixels a meter has, from two vertices. */
async function perMeter(canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }) {
  const [a, b] = [1, 4].map((n) => canvas.getByRole('button', { name: new RegExp(`^Vertex ${n} of 9`) }));
  const [left, right] = [a, b].map((one) => one?.getBoundingClientRect().x ?? 0);
  return ((right ?? 0) - (left ?? 0)) / (470 + 460);
}

/** H starts a hole and P another part. The table has them all. */
export const HoleAndPart = meta.story({
  render: demo({ shape: { type: 'polygon', parts: [{ outer: YARD.parts[0]?.outer ?? [], holes: [] }] } }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Vertex 1 of 9/ })).focus();
    const current = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard('h');
    await expect(canvas.getByText('Part 1, hole 1')).toBeVisible();
    await userEvent.keyboard('+');
    await current(/^Vertex 1 of 1.*Part 1, hole 1/);
    await userEvent.keyboard('+');
    await current(/^Vertex 2 of 2.*Part 1, hole 1/);
    await userEvent.keyboard('+');
    await current(/^Vertex 3 of 3.*Part 1, hole 1/);
    await waitFor(() => expect(lastPolygon()?.parts[0]?.holes[0]).toHaveLength(3));
    await userEvent.keyboard('p++');
    await current(/^Vertex 2 of 2.*Part 2, outer ring/);
    await expect(lastShape()).toBeUndefined();
    await expect(await canvas.findByText('Part 2, outer ring needs at least three vertices.')).toBeVisible();
    await userEvent.keyboard('+');
    await waitFor(() => expect(lastPolygon()?.parts).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Part 1, hole 1' }));
    await waitFor(() => expect(lastPolygon()?.parts[0]?.holes).toEqual([]));
  },
});

/** A corridor is a line with a width. */
export const Corridor = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: demo({ engine: storyMapEngine, shape: CORRIDOR }),
  play: async ({ canvas, userEvent }) => {
    const width = await canvas.findByRole('spinbutton', { name: 'Width' });
    await expect(width).toHaveValue('394');
    await userEvent.clear(width);
    await userEvent.type(width, '500{Tab}');
    await waitFor(() => expect(lastShape()).toMatchObject({ halfWidthMeters: 76.2 }));
    await expect(await canvas.findByRole('button', { name: /^Vertex 5 of 5/ })).toBeVisible();
  },
});

/** A shape across the antimeridian is in one piece, and its longitudes are written as usual. */
export const Antimeridian = meta.story({
  render: demo({ engine: storyMapEngine, shape: FIJI }),
  play: async ({ canvas, userEvent }) => {
    const [west, east] = [
      await canvas.findByRole('button', { name: 'Vertex 1 of 4, -16.4000, 179.4000' }),
      canvas.getByRole('button', { name: 'Vertex 2 of 4, -16.3000, -179.6000' }),
    ];
    await expect(east.getBoundingClientRect().x - west.getBoundingClientRect().x).toBeGreaterThan(50);
    await expect(east.getBoundingClientRect().x - west.getBoundingClientRect().x).toBeLessThan(900);
    east.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lastOuter()[1]?.lng).toBeGreaterThan(180.4));
    await waitFor(() => expect(canvas.queryAllByRole('list', { name: 'Problems of the shape' })).toEqual([]));
  },
});

/** Crossing edges are named and marked, and the problem leads to the vertex. */
export const CrossingEdges = meta.story({
  render: demo({ engine: storyMapEngine, shape: BOW_TIE }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Edges 2 and 4 cross at 41.61980, -83.47520.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to vertex' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Vertex 2 of 4/ })).toHaveFocus());
  },
});

/** Coordinates are typed or pasted in the table. A text that isn't a coordinate changes nothing. */
export const InTheTable = meta.story({
  render: demo({ shape: YARD }),
  play: async ({ canvas, userEvent }) => {
    const latitude = await canvas.findByRole('textbox', { name: 'Latitude, Vertex 1 of 9, Part 1, outer ring' });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '95');
    await expect(latitude).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await expect(latitude).toHaveValue(YARD.parts[0]?.outer[0]?.lat.toFixed(5));
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '41.625{Enter}');
    await waitFor(() => expect(lastOuter()[0]?.lat).toBe(41.625));
    await userEvent.paste('41.6244, -83.4811');
    await waitFor(() => expect(lastOuter()[0]).toEqual({ lat: 41.6244, lng: -83.4811 }));
    await expect(await canvas.findByRole('button', { name: /^Vertex 1 of 9, 41\.6244, -83\.4811/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Vertex 1 of 9, Part 1, outer ring' }));
    await waitFor(() => expect(lastOuter()).toHaveLength(8));
  },
});

/** As many vertices as a shape can have. The map shows some of them, the table all. */
const RING = Array.from({ length: SHAPE_LIMITS.maxVertices }, (_, i) => {
  const angle = (i / SHAPE_LIMITS.maxVertices) * 2 * Math.PI;
  return at(4_000 * Math.sin(angle), 4_000 * Math.cos(angle));
});

/** The map shows every second, third and so on of many vertices; the table has all. */
export const ManyVertices = meta.story({
  render: demo({ shape: { type: 'polygon', parts: [{ outer: RING, holes: [] }] } }),
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Vertices on the map' });
    await waitFor(() => expect(within(group).getAllByRole('button', { name: /^Vertex/ }).length).toBeGreaterThan(100));
    await expect(within(group).getAllByRole('button', { name: /^Vertex/ }).length).toBeLessThanOrEqual(201);
    within(group)
      .getByRole('button', { name: /^Vertex 1 of/ })
      .focus();
    await userEvent.keyboard(']');
    await waitFor(() => expect(within(group).getByRole('button', { name: /^Vertex 2 of/ })).toHaveFocus());
    await expect(canvas.getByRole('table', { name: 'Vertices' })).toHaveAttribute(
      'aria-rowcount',
      `${RING.length + 2}`,
    );
  },
});

/** On a phone, arrows move the selected vertex, because a finger covers what it drags. */
export const MovePad = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: demo({ shape: YARD }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vertex 1 of 9/ }));
    const pad = within(await canvas.findByRole('group', { name: 'Move the selected point' }));
    const nameOf = () => canvas.getByRole('button', { name: /^Vertex 1 of 9/ }).getAttribute('aria-label');
    const before = nameOf();
    await userEvent.click(pad.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(nameOf()).not.toBe(before));
    await userEvent.click(pad.getByRole('button', { name: 'Move down' }));
    await waitFor(() => expect(nameOf()).toBe(before));
  },
});

/** In containers of 400 and 360 px on a wide page, map and table are shown one at a time. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  render: demo({ shape: YARD, others: OTHERS }),
  play: fitsItsBox(async ({ canvas, userEvent }) => {
    const view = within(await canvas.findByRole('group', { name: 'View' }));
    await userEvent.click(view.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Vertices' })).toBeVisible();
    await userEvent.click(view.getByRole('radio', { name: 'Map' }));
    return canvas.findByRole('button', { name: /^Vertex 1 of 9/ });
  }),
});
