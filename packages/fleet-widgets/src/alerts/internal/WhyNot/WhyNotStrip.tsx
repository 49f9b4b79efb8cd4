import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Skeleton } from '@gladhand/ui';
import { useMemo } from 'react';
import { explainQuery } from '../alertQueries';
import { StateStrip } from './StateStrip';
import { stripSpan } from './stripSpan';
import type { WhyNotSubject } from './WhyNotAnswer';

interface WhyNotStripProps {
  customerId: number;
  ruleId: string;
  subject: WhyNotSubject;
  at: Date;
  /** When the question was opened: what is later isn't known yet. */
  openedAt: Date;
  onChange: (at: Date) => void;
}

const FRESH_MS = 60_000;

/** The states of the rule on the day that is asked about. It stays while the instant moves within the day. */
export function WhyNotStrip({ customerId, ruleId, subject, at, openedAt, onChange }: WhyNotStripProps) {
  const { timeZone } = useWidgetHost();
  const dayMs = stripSpan(at, timeZone).from.getTime();
  const { from, to } = useMemo(() => stripSpan(new Date(dayMs), timeZone), [dayMs, timeZone]);
  const last = openedAt < to ? openedAt : to;
  const { data, isPending } = useApiQuery(
    explainQuery({
      ...{ customerId, ruleId, ...subject, at: last.toISOString() },
      ...{ from: from.toISOString(), to: to.toISOString() },
    }),
    { staleMs: FRESH_MS },
  );
  if (isPending) return <Skeleton height={92} />;
  // Without states, the answer below says why.
  if (!data?.states?.length) return null;
  return <StateStrip spans={data.states} {...{ from, to, at, last, onChange }} />;
}
