import { ApiErrorCode } from '@gladhand/domain';
import { apiHangs, aServiceRecord, graphqlFails, maintenanceAnswers } from '@gladhand/domain/testing';
import { DRAWER_WIDTH_PX } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { MaintenanceLog, RecentInspections, type TrailerRecordsProps } from './TrailerRecords';

const MANAGER = 'manager@gladhand.example';

/** A trailer of the server, with or without entries. */
interface FromStoryServerProps extends TrailerRecordsProps {
  of: typeof MaintenanceLog;
  bare?: boolean;
}

/** A trailer of the server, unless another is given. */
function FromStoryServer({ of: Part, bare = false, ...props }: FromStoryServerProps) {
  const [trailer, setTrailer] = useState<{ vin: string }>();
  useEffect(() => {
    void storyServer().then(async ({ fleet }) => {
      const found = fleet.trailers.find(({ customerId }) => customerId === 1);
      if (!found) return;
      const { vin } = found;
      const { service } = storyApi(MANAGER);
      if (!bare) {
        const odometerMiles = 212_408.6;
        await service.addMaintenanceEntry({
          vin,
          kind: 'preventative',
          performedOn: '2026-10-02',
          odometerMiles,
          note: '',
        });
        await service.addMaintenanceEntry({
          vin,
          kind: 'brakes',
          performedOn: '2026-11-09',
          note: 'New pads, both axles.',
        });
        await service.addInspection({ vin, kind: 'annual', result: 'passed', performedOn: '2026-03-18', note: '' });
        const note = 'Marker lamp, curbside.\nTire below 4/32 at roadside rear, inner.';
        await service.addInspection({ vin, kind: 'roadside', result: 'defects', performedOn: '2026-11-12', note });
      }
      setTrailer(found);
    });
  }, [bare]);
  return trailer ? <Part {...props} vin={props.vin || trailer.vin} /> : null;
}

const meta = preview.meta({
  title: 'Fleet/TrailerRecords',
  component: MaintenanceLog,
  args: { vin: '', unitId: 'R-2207' },
  render: (args) => <FromStoryServer {...args} of={MaintenanceLog} />,
  decorators: [
    (Story, { parameters }) => (
      <StoryHost as={MANAGER} {...parameters.host}>
        <div style={{ inlineSize: parameters.widthPx ?? DRAWER_WIDTH_PX.small, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const dialogIn = async (element: HTMLElement) => within(await within(element.ownerDocument.body).findByRole('dialog'));

/** Maintenance, latest first; an entry is added. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Preventative maintenance log' });
    const first = () => within(list).getAllByRole('listitem')[0];
    await expect(first()).toHaveTextContent('Brakes11/09/2026New pads, both axles.');
    canvas.getByRole('button', { name: 'Add entry' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogIn(canvasElement);
    dialog.getByRole('combobox', { name: /^Work/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await dialog.findByRole('option', { name: 'Tires' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Odometer/ }), '212950.5');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Four new ones.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first()).toHaveTextContent('Tires11/17/2026Four new ones.'));
    await expect(first()).toHaveTextContent(`at 212,950.5 mi, by ${MANAGER}`);
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
});

/** Inspections with their results. */
export const Inspections = meta.story({
  render: (args) => <FromStoryServer {...args} of={RecentInspections} />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Recent inspections' });
    const [latest, before] = within(list).getAllByRole('listitem');
    await expect(latest).toHaveTextContent('Defects found');
    await expect(before).toHaveTextContent('Annual inspectionPassed03/18/2026');
  },
});

/** Missing input is explained and nothing is sent; a defect requires a note. */
export const Invalid = meta.story({
  render: (args) => <FromStoryServer {...args} of={RecentInspections} bare />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add inspection' }));
    const dialog = await dialogIn(canvasElement);
    const date = dialog.getByRole('textbox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.click(dialog.getByRole('radio', { name: 'Defects found' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('combobox', { name: /^Inspection/ })).toHaveAccessibleDescription(
      'Choose the type of inspection.',
    );
    await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveAccessibleDescription(/Describe what was found/);
    await expect(date).toHaveAccessibleDescription('Enter the date of the work, today or earlier.');
    await expect(canvas.getByText('No inspections yet')).toBeInTheDocument();
  },
});

/** Invalid input in an optional field is an error, not an empty value. */
export const WrongNumber = meta.story({
  render: (args) => <FromStoryServer {...args} of={MaintenanceLog} bare />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add entry' }));
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Work/ }));
    await userEvent.click(await dialog.findByRole('option', { name: 'Lights' }));
    const odometer = dialog.getByRole('spinbutton', { name: /^Odometer/ });
    await userEvent.type(odometer, '10000001');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(odometer).toHaveFocus();
    await expect(odometer).toHaveAccessibleDescription('Enter a number from 0 to 10,000,000');
    const date = dialog.getByRole('textbox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.type(date, '11/18/2026');
    await userEvent.clear(odometer);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription('Choose 11/17/2026 or earlier');
    await expect(canvas.getByText('No maintenance records yet')).toBeInTheDocument();
  },
});

/** The server refuses: the typed text stays. */
export const NotSaved = meta.story({
  render: (args) => <FromStoryServer {...args} of={MaintenanceLog} bare />,
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'AddMaintenanceEntry')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add entry' }));
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Work/ }));
    await userEvent.click(await dialog.findByRole('option', { name: 'Lights' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Marker lamp.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Not saved')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Marker lamp.');
    await expect(dialog.getByRole('combobox', { name: /^Work/ })).toHaveValue('Lights');
  },
});

/** Users who can't write trailers can read, and get no button that would be refused. */
export const ReadOnly = meta.story({
  parameters: { host: { can: (subject: string) => subject !== 'addMaintenanceEntry' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Preventative maintenance log' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add entry' })).toBeNull();
  },
});

export const Empty = meta.story({
  render: (args) => <FromStoryServer {...args} of={MaintenanceLog} bare />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No maintenance records yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add entry' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: (args) => <MaintenanceLog {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'Nothing to see.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  render: (args) => <RecentInspections {...args} />,
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: (args) => <MaintenanceLog {...args} />,
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
});

const LONG_NOTE =
  `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'and more '.repeat(20)}`.trim();

/** On a narrow screen, long words break, and an unknown type and a truncated list are marked as such. */
export const LongTextNarrow = meta.story({
  render: (args) => <MaintenanceLog {...args} />,
  // The note is longer than any data; a type of a later server stays in English
  parameters: { widthPx: 288, dataTexts: [LONG_NOTE] },
  beforeEach: ({ msw }) =>
    msw.use(
      maintenanceAnswers(
        [
          aServiceRecord({
            id: '1',
            kind: 'repair',
            performedOn: '2026-11-02',
            note: LONG_NOTE,
            addedBy: 'the-second-shift-of-the-yard-at-northwood-avenue@a-very-long-name.example',
          }),
          aServiceRecord({ id: '2', kind: 'hydrogenCell', performedOn: '2026-10-02' }),
        ],
        140,
      ),
    ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Preventative maintenance log' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByText('The latest 2 of 140')).toBeVisible();
    await expect(canvas.getByText('Unknown maintenance (hydrogenCell)')).toBeVisible();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('list')),
});
