import { MessageManagement, messageListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** Messages to users of the product. */
export const DeveloperMessagesRoute = () => <MessageManagement {...useListSearch(messageListParams)} />;
