import { SubscriptionManagement, subscriptionListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** SIMs of the trailers that administrators manage. */
export const SubscriptionManagementRoute = () => <SubscriptionManagement {...useListSearch(subscriptionListParams)} />;
