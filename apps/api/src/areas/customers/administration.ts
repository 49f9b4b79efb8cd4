import { ApiErrorCode } from '@gladhand/domain';
import type { AuditAction } from '@gladhand/domain/audit';
import { CUSTOMER_SORT_FIELDS, type CustomerSortField } from '@gladhand/domain/customers';
import { GROUP_KINDS } from '@gladhand/domain/groups';
import { changesBetween } from '../../auth/audit';
import type { GraphQLContext } from '../../graphql/context';
import type {
  CreateCustomerInput,
  ManagedCustomer,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers';
import { REQUEST_MESSAGES } from '../../graphql/messages';
import { pageWindow } from '../../graphql/pageWindow';
import { withReceipt } from '../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../http/apiError';
import { auditedFields, checkedChange, toManagedCustomer } from './customerInput';
import { CUSTOMER_MESSAGES } from './messages';
import type { CustomerChange, CustomerWrite } from './repository';

const MAX_PAGE_SIZE = 100;
const MAX_FILTER = 200;

export const customerAdministrationQueries: Pick<QueryResolvers, 'findAllCustomers'> = {
  async findAllCustomers(_, { input }, { access, repositories }) {
    await access.authorize('findAllCustomers');
    const page = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE_SIZE });
    const search = input.filter?.trim() ?? '';
    if (search.length > MAX_FILTER) throw badInput(REQUEST_MESSAGES.searchTooLong);
    const { total, customers } = await repositories.customerAdministration.search({
      search,
      showDeactivated: input.showDeactivated ?? false,
      sortBy: sortField(input.sortingInput?.sortBy),
      sortAsc: input.sortingInput?.sortAsc ?? true,
      ...page,
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
    await context.access.authorize('updateCustomer');
    return save('customer.updated', input.id, input.version, checkedChange(input), context);
  },
  async activateCustomer(_, { customerId, version }, context) {
    await context.access.authorize('activateCustomer');
    return save('customer.activated', customerId, version, { active: true }, context);
  },
  async deactivateCustomer(_, { customerId, version }, context) {
    await context.access.authorize('deactivateCustomer');
    return save('customer.deactivated', customerId, version, { active: false }, context);
  },
};

async function createCustomer(
  input: CreateCustomerInput,
  { access, repositories, ids, now, audit }: GraphQLContext,
): Promise<ManagedCustomer> {
  await access.authorize('createCustomer');
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
      showsParts: input.showsParts ?? true,
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
    changes: changesBetween({}, auditedFields(customer)),
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
  const changes = changesBetween(auditedFields(before), auditedFields(customer));
  const about = { customerId, subject: customer.shortName, subjectId: customerId };
  await audit(action, { userId: access.user.userId, ...about, changes });
  return toManagedCustomer(customer);
}

function saved(write: CustomerWrite): Extract<CustomerWrite, { kind: 'saved' }> {
  if (write.kind === 'saved') return write;
  if (write.kind === 'absent') throw notFound();
  if (write.kind === 'nameTaken') throw nameTaken();
  throw apiError(ApiErrorCode.Conflict, CUSTOMER_MESSAGES.conflict, {
    details: { current: toManagedCustomer(write.current) },
  });
}

const nameTaken = () => badInput(CUSTOMER_MESSAGES.nameTaken);

function sortField(name: string | undefined): CustomerSortField {
  const [first] = CUSTOMER_SORT_FIELDS;
  const found = name === undefined ? first : CUSTOMER_SORT_FIELDS.find((field) => field === name);
  if (!found) throw badInput(REQUEST_MESSAGES.sortField(CUSTOMER_SORT_FIELDS));
  return found;
}
