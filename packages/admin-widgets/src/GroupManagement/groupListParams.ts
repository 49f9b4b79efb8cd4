import { defineListParams } from '../internal/ListPage/listParams';
import { idParam, numberParam, pageParam, textParam, wordParam } from '../internal/ListPage/paramKinds';
import { FIRST_VIEW, GROUP_TABS, type GroupView } from './groupView';

/** The view of Group Management in a URL. */
export const groupListParams = defineListParams<GroupView>(FIRST_VIEW, {
  customerId: numberParam('customer'),
  groupId: idParam('group'),
  tab: wordParam('tab', GROUP_TABS),
  search: textParam('search'),
  page: pageParam(),
});
