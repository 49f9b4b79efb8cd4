export type { Customer } from '../contract/customers';
export {
  CUSTOMER_POLICY,
  CUSTOMER_SORT_FIELDS,
  type CustomerField,
  type CustomerSortField,
  customerProblems,
  NEW_CUSTOMER_FEATURES,
  unknownFeatures,
} from '../rules/customers/customerFields';
export { FEATURE_EFFECTS } from '../vocabulary/featureEffects';
