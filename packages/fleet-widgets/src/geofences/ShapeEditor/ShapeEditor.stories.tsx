import { draftShape, editShape, type GeofenceShape, startShapeEdit } from '@gladhand/domain/geofences';
import { useEffect, useReducer } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { at, BOW_TIE, blankEngine, CORRIDOR, FIJI, OTHERS, TRAILERS, YARD, YARD_AT } from '../geofences.stories.data';
import { ShapeEditor, type ShapeEditorProps } from './ShapeEditor';

const onShape = fn();

type DemoProps = Omit<ShapeEditorProps, 'edit' | 'dispatch' | 'facts'> & {
  shape?: GeofenceShape | undefined;
  trailers?: readonly MapPoint[] | undefined;
};

/** Keeps the draft, as the dialog around the editor does. */
function Demo({ shape, ...props }: DemoProps) {
  const [edit, dispatch] = useReducer(editShape, shape, startShapeEdit);
  useEffect(() => void onShape(draftShape(edit.draft)), [edit.draft]);
  return <ShapeEditor {...props} edit={edit} dispatch={dispatch} />;
}

const AROUND = [at(-900, 0).lng, at(0, -500).lat, at(900, 0).lng, at(0, 500).lat] as const;

const meta = preview.meta({
  title: 'Fleet/ShapeEditor',
  component: ShapeEditor,
  parameters: { layout: 'fullscreen', dataTexts: ['Wales Rd overflow', 'Fuel island'] },
  args: { engine: blankEngine, around: AROUND },
  render: ({ edit: _, dispatch: __, ...args }) => <Demo {...args} />,
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

const lastShape = () => onShape.mock.lastCall?.[0] as GeofenceShape | undefined;

/** A new geofence begins with a circle. Its center is a press on the map, or the middle of the map. */
export const Default = meta.story({
  args: { engine: storyMapEngine, others: OTHERS, trailers: TRAILERS },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Click the map to place the center of the circle.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place circle here' }));
    const center = await canvas.findByRole('button', { name: 'Center, 41.6198, -83.4752' });
    await waitFor(() => expect(center).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Center' })).toHaveValue('41.619800, -83.475200');
  },
});
void YARD_AT;

const yard = (args: Partial<DemoProps>) => ({ render: () => <Demo engine={blankEngine} shape={YARD} {...args} /> });

/** A polygon with a hole, next to another geofence. */
export const Polygon = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { engine: storyMapEngine, others: OTHERS, trailers: TRAILERS },
  render: ({ edit: _, dispatch: __, ...args }) => <Demo {...args} shape={YARD} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Vertex 4 of 9, 41\.\d{4}, -83\.\d{4}/ })).toBeVisible();
    await expect(canvas.getByText('Overlaps Wales Rd overflow')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Latitude, Vertex 4 of 9, Part 1, outer ring' })).toHaveValue(
      YARD.parts[0]?.outer[3]?.lat.toFixed(5),
    );
  },
});

export const Dark = Polygon.extend({ globals: { theme: 'dark' } });
export const RightToLeft = Polygon.extend({ globals: { direction: 'rtl' } });
void yard;
void within;
void lastShape;
void BOW_TIE;
void CORRIDOR;
void FIJI;
void fitsItsBox;
