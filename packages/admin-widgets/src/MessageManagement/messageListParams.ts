import { MESSAGE_SEVERITIES, MESSAGE_STATES } from '@gladhand/domain/messages';
import { ROLES } from '@gladhand/domain/users';
import { defineListParams, type ListParam } from '../internal/ListPage/listParams';
import { idParam, numberParam, optionalWordParam, pageParam, textParam } from '../internal/ListPage/paramKinds';
import { FIRST_VIEW, MAX_PAGES, type MessageView } from './messageView';

const idsOf = (words: readonly { readonly id: string }[]) => words.map(({ id }) => id);

const pagesParam: ListParam<number> = {
  ...pageParam(),
  read(text) {
    const page = pageParam().read(text);
    return page && Math.min(page, MAX_PAGES);
  },
};

/** The view of Developer Message Management in a URL. */
export const messageListParams = defineListParams<MessageView>(FIRST_VIEW, {
  state: optionalWordParam('state', idsOf(MESSAGE_STATES)),
  severity: optionalWordParam('severity', idsOf(MESSAGE_SEVERITIES)),
  role: optionalWordParam('role', idsOf(ROLES)),
  customerId: numberParam('customer'),
  search: textParam('search'),
  page: pagesParam,
  openId: idParam('open'),
});
