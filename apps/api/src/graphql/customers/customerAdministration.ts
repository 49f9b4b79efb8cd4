import {
  ApiErrorCode,
  type AuditAction,
  CUSTOMER_SORT_FIELDS,
  type CustomerSortField,
  GROUP_KINDS,
} from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { badInput, fault, notFound } from '../../http/fault';
import type { CustomerChange, CustomerWrite } from '../../repositories/customerAdministration';
import type { GraphQLContext } from '../context';
import type { CreateCustomerInput, ManagedCustomer, MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { withReceipt } from '../withReceipt';
import { checkedChange, told, toManagedCustomer } from './customerInput';

const MAX_PAGE_SIZE = 100;
const MAX_FILTER = 200;

export const customerAdministrationQueries: Pick<QueryResolvers, 'findAllCustomers'> = {
  async findAllCustomers(_, { input }, { access, repositories }) {
    await access.authorise('findAllCustomers');
    const { pageSize, pageNumber } = input.paginationInput;
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    if (pageNumber < 1) throw badInput('Pages start at 1.');
    const search = input.filter?.trim() ?? '';
    if (search.length > MAX_FILTER) throw badInput('Search for a shorter text.');
    const { total, customers } = await repositories.customerAdministration.search({
      search,
      showDeactivated: input.showDeactivated ?? false,
      sortBy: sortField(input.sortingInput?.sortBy),
      sortAsc: input.sortingInput?.sortAsc ?? true,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    });
    return { customerCount: total, customers: customers.map(toManagedCustomer) };
  },
};

type CustomerMutations = Pick<
  MutationResolvers,
  'createCustomer' | 'updateCustomer' | 'activateCustomer' | 'deactivateCustomer'
>;

export const customerAdministrationMutations: CustomerMutations = {
  createCustomer: (_, { input }, context) =>
    withReceipt('createCustomer', input, context, () => createCustomer(input, context)),

  async updateCustomer(_, { input }, context) {
    await context.access.authorise('updateCustomer');
    return save('customer.updated', input.id, input.version, checkedChange(input), context);
  },
  async activateCustomer(_, { customerId, version }, context) {
    await context.access.authorise('activateCustomer');
    return save('customer.activated', customerId, version, { active: true }, context);
  },
  async deactivateCustomer(_, { customerId, version }, context) {
    await context.access.authorise('deactivateCustomer');
    return save('customer.deactivated', customerId, version, { active: false }, context);
  },
};

async function createCustomer(
  input: CreateCustomerInput,
  { access, repositories, ids, now, audit }: GraphQLContext,
): Promise<ManagedCustomer> {
  await access.authorise('createCustomer');
  const { shortName, longName, abbrev, retentionDurationDays, unloadedUpToLbs, features } = input;
  const change = checkedChange({
    shortName,
    longName,
    abbrev,
    dotNumber: input.dotNumber,
    retentionDurationDays,
    unloadedUpToLbs,
    features,
  });
  const at = now();
  const customer = await repositories.customerAdministration.create({
    customer: {
      shortName: shortName.trim(),
      longName: longName.trim(),
      abbrev: abbrev.trim(),
      active: true,
      dotNumber: change.dotNumber ?? null,
      retentionDurationDays,
      unloadedUpToLbs: change.unloadedUpToLbs ?? null,
      hiddenFromTechnicians: input.hiddenFromTechnicians ?? false,
      createdAt: at,
      updatedAt: at,
    },
    features: change.features ?? [],
    groups: GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ id, label }) => ({
      groupId: ids.uuid(),
      name: label,
      kind: id,
    })),
  });
  if (!customer) throw nameTaken();
  await audit('customer.created', {
    userId: access.user.userId,
    customerId: customer.customerId,
    subject: customer.shortName,
    subjectId: customer.customerId,
    changes: changesBetween({}, told(customer)),
  });
  return toManagedCustomer(customer);
}

async function save(
  action: AuditAction,
  customerId: number,
  version: number,
  change: CustomerChange,
  { access, repositories, now, audit }: GraphQLContext,
): Promise<ManagedCustomer> {
  const { before, customer } = saved(
    await repositories.customerAdministration.change(customerId, version, change, now()),
  );
  const changes = changesBetween(told(before), told(customer));
  const about = { customerId, subject: customer.shortName, subjectId: customerId };
  await audit(action, { userId: access.user.userId, ...about, changes });
  return toManagedCustomer(customer);
}

function saved(write: CustomerWrite): Extract<CustomerWrite, { kind: 'saved' }> {
  if (write.kind === 'saved') return write;
  if (write.kind === 'absent') throw notFound();
  if (write.kind === 'nameTaken') throw nameTaken();
  throw fault(ApiErrorCode.Conflict, 'Somebody else saved this customer. Look at the changes and save again.', {
    details: { current: toManagedCustomer(write.current) },
  });
}

const nameTaken = () => badInput('Another customer has this short name.');

function sortField(name: string | undefined): CustomerSortField {
  const [first] = CUSTOMER_SORT_FIELDS;
  const found = name === undefined ? first : CUSTOMER_SORT_FIELDS.find((field) => field === name);
  if (!found) throw badInput('The list of customers is not sorted by this field.');
  return found;
}
