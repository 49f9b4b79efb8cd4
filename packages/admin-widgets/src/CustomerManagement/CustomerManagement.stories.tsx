import { ApiErrorCode, FEATURES } from '@gladhand/domain';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { CustomerManagement } from './CustomerManagement';

const meta = preview.meta({
  title: 'Admin/CustomerManagement',
  component: CustomerManagement,
  args: { onViewChange: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const gridOf = async () => within(await screen.findByRole('grid', { name: 'Customers' }));
/** The checkbox of a row, by its position in the list. */
const boxOf = async (index: number) => {
  const grid = await gridOf();
  return waitFor(() => {
    const boxes = grid.getAllByRole('checkbox', { name: /^Select (?!the rows|row$)/ });
    return boxes[index] ?? Promise.reject(new Error('No such row yet'));
  });
};
/** Saves the first customer of the list as another administrator. */
async function savedByAnother(change: { abbrev?: string; longName?: string }) {
  const api = storyApi('admin@gladhand.example').administration.customers;
  const { customers } = await api.find({ paginationInput: { pageSize: 1, pageNumber: 1 } });
  const [first] = customers;
  if (first) await api.update({ id: first.id, version: first.version, ...change });
}

/** Lists the customers with their trailers, features and retention. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 customers')).toBeVisible();
    const grid = await gridOf();
    await waitFor(() => expect(grid.getAllByText(`26 of ${FEATURES.length}`)).toHaveLength(3));
    await expect(canvas.getByText('Rows 1 to 3 of 3')).toBeVisible();
  },
});

/** The number of trailers leads to their list, with the keyboard as well. */
export const TrailersOfACustomer = meta.story({
  decorators: [
    (Story) => (
      <StoryHost links={{ trailersOf: (id) => `#trailers-of-${id}` }}>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async () => {
    const grid = await gridOf();
    const [link] = await grid.findAllByRole('link');
    if (!link) throw new Error('No link to trailers');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^#trailers-of-\d+$/));
    await userEvent.click(link.closest('[role=gridcell]') as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe(link.getAttribute('href')));
    history.replaceState(null, '', location.pathname + location.search);
  },
});

/** Creates a customer after a confirmation, then shows the next steps. */
export const Create = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Customer' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await step('errors are shown at their fields', async () => {
      await userEvent.type(dialog.getByLabelText(/DOT number/), 'MC-123');
      await userEvent.click(create);
      await expect(await dialog.findByText('Enter a short name.')).toBeVisible();
      await expect(dialog.getByText(/are docket numbers/)).toBeVisible();
    });
    await step('requires confirmation, then creates the customer', async () => {
      await userEvent.type(dialog.getByLabelText(/Short name/), '<b>Cedar</b> Ridge');
      await userEvent.type(dialog.getByLabelText(/Long name/), 'Cedar Ridge Logistics LLC');
      await userEvent.type(dialog.getByLabelText(/Abbreviation/), 'CRL');
      await userEvent.clear(dialog.getByLabelText(/DOT number/));
      await userEvent.type(dialog.getByLabelText(/DOT number/), 'USDOT 1 234 567');
      await userEvent.type(dialog.getByLabelText(/Unloaded up to/), '5000');
      await userEvent.click(create);
      const confirm = within(await screen.findByRole('alertdialog'));
      await expect(confirm.getByText(/All VINs, No VINs, TK Command Control, and No Help/)).toBeVisible();
      await userEvent.click(confirm.getByRole('button', { name: 'Create customer' }));
      await expect(await screen.findByText('Request completed successfully!')).toBeVisible();
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
      const grid = await gridOf();
      await expect(await grid.findByText('<b>Cedar</b> Ridge')).toBeVisible();
      await expect(grid.getByText('1234567')).toBeVisible();
      await expect(grid.getByRole('gridcell', { name: /^5,000\s*lbs$/ })).toBeInTheDocument();
    });
  },
});

/** Keeps the entries when the name is already used. */
export const NameTaken = meta.story({
  play: async ({ canvas }) => {
    const grid = await gridOf();
    await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(3));
    const api = storyApi('admin@gladhand.example').administration.customers;
    const taken = (await api.find({ paginationInput: { pageSize: 1, pageNumber: 1 } })).customers[0]?.shortName ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Customer' }));
    await userEvent.type(dialog.getByLabelText(/Short name/), taken.toUpperCase());
    await userEvent.type(dialog.getByLabelText(/Long name/), 'Another one');
    await userEvent.type(dialog.getByLabelText(/Abbreviation/), 'AO');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create customer' }));
    await expect(await dialog.findByText(/Another customer has this short name/)).toBeVisible();
    await expect(dialog.getByLabelText(/Long name/)).toHaveValue('Another one');
  },
});

/** Edits cells in the table. */
export const EditInTheTable = meta.story({
  play: async () => {
    const grid = await gridOf();
    const days = await waitFor(() => grid.getAllByRole('gridcell', { name: /days$/ })[0] as HTMLElement);
    await userEvent.dblClick(days);
    const field = await grid.findByRole('textbox', { name: /^Retention, / });
    await userEvent.clear(field);
    await userEvent.keyboard('0{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent('Enter a whole number of days from 1 to 3,650.');
    await userEvent.clear(field);
    await userEvent.keyboard('45{Enter}');
    await expect(await grid.findByText('45')).toBeVisible();
  },
});

/** Sets the unloaded weight of a customer, checks its limits and resets it. */
export const UnloadedUpTo = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await gridOf();
    const field = async () => {
      await userEvent.click(await boxOf(0));
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
      return { dialog, lbs: dialog.getByRole('spinbutton', { name: /Unloaded up to/ }) };
    };
    await step('without a value the default applies, and a number out of bounds is refused', async () => {
      const { dialog, lbs } = await field();
      await expect(lbs).toHaveValue('');
      await expect(lbs).toHaveAttribute('placeholder', '2,500');
      await userEvent.type(lbs, '20001');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(lbs).toHaveAccessibleDescription(/^Enter a number from 0 to 20,000/);
      await userEvent.clear(lbs);
      await userEvent.type(lbs, '5000');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(await grid.findByRole('gridcell', { name: /^5,000\s*lbs$/ })).toBeInTheDocument();
    });
    await step('an empty field restores the default', async () => {
      await userEvent.dblClick(grid.getByRole('gridcell', { name: /^5,000\s*lbs$/ }));
      const text = await grid.findByRole('textbox', { name: /^Unloaded Up To, / });
      await expect(text).toHaveValue('5000');
      await userEvent.clear(text);
      await userEvent.keyboard('0.5{Enter}');
      await expect(await grid.findByRole('alert')).toHaveTextContent(
        'Enter a whole number of pounds from 0 to 20,000.',
      );
      await userEvent.clear(text);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(grid.getAllByRole('gridcell', { name: /^2,500\s*lbs$/ })).toHaveLength(3));
    });
  },
});

/** Shows that someone else has changed the cell. A second Enter replaces the change. */
export const ConflictInTheTable = meta.story({
  play: async () => {
    const grid = await gridOf();
    const first = await waitFor(
      () => grid.getAllByRole('gridcell', { name: /LLC|Inc\.|Co\.|Ltd\./ })[0] as HTMLElement,
    );
    await savedByAnother({ longName: 'Theirs LLC' });
    await userEvent.dblClick(first);
    const field = await grid.findByRole('textbox', { name: /^Long Name, / });
    await userEvent.clear(field);
    await userEvent.keyboard('Mine LLC{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent(/has changed this field to 'Theirs LLC'/);
    await expect(field).toHaveValue('Mine LLC');
    await userEvent.keyboard('{Enter}');
    await expect(await grid.findByText('Mine LLC')).toBeVisible();
  },
});

/** Shows both versions when someone else has changed the customer, and keeps the entries. */
export const Conflict = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
    await savedByAnother({ abbrev: 'THEIRS' });
    await userEvent.clear(dialog.getByLabelText(/Abbreviation/));
    await userEvent.type(dialog.getByLabelText(/Abbreviation/), 'MINE');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const table = within(await dialog.findByRole('table'));
    await expect(table.getByRole('row', { name: 'Abbreviation THEIRS MINE' })).toBeVisible();
    await expect(dialog.getByLabelText(/Abbreviation/)).toHaveValue('MINE');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const grid = await gridOf();
    await expect(await grid.findByText('MINE')).toBeVisible();
  },
});

/** Lists the features with their effects, and finds them by either. */
export const Features = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Features' }));
    await expect(await dialog.findByText('26 of 26 on')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a feature' }), 'maintenance');
    await userEvent.click(dialog.getByRole('checkbox', { name: /MaintenanceDashboard/ }));
    await expect(dialog.getByText('25 of 26 on')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const grid = await gridOf();
    await expect(await grid.findByText('25 of 26')).toBeVisible();
  },
});

/** Deactivates and activates a customer, each after a confirmation. */
export const Deactivate = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Its users can still sign in/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    await expect(await canvas.findByText('2 customers')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show deactivated' }));
    await expect(await canvas.findByText('3 customers')).toBeVisible();
    const grid = await gridOf();
    await expect(await grid.findByText('Deactivated')).toBeVisible();
    await userEvent.click(await boxOf(0));
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(grid.queryByText('Deactivated')).toBeNull());
  },
});

/** Keeps the entries when a save fails. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'UpdateCustomer')),
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
    await userEvent.clear(dialog.getByLabelText(/Abbreviation/));
    await userEvent.type(dialog.getByLabelText(/Abbreviation/), 'KEPT');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(dialog.getByLabelText(/Abbreviation/)).toHaveValue('KEPT');
  },
});

/** Shows an empty state when nothing matches the search. */
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search customers' }), 'zzz');
    await expect(await canvas.findByText('No matching customers')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText('3 customers')).toBeVisible();
  },
});

/** Shows the forbidden state to an account administrator who opens the address. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="manager@gladhand.example" can={() => false}>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create New Customer' })).toBeNull();
  },
});

/** Shows the failed state when the server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i }, { timeout: 5_000 })).toBeVisible();
  },
});

/** Shows placeholders while the list loads. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Customers' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText(/^\d+ customers$/)),
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Neuen Kunden anlegen' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /Aufbewahrung/ })).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Crear cliente' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: /Retención/ })).toBeVisible();
    await expectTextsFit();
  },
});
