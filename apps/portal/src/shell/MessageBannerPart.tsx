import { MessageBanner } from '@gladhand/admin-widgets';

/** Messages of the operator to the viewer. */
export const MessageBannerPart = () => <MessageBanner />;
