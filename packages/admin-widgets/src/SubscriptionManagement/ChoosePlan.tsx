import { failureOf } from '@gladhand/domain';
import type { SimPlan } from '@gladhand/domain/sims';
import { FailedState, Select, useMessages } from '@gladhand/ui';
import { SUBSCRIPTION_MESSAGES } from './messages';

interface ChoosePlanProps {
  /** The plans, while they load, or why they didn't. */
  query: {
    data: readonly SimPlan[] | undefined;
    error: Parameters<typeof failureOf>[0] | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  planId: string | null;
  /** Says that a plan must be chosen. */
  isMissing: boolean;
  onChange: (planId: string | null) => void;
}

/** The plan that SIMs change to. */
export function ChoosePlan({ query, planId, isMissing, onChange }: ChoosePlanProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  if (query.error && !query.data) {
    return (
      <FailedState
        what={messages.thePlans}
        {...failureOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Select
      label={messages.newPlan}
      required
      disabled={!query.data}
      error={isMissing ? messages.choosePlan : undefined}
      options={(query.data ?? []).map(({ planId: value, name: label }) => ({ value, label }))}
      value={planId}
      onChange={onChange}
    />
  );
}
