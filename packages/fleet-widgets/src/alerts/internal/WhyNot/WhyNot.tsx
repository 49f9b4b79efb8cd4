import { countLeafOf } from '@gladhand/domain/alerts';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { rulesQuery } from '../alertQueries';
import { WHY_NOT_MESSAGES } from './messages';
import * as S from './WhyNot.styles';
import { WhyNotAnswer } from './WhyNotAnswer';
import { WhyNotFields } from './WhyNotFields';
import { WhyNotStrip } from './WhyNotStrip';
import type { WhyNotView } from './whyNotView';

interface WhyNotProps {
  customerId: number;
  view: WhyNotView;
  onViewChange: (view: WhyNotView) => void;
  /** The trailer is given by what is around. @default false */
  ofTrailer?: boolean;
}

/** Whether a rule fired for a trailer, or for a geofence, at an instant, or why not. */
export function WhyNot({ customerId, view, onViewChange, ofTrailer = false }: WhyNotProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const { now } = useWidgetHost();
  const [openedAt, setOpenedAt] = useState(now);
  const at = instantOf(view.at) ?? openedAt;
  const { ruleId, vin, geofenceId } = view;
  const rules = useApiQuery(rulesQuery(customerId), { staleMs: 60_000 });
  const rule = rules.data?.find(({ id }) => id === ruleId);
  const isCount = rule !== undefined && countLeafOf(rule.condition) !== undefined;
  const subject = isCount ? geofenceId && { geofenceId } : vin !== null && { vin };
  const isFuture = at > now();
  return (
    <S.Content>
      <WhyNotFields
        customerId={customerId}
        view={view}
        at={at}
        isFuture={isFuture}
        subject={isCount ? 'geofence' : ofTrailer ? undefined : 'trailer'}
        onViewChange={(next) => {
          if (next.at === null) setOpenedAt(now());
          onViewChange(next);
        }}
      />
      {ruleId === null || !subject ? (
        <p>{missing()}</p>
      ) : (
        !isFuture && (
          <>
            <WhyNotStrip
              {...{ customerId, ruleId, subject, at, openedAt }}
              onChange={(next) => onViewChange({ ...view, at: next.toISOString() })}
            />
            <WhyNotAnswer customerId={customerId} ruleId={ruleId} subject={subject} at={at} />
          </>
        )
      )}
    </S.Content>
  );

  function missing(): string {
    if (ruleId === null) return vin === null ? messages.incomplete : messages.ruleMissing;
    return isCount ? messages.geofenceMissing : messages.trailerMissing;
  }
}

/** Undefined for the present, and for what is no instant. */
function instantOf(iso: string | null): Date | undefined {
  const at = iso === null ? undefined : new Date(iso);
  return at && Number.isFinite(at.getTime()) ? at : undefined;
}
