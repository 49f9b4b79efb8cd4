import { expect, it } from 'vitest';
import { USER_TYPES } from '../../vocabulary/userTypes';
import { userTypeSummary } from './userTypeSummary';

const ONE = 'Can open one trailer at a time, of any customer, by full VIN or serial number.';
const BOUND = 'Sees all trailers of their customers.';

it('describes in one line what each user type can see and do', () => {
  expect(Object.fromEntries(USER_TYPES.map(({ id }) => [id, userTypeSummary(id)]))).toEqual({
    administrator: 'Sees all trailers of all customers. Manages customers, users, groups and trailers.',
    allCustomerView: 'Sees all trailers of all customers. Views groups and trailers in Settings.',
    customer: 'Sees the trailers of their groups, which can be all of a customer.',
    customerAdmin: 'Sees all trailers of their customers. Manages users, groups and trailers.',
    technician: ONE,
    installer: ONE,
    // Installers and OEMs of customers also have a customer role, which gives them access to its fleet.
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
