import { type SavedView, ViewAudience } from '@gladhand/domain/saved-views';
import { roleWord } from '@gladhand/domain/users';
import { type Say, sayEnglish } from '@gladhand/ui';
import { SAVED_VIEWS_MESSAGES } from './messages';

/** Who a view is shared with: 'Only me', 'Standard User, northline', 'East'. */
export function audienceText(
  { audience, role, groupName, customerName }: SavedView,
  messages = SAVED_VIEWS_MESSAGES,
  say: Say = sayEnglish,
): string {
  if (audience === ViewAudience.Group) return groupName ?? messages.aGroup;
  if (audience === ViewAudience.Private) return messages.onlyMe;
  return messages.roleAt(say(roleWord(role ?? '').label), customerName ?? messages.allCustomers);
}
