import { useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useState } from 'react';
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

/** Whether a rule fired for a trailer at an instant, or why not. */
export function WhyNot({ customerId, view, onViewChange, ofTrailer = false }: WhyNotProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const { now } = useWidgetHost();
  const [openedAt, setOpenedAt] = useState(now);
  const at = instantOf(view.at) ?? openedAt;
  const { ruleId, vin } = view;
  const isFuture = at > now();
  return (
    <S.Content>
      <WhyNotFields
        customerId={customerId}
        view={view}
        at={at}
        isFuture={isFuture}
        ofTrailer={ofTrailer}
        onViewChange={(next) => {
          if (next.at === null) setOpenedAt(now());
          onViewChange(next);
        }}
      />
      {ruleId === null || vin === null ? (
        <p>{ruleId !== null ? messages.trailerMissing : vin !== null ? messages.ruleMissing : messages.incomplete}</p>
      ) : (
        !isFuture && (
          <>
            <WhyNotStrip
              {...{ customerId, ruleId, vin, at, openedAt }}
              onChange={(next) => onViewChange({ ...view, at: next.toISOString() })}
            />
            <WhyNotAnswer customerId={customerId} ruleId={ruleId} vin={vin} at={at} />
          </>
        )
      )}
    </S.Content>
  );
}

/** Undefined for the present, and for what is no instant. */
function instantOf(iso: string | null): Date | undefined {
  const at = iso === null ? undefined : new Date(iso);
  return at && Number.isFinite(at.getTime()) ? at : undefined;
}
