import { expect, it } from 'vitest';
import { USER_TYPES } from '../../vocabulary/userTypes';
import { userTypeSummary } from './userTypeSummary';

const ONE = 'Opens one trailer of any customer at a time, by full VIN or serial number.';
const BOUND = 'Sees all trailers of their customers.';

it('says in one line what each user type may see and do', () => {
  expect(Object.fromEntries(USER_TYPES.map(({ id }) => [id, userTypeSummary(id)]))).toEqual({
    administrator: 'Sees all trailers of all customers. Manages customers, users, groups and trailers.',
    allCustomerView: 'Sees all trailers of all customers. Views groups and trailers in Settings.',
    customer: 'Sees the trailers of their groups, which can be all of a customer.',
    customerAdmin: 'Sees all trailers of their customers. Manages users, groups and trailers.',
    technician: ONE,
    installer: ONE,
    // installers and OEMs of customers carry a customer's role, and with it the fleet
    customerInstaller: BOUND,
    goInstallerAllCustomers: ONE,
    goInstallerCustomer: BOUND,
    support: 'Sees all trailers of all customers. Views groups and trailers in Settings.',
    dealer: 'Sees no trailers, only Help and their own profile.',
    viewOnlyAdmin: 'Sees all trailers of all customers. Views users, groups and trailers in Settings.',
    oem: BOUND,
    oemInstaller: BOUND,
  });
});
