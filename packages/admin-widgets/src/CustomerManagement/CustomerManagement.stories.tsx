import { ApiErrorCode, FEATURES } from '@gladhand/domain';
import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { storyApi } from '../../../../.storybook/world';
import { CustomerManagement } from './CustomerManagement';

const meta = preview.meta({
  title: 'Admin/CustomerManagement',
  component: CustomerManagement,
  parameters: { layout: 'fullscreen' },
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

const gridOf = async () => within(await screen.findByRole('grid', { name: 'Customers' }));
/** The box of a row, by its place in the list. */
const boxOf = async (index: number) => {
  const grid = await gridOf();
  return waitFor(() => {
    const boxes = grid.getAllByRole('checkbox', { name: /^Select (?!the rows|row$)/ });
    return boxes[index] ?? Promise.reject(new Error('No such row yet'));
  });
};
/** Another administrator saves the first customer of the list meanwhile. */
async function savedByAnother(change: { abbrev?: string; longName?: string }) {
  const api = storyApi('admin@gladhand.example').administration.customers;
  const { customers } = await api.find({ paginationInput: { pageSize: 1, pageNumber: 1 } });
  const [first] = customers;
  if (first) await api.update({ id: first.id, version: first.version, ...change });
}

/** The customers of the product with their trailers, features and retention. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 customers')).toBeVisible();
    const grid = await gridOf();
    await waitFor(() => expect(grid.getAllByText(`26 of ${FEATURES.length}`)).toHaveLength(3));
    await expect(canvas.getByText('Rows 1 to 3 of 3')).toBeVisible();
  },
});

/** A customer is made after a question, and ends in what to do next. */
export const Create = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Customer' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await step('what is wrong is said at its field', async () => {
      await userEvent.type(dialog.getByLabelText(/DOT number/), 'MC-123');
      await userEvent.click(create);
      await expect(await dialog.findByText('Enter a short name.')).toBeVisible();
      await expect(dialog.getByText(/are docket numbers/)).toBeVisible();
    });
    await step('it asks, and then it is there', async () => {
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

/** A name that is taken: the form stays as it was typed. */
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

/** Cells are edited in the table. */
export const EditInTheTable = meta.story({
  play: async () => {
    const grid = await gridOf();
    const days = await waitFor(() => grid.getAllByRole('gridcell', { name: /days$/ })[0] as HTMLElement);
    await userEvent.dblClick(days);
    const field = await grid.findByRole('textbox', { name: /^Retention, / });
    await userEvent.clear(field);
    await userEvent.keyboard('0{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent('Enter whole days, 1 to 3,650.');
    await userEvent.clear(field);
    await userEvent.keyboard('45{Enter}');
    await expect(await grid.findByText('45')).toBeVisible();
  },
});

/** Up to which weight the trailers of a customer are unloaded: set, held to its bounds, and taken back. */
export const UnloadedUpTo = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await gridOf();
    const field = async () => {
      await userEvent.click(await boxOf(0));
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
      return { dialog, lbs: dialog.getByRole('spinbutton', { name: /Unloaded up to/ }) };
    };
    await step('nothing set is the default, and a number beyond the bounds is not', async () => {
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
    await step('an empty cell is the default again', async () => {
      await userEvent.dblClick(grid.getByRole('gridcell', { name: /^5,000\s*lbs$/ }));
      const text = await grid.findByRole('textbox', { name: /^Unloaded Up To, / });
      await expect(text).toHaveValue('5000');
      await userEvent.clear(text);
      await userEvent.keyboard('0.5{Enter}');
      await expect(await grid.findByRole('alert')).toHaveTextContent('Enter whole pounds, 0 to 20,000.');
      await userEvent.clear(text);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(grid.getAllByRole('gridcell', { name: /^2,500\s*lbs$/ })).toHaveLength(3));
    });
  },
});

/** Somebody else saved the cell's customer: it says so, and a second Enter goes on top. */
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
    await expect(await grid.findByRole('alert')).toHaveTextContent(/this field says 'Theirs LLC' now/);
    await expect(field).toHaveValue('Mine LLC');
    await userEvent.keyboard('{Enter}');
    await expect(await grid.findByText('Mine LLC')).toBeVisible();
  },
});

/** The dialog of a customer that somebody else saved meanwhile: theirs beside mine, and nothing typed is lost. */
export const Conflict = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
    await savedByAnother({ abbrev: 'THEIRS' });
    await userEvent.clear(dialog.getByLabelText(/Abbreviation/));
    await userEvent.type(dialog.getByLabelText(/Abbreviation/), 'MINE');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const told = within(await dialog.findByRole('table'));
    await expect(told.getByRole('row', { name: 'Abbreviation THEIRS MINE' })).toBeVisible();
    await expect(dialog.getByLabelText(/Abbreviation/)).toHaveValue('MINE');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const grid = await gridOf();
    await expect(await grid.findByText('MINE')).toBeVisible();
  },
});

/** Each feature with what it shows, found by name or effect. */
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

/** Out of use and back, each after a question. */
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

/** A save that fails keeps the form. */
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

/** Nothing fits the search. */
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search customers' }), 'zzz');
    await expect(await canvas.findByText('No customer matches')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await expect(await canvas.findByText('3 customers')).toBeVisible();
  },
});

/** An account administrator who comes here by address: the API does not answer. */
export const Forbidden = meta.story({
  decorators: [
    (Story) => (
      <WorldHost as="manager@gladhand.example" can={() => false}>
        <div style={{ blockSize: 560 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/role does not allow|not open/i)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create New Customer' })).toBeNull();
  },
});

/** The server is down. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i }, { timeout: 5_000 })).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Customers' })).toHaveAttribute('aria-busy', 'true');
  },
});
