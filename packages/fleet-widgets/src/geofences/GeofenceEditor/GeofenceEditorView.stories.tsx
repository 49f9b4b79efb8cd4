import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { at, blankEngine, OTHERS, TRAILERS, YARD } from '../geofences.stories.data';
import { GeofenceEditorView } from './GeofenceEditorView';
import type { EditedGeofence, SaveOutcome } from './geofenceEntry';

const CATEGORIES = [
  { id: 'yard', label: 'Yard', freeMinutes: 1_440 },
  { id: 'customerSite', label: 'Customer site', freeMinutes: 120 },
  { id: 'other', label: 'Other', freeMinutes: 1_440 },
];

const GEOFENCE: EditedGeofence = {
  id: '019abc',
  version: 3,
  name: 'Wales Rd yard',
  description: 'Drop lot and dock A. Gate on Wales Rd, badge required after 8 PM.',
  category: 'customerSite',
  isActive: true,
  shape: YARD,
  enterEmails: ['yard@cedarridge.com', 'gate2@cedarridge.com'],
  exitEmails: ['ops@cedarridge.com'],
  freeMinutes: null,
};

const THEIRS: EditedGeofence = {
  ...GEOFENCE,
  version: 4,
  name: 'Wales Rd drop lot',
  shape: {
    type: 'polygon',
    parts: [{ outer: [at(-400, 250), at(520, 300), at(400, -350), at(-300, -250)], holes: [] }],
  },
};

const AROUND = [at(-900, 0).lng, at(0, -500).lat, at(900, 0).lng, at(0, 500).lat] as const;

const meta = preview.meta({
  title: 'Fleet/GeofenceEditor',
  component: GeofenceEditorView,
  parameters: {
    layout: 'fullscreen',
    dataTexts: ['Wales Rd overflow', 'Fuel island', 'Yard', 'Customer site', 'Other'],
  },
  args: {
    engine: blankEngine,
    categories: CATEGORIES,
    others: OTHERS,
    trailers: TRAILERS,
    around: AROUND,
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <StoryHost>
        <Story />
      </StoryHost>
    ),
  ],
});

const dialogOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: /geofence/i }));

type Dialog = Awaited<ReturnType<typeof dialogOf>>;
interface Pressing {
  click: (element: Element) => Promise<void>;
}

async function toDetails(dialog: Dialog, userEvent: Pressing) {
  const next = await dialog.findByRole('button', { name: 'Next: Details' });
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  return dialog.findByRole('textbox', { name: /^Name/ });
}

/** A new geofence begins with a circle to draw, is active and has empty fields. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { engine: storyMapEngine },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Create geofence' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Circle' })).toBeChecked();
    await expect(await dialog.findByText('Click the map to place the center of the circle.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next: Details' })).toBeDisabled();
  },
});

export const Dark = Default.extend({ globals: { theme: 'dark' } });

/** Draws a circle, fills in the details and saves. Going back to the shape keeps everything. */
export const Creates = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Place circle here' }));
    await expect(await dialog.findByText('Unsaved changes')).toBeVisible();
    const name = await toDetails(dialog, userEvent);
    await expect(name).toHaveFocus();
    await expect(dialog.getByRole('checkbox', { name: /^Active/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription(/Enter a name\./);
    await userEvent.type(name, 'Wales Rd yard');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email on enter/ }), 'yard@cedarridge.com,');
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Free time/ }), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to shape' }));
    await expect(await dialog.findByRole('button', { name: /^Center, 41/ })).toBeVisible();
    await expect(await toDetails(dialog, userEvent)).toHaveValue('Wales Rd yard');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Wales Rd yard',
        description: null,
        category: 'yard',
        isActive: true,
        enterEmails: ['yard@cedarridge.com'],
        exitEmails: [],
        freeMinutes: 90,
        backfillDays: 0,
        shape: expect.objectContaining({ type: 'circle' }),
      }),
      { basis: undefined },
    );
  },
});

/** Saves and begins another geofence with empty fields where the last one was. */
export const AddsAnother = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Place circle here' }));
    await userEvent.type(await toDetails(dialog, userEvent), 'First');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and add another' }));
    await expect(await dialog.findByText('Click the map to place the center of the circle.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.queryByText('Unsaved changes')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Place circle here' }));
    await expect(await toDetails(dialog, userEvent)).toHaveValue('');
  },
});

/** The second step of a saved geofence. */
export const Details = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: { geofence: GEOFENCE },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await toDetails(dialog, userEvent)).toHaveValue('Wales Rd yard');
    await expect(dialog.getByRole('heading', { name: 'Edit geofence' })).toBeVisible();
    await expect(dialog.getByText('Polygon, 1 hole')).toBeVisible();
    await expect(dialog.getByText('14 trailers inside now')).toBeVisible();
    await expect(dialog.getByText('2 of 20')).toBeVisible();
    await expect(dialog.getByText(/Default of Customer site: 120 min\./)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save and add another' })).toBeNull();
    await expect(dialog.queryByText('Unsaved changes')).toBeNull();
  },
});

export const DetailsDark = Details.extend({ globals: { theme: 'dark' } });

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  args: { geofence: GEOFENCE },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const next = await dialog.findByRole('button', { name: 'Weiter: Angaben' });
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);
    await expect(await dialog.findByText('Polygon, 1 Aussparung')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zurück zur Form' })).toBeVisible();
  },
});

/** The name belongs to another geofence: the field says so and keeps the text. */
export const NameTaken = meta.story({
  args: { geofence: GEOFENCE, onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'nameTaken' })) },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const name = await toDetails(dialog, userEvent);
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is already used by another geofence\./));
    await expect(name).toHaveValue('Wales Rd yard 2');
    await expect(name).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Saving failed: all entries are kept. */
export const SaveFailed = meta.story({
  args: { geofence: GEOFENCE, onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const name = await toDetails(dialog, userEvent);
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('We could not save the geofence. Please try again.')).toBeVisible();
    await expect(name).toHaveValue('Wales Rd yard 2');
    await expect(dialog.getByText('Unsaved changes')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Someone else saved first: both shapes are on the map, and one of the entries is kept. */
export const Conflict = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: {
    engine: storyMapEngine,
    geofence: GEOFENCE,
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'conflict', theirs: THEIRS })),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await toDetails(dialog, userEvent), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Someone else saved this geofence first.')).toBeVisible();
    await expect(dialog.getByText('They changed: shape and name.')).toBeVisible();
    await expect(await dialog.findByRole('button', { name: /^Vertex 1 of 9/ })).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), { basis: GEOFENCE });
  },
});

/** Keeping one's entries saves them over the other version. */
export const KeepsMine = meta.story({
  args: { geofence: GEOFENCE },
  play: async ({ args, canvasElement, userEvent }) => {
    const onSave = args.onSave as ReturnType<typeof fn>;
    onSave.mockImplementationOnce(async (): Promise<SaveOutcome> => ({ kind: 'conflict', theirs: THEIRS }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await toDetails(dialog, userEvent), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep mine' }));
    await expect(await toDetails(dialog, userEvent)).toHaveValue('Wales Rd yard 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Wales Rd yard 2' }), {
      basis: THEIRS,
    });
  },
});

/** Taking the other entries replaces the shape and all fields; nothing is unsaved then. */
export const TakesTheirs = meta.story({
  args: { geofence: GEOFENCE },
  play: async ({ args, canvasElement, userEvent }) => {
    const onSave = args.onSave as ReturnType<typeof fn>;
    onSave.mockImplementationOnce(async (): Promise<SaveOutcome> => ({ kind: 'conflict', theirs: THEIRS }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await toDetails(dialog, userEvent), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Take theirs' }));
    await expect(await dialog.findByRole('button', { name: /^Vertex 4 of 4/ })).toBeVisible();
    await expect(dialog.queryByText('Unsaved changes')).toBeNull();
    await expect(await toDetails(dialog, userEvent)).toHaveValue('Wales Rd drop lot');
  },
});

/** Leaving a changed draft has to be confirmed; leaving an unchanged one does not. */
export const LeavingAsks = meta.story({
  args: { geofence: GEOFENCE },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    (await dialog.findByRole('button', { name: /^Vertex 1 of 9/ })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await dialog.findByText('Unsaved changes')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = within(await body.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(dialog.queryByText('Unsaved changes')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Escape first ends what is being drawn, and asks the next time. */
export const EscapeEndsDrawing = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole('radio', { name: 'Polygon' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add vertex' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Vertex 1 of 1/ })).toHaveFocus());
    await userEvent.keyboard('++');
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Vertex 3 of 3/ })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Finish ring' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Finish ring' })).toBeNull());
    await expect(body.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    const question = within(await body.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** In a box of 400 and 360 px, the dialog fills it and shows the map or the table. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  args: { geofence: GEOFENCE },
  play: fitsItsBox(async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    return dialog.findByRole('button', { name: /^Vertex 1 of 9/ });
  }),
});
