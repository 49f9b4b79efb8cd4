import { CustomerManagement, customerListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** The customers of the whole product. */
export const CustomerManagementRoute = () => <CustomerManagement {...useListSearch(customerListParams)} />;
