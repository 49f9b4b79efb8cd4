import { CustomerManagement, customerListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** All customers of the product. */
export const CustomerManagementRoute = () => <CustomerManagement {...useListSearch(customerListParams)} />;
