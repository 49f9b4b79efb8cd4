import { type Administration, describeMatrix, MATRIX_CUSTOMERS, type Which } from '../../testing/roleMatrix';

/** The current customer, for callers who can see it. */
async function present({ customers }: Administration, which: Which) {
  const id = MATRIX_CUSTOMERS[which];
  const page = await customers.find({ showDeactivated: true, paginationInput: { pageSize: 100, pageNumber: 1 } });
  return page.customers.find((customer) => customer.id === id) ?? { id, version: 1, shortName: 'Nobody' };
}

let made = 0;

describeMatrix(
  {
    findAllCustomers: async (as, which) => ('longName' in (await present(as, which)) ? undefined : 'NOTHING'),
    createCustomer: ({ customers }) =>
      customers.create({
        shortName: `Made ${++made}`,
        longName: `Made ${made} Inc.`,
        abbrev: `M${made}`,
        retentionDurationDays: 30,
        unloadedUpToLbs: 4_000,
        features: [],
      }),
    updateCustomer: async (as, which) => {
      const { id, version, shortName } = await present(as, which);
      await as.customers.update({ id, version, shortName });
    },
    deactivateCustomer: async (as, which) => {
      const { id, version } = await as.customers.deactivate(await present(as, which));
      await as.customers.activate({ id, version });
    },
    activateCustomer: async (as, which) => {
      await as.customers.activate(await present(as, which));
    },
  },
  ({ operation, which }) => {
    if (operation === 'createCustomer' || which !== 'absent') return 'ANSWERED';
    return operation === 'findAllCustomers' ? 'NOTHING' : 'NOT_FOUND';
  },
);
