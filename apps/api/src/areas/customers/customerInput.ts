import { parseDotNumber } from '@gladhand/domain/contact';
import { customerProblems, unknownFeatures } from '@gladhand/domain/customers';
import type { ManagedCustomer, UpdateCustomerInput } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { CUSTOMER_MESSAGES } from './messages';
import type { CustomerChange, ManagedCustomerRecord } from './repository';

/** Checks and trims the known fields of the input; other fields are ignored. */
export function checkedChange(input: Omit<UpdateCustomerInput, 'id' | 'version'>): CustomerChange {
  const { shortName, longName, abbrev, dotNumber, retentionDurationDays, unloadedUpToLbs } = input;
  const { hiddenFromTechnicians, showsParts, features } = input;
  const problems = customerProblems({
    ...(shortName != null && { shortName }),
    ...(longName != null && { longName }),
    ...(abbrev != null && { abbrev }),
    ...(dotNumber != null && { dotNumber }),
    ...(retentionDurationDays != null && { retentionDurationDays }),
    ...(unloadedUpToLbs !== undefined && { unloadedUpToLbs }),
  });
  const [problem] = Object.values(problems);
  if (problem) throw badInput(problem);
  const [unknown] = unknownFeatures(features ?? []);
  if (unknown !== undefined) throw badInput(CUSTOMER_MESSAGES.unknownFeature(unknown));
  return {
    ...(shortName != null && { shortName: shortName.trim() }),
    ...(longName != null && { longName: longName.trim() }),
    ...(abbrev != null && { abbrev: abbrev.trim() }),
    ...(dotNumber != null && { dotNumber: digitsOf(dotNumber) }),
    ...(retentionDurationDays != null && { retentionDurationDays }),
    ...(unloadedUpToLbs !== undefined && { unloadedUpToLbs }),
    ...(hiddenFromTechnicians != null && { hiddenFromTechnicians }),
    ...(showsParts != null && { showsParts }),
    ...(features != null && { features: [...new Set(features)] }),
  };
}

function digitsOf(typed: string): string | null {
  const read = parseDotNumber(typed);
  return 'value' in read ? read.value : null;
}

/** The fields of a customer that the audit log records. */
export const auditedFields = (customer: ManagedCustomerRecord) => ({
  shortName: customer.shortName,
  longName: customer.longName,
  abbrev: customer.abbrev,
  active: customer.active,
  dotNumber: customer.dotNumber,
  retentionDurationDays: customer.retentionDurationDays,
  unloadedUpToLbs: customer.unloadedUpToLbs,
  hiddenFromTechnicians: customer.hiddenFromTechnicians,
  showsParts: customer.showsParts,
  features: customer.features,
});

export const toManagedCustomer = ({
  customerId,
  createdAt,
  updatedAt,
  ...customer
}: ManagedCustomerRecord): ManagedCustomer => ({
  ...customer,
  features: [...customer.features],
  id: customerId,
  created: createdAt.toISOString(),
  updated: updatedAt.toISOString(),
});
