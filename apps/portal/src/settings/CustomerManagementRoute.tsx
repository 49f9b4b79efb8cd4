import { CustomerManagement } from '@gladhand/admin-widgets';

/** The customers of the whole product. */
export const CustomerManagementRoute = () => <CustomerManagement />;
