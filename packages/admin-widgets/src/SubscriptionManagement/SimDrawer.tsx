import { failureOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  isRequestOpen,
  type SimAction,
  type SimRequestState,
  type SimState,
  simAction,
  simActionsOf,
} from '@gladhand/domain/sims';
import { Banner, Button, Drawer, FailedState, Skeleton, useMessages, useWords } from '@gladhand/ui';
import { SUBSCRIPTION_MESSAGES } from './messages';
import { SimFacts } from './SimFacts';
import { SimHistory } from './SimHistory';
import * as S from './SubscriptionManagement.styles';
import { simDetailQuery } from './simQueries';

interface SimDrawerProps {
  iccid: string;
  /** Whether changes can be requested. */
  canChange: boolean;
  onChange: (action: SimAction) => void;
  onClose: () => void;
}

const REFRESH_MS = 5_000;

/** A SIM with its plan, its usage and the history of its status. */
export function SimDrawer({ iccid, canChange, onChange, onClose }: SimDrawerProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const { links } = useWidgetHost();
  const query = useApiQuery(simDetailQuery(iccid), { refreshMs: REFRESH_MS });
  const { data, error } = query;
  const sim = data?.sim;
  const isPending = sim?.request != null && isRequestOpen(sim.request.state as SimRequestState);
  const actions = sim && canChange && !isPending ? simActionsOf(sim.state as SimState) : [];
  const trailerHref = sim && links.trailer?.(sim.vin);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content width="large">
        <Drawer.Header closeLabel={messages.close}>
          <Drawer.Title>{sim ? `${messages.details} · ${sim.unitId}` : messages.details}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <S.Stack>
            {data === undefined && !error && <Skeleton height={240} />}
            {data === undefined && error && (
              <FailedState
                what={messages.theSim}
                {...failureOf(error)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            )}
            {data === null && <Banner tone="caution">{messages.simMissing}</Banner>}
            {data && <SimFacts sim={data.sim} trailerHref={trailerHref} />}
            {data && <SimHistory history={data.history} />}
          </S.Stack>
        </Drawer.Body>
        {actions.length > 0 && (
          <Drawer.Footer>
            {actions.map((action) => (
              <Button
                key={action}
                kind={action === 'deactivate' ? 'danger' : 'default'}
                onClick={() => onChange(action)}
              >
                {say(simAction(action).label)}
              </Button>
            ))}
          </Drawer.Footer>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
