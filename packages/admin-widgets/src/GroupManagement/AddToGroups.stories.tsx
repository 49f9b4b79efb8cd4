import { ApiErrorCode } from '@gladhand/domain';
import { graphqlFails } from '@gladhand/domain/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { AddToGroups } from './AddToGroups';

const ADMIN = 'admin@gladhand.example';
/** A customer with groups. */
const CUSTOMER_ID = 1;

const meta = preview.meta({
  title: 'Admin/AddToGroups',
  component: AddToGroups,
  parameters: { layout: 'fullscreen' },
  args: { vins: [], customerId: CUSTOMER_ID, onClose: fn() },
  loaders: [
    async () => {
      const { trailers } = await (await storyServerApi(ADMIN)).fleetStatus.page({
        paginationInput: { pageSize: 3, pageNumber: 1 },
        customerId: CUSTOMER_ID,
      });
      return { vins: trailers.map(({ vin }) => vin) };
    },
  ],
  render: (args, { loaded }) => (
    <StoryHost as={ADMIN}>
      <AddToGroups {...args} vins={args.vins.length > 0 ? args.vins : loaded.vins} />
    </StoryHost>
  ),
});

const dialog = async () => within(await screen.findByRole('dialog'));
const groups = async () => (await dialog()).findByRole('combobox', { name: /Groups/ });

/** Three trailers of one customer: its groups are offered. */
export const Default = meta.story({
  tags: ['compared'],
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.click(await groups());
    const [first] = await screen.findAllByRole('option');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByRole('button', { name: 'Done' })).toBeVisible();
  },
});

/** Without a customer, the first choice is whose groups to use. */
export const WithoutACustomer = meta.story({
  args: { customerId: null },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('combobox', { name: /Customer/ })).toBeVisible();
    await expect(form.queryByRole('combobox', { name: /Groups/ })).toBeNull();
  },
});

/** The server refuses: the choice stays. */
export const NotAdded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'AddMultipleVehiclesToTargetedMultipleGroups'),
    ),
  play: async () => {
    const form = await dialog();
    await userEvent.click(await groups());
    const [first] = await screen.findAllByRole('option');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Add' })).toBeEnabled();
  },
});

/** In a box of 400 and of 360 px of a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 640 },
  play: fitsItsBox(groups),
});
