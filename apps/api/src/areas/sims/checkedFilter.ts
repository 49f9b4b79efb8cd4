import { SIM_ACTIONS, SIM_REQUEST_FILTERS, SIM_STATES, type SimAction } from '@gladhand/domain/sims';
import type { SimFilterInput } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { fold } from '../../repositories/fleetFields';
import { SIM_MESSAGES } from './messages';
import type { SimFilter } from './repository';

const MAX_SEARCH = 100;

export function checkedFilter(input: SimFilterInput): SimFilter {
  const search = input.search?.trim() ?? '';
  if (search.length > MAX_SEARCH) throw badInput(SIM_MESSAGES.searchTooLong);
  const batchId = input.batchId ?? null;
  if (batchId !== null && !isUuid(batchId)) throw badInput(SIM_MESSAGES.batchId);
  return {
    ...{ customerId: input.customerId ?? null, planId: input.planId ?? null, overage: input.overage ?? false },
    ...{ batchId, search: fold(search) },
    state: wordOf(SIM_STATES, 'state', input.state),
    request: wordOf(SIM_REQUEST_FILTERS, 'request', input.request),
  };
}

export function checkedAction(text: string): SimAction {
  const action = SIM_ACTIONS.find(({ id }) => id === text)?.id;
  if (!action) throw badInput(SIM_MESSAGES.action(SIM_ACTIONS.map(({ id }) => id)));
  return action;
}

function wordOf<Id extends string>(
  words: readonly { readonly id: Id }[],
  field: string,
  text: string | null | undefined,
): Id | null {
  if (text == null) return null;
  const found = words.find(({ id }) => id === text)?.id;
  if (!found)
    throw badInput(
      SIM_MESSAGES.filter(
        field,
        words.map(({ id }) => id),
      ),
    );
  return found;
}
