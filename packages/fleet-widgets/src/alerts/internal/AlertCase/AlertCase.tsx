import { failureOf } from '@gladhand/domain';
import type { AlertDetail, AlertKey } from '@gladhand/domain/alerts';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  ArrowLeftIcon,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Link,
  lazyPart,
  Skeleton,
  StaleBanner,
  StatusPill,
  Timeline,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../../../map/mapEngine';
import { alertQuery } from '../alertQueries';
import { SubjectLink } from '../alertSubject';
import { alertTime } from '../alertTime';
import { alertTone, severityText } from '../alertWords';
import { AlertActions } from '../handling/AlertActions';
import { HandlingNotices, type HandlingQuestion } from '../handling/HandlingParts';
import type { AlertHandling } from '../handling/useAlertHandling';
import { useSentence } from '../useSentence';
import type { WhyNotView } from '../WhyNot/whyNotView';
import { ALERT_WORDS } from '../wordMessages';
import * as S from './AlertCase.styles';
import { AlertFacts } from './AlertFacts';
import { AssetStatus } from './AssetStatus';
import { alertEvents } from './alertEvents';
import { CasePlace } from './CasePlace';
import { CaseWhy } from './CaseWhy';
import { CountedTrailers } from './CountedTrailers';
import { MuteControl } from './MuteControl';
import { ALERT_CASE_MESSAGES } from './messages';
import { NoteField } from './NoteField';
import { ReadingChart } from './ReadingChart';
import { readingLine } from './readingLine';

const WhyNotSheet = lazyPart(() => import('../WhyNot/WhyNotSheet').then((module) => module.WhyNotSheet));

const REFRESH_MS = 60_000;

interface AlertCaseProps {
  alert: AlertKey;
  handling: AlertHandling;
  /** What a dialog asks at the moment. */
  question: HandlingQuestion | undefined;
  onAsk: (question: HandlingQuestion) => void;
  /** The buttons show the keys of the list. @default false */
  hasKeys?: boolean;
  /** Leads back to the list. Without it there is no button. */
  onBack?: (() => void) | undefined;
  /** Draws the map of the place. Without it there is no map. */
  engine?: MapEngineFactory | undefined;
  /** Content at the end of the first line: position in the list, and a menu. */
  end?: ReactNode;
}

/** An alert with its facts, what can be done, and everything that happened to it. */
export function AlertCase({ alert: key, onBack, ...props }: AlertCaseProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const detail = useApiQuery(alertQuery(key), { refreshMs: REFRESH_MS });
  const failure = detail.error ? failureOf(detail.error) : undefined;
  const retry = () => void detail.refetch();
  const back = onBack && (
    <IconButton kind="quiet" label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={onBack} />
  );
  if (detail.data) {
    return (
      <S.Case>
        {failure && <StaleBanner reason={failure.message} onRetry={retry} retrying={detail.isFetching} />}
        <CaseBody {...props} detail={detail.data} back={back} />
      </S.Case>
    );
  }
  return (
    <S.Case aria-busy={detail.isPending && !failure}>
      {back && <S.Head>{back}</S.Head>}
      {failure && <FailedState what={messages.theAlert} {...failure} onRetry={retry} retrying={detail.isFetching} />}
      {detail.data === null && (
        <EmptyState edge="none" title={messages.missing}>
          {messages.missingHint}
        </EmptyState>
      )}
      {detail.isPending && !failure && (
        <S.Waiting>
          <Skeleton height={20} width="180px" />
          <Skeleton height={24} />
          <Skeleton height={32} />
          <Skeleton height={58} />
          <Skeleton height={160} />
        </S.Waiting>
      )}
    </S.Case>
  );
}

interface CaseBodyProps extends Omit<AlertCaseProps, 'alert' | 'onBack'> {
  detail: AlertDetail;
  back: ReactNode;
}

function CaseBody({ detail, back, handling, question, onAsk, hasKeys = false, engine, end }: CaseBodyProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const say = useWords();
  const { links, now, timeZone, locale, can, hasFeature } = useWidgetHost();
  const { alert } = detail;
  const { severity, vin, ruleName, ruleId, customerId, withdrawnAt } = alert;
  const sentence = useSentence(alert.customerId)(alert.condition);
  const events = useMemo(
    () =>
      alertEvents(detail, {
        messages,
        say,
        timeText: (at) => alertTime(at, now(), timeZone, locale),
      }),
    [detail, messages, say, now, timeZone, locale],
  );
  const mayExplain = can('explainAlert');
  const [whyNot, setWhyNot] = useState<WhyNotView>();
  const line = useMemo(() => readingLine(alert.condition), [alert.condition]);
  return (
    <>
      <S.Head>
        <S.Line>
          {back}
          <StatusPill tone={alertTone(severity)} solid={severity === 'critical' && !withdrawnAt}>
            {severityText(severity, words)}
          </StatusPill>
          <SubjectLink customerId={customerId} subject={alert} />
          {vin !== null && <S.Vin>{vin}</S.Vin>}
          {end && <div data-push="">{end}</div>}
        </S.Line>
        <h2 data-withdrawn={withdrawnAt ? '' : undefined}>
          <bdi>{ruleName}</bdi>
        </h2>
        {withdrawnAt && <p>{words.withdrawnReason}.</p>}
        <p>{sentence}</p>
        <S.Line>
          {handling.canHandle && <AlertActions alerts={[alert]} handling={handling} onAsk={onAsk} hasKeys={hasKeys} />}
          {handling.canHandle && vin !== null && <MuteControl detail={detail} vin={vin} />}
          {links.alert && (
            <span data-push="">
              <Link href={links.alert({ customerId, ruleId })}>{messages.openRule}</Link>
            </span>
          )}
        </S.Line>
        <HandlingNotices handling={handling} isAsking={question !== undefined} />
      </S.Head>
      <AlertFacts alert={alert} />
      <S.Columns>
        <div>
          <CountedTrailers alert={alert} counted={detail.counted} />
          {line && vin !== null && (
            <S.Section aria-label={messages.reading}>
              <ReadingChart key={alert.id} alert={alert} vin={vin} line={line} />
            </S.Section>
          )}
          {mayExplain && (
            <CaseWhy
              alert={alert}
              onWhyNot={() => setWhyNot({ ruleId, vin, geofenceId: alert.geofence?.id, at: null })}
            />
          )}
          {hasFeature('AlertAssetStatus') && vin !== null && <AssetStatus vin={vin} />}
        </div>
        <div>
          {vin !== null && <CasePlace alert={alert} vin={vin} engine={engine} />}
          <S.Section aria-label={messages.timeline}>
            <h3>{messages.timeline}</h3>
            {handling.canHandle && (
              <NoteField
                key={alert.id}
                isPending={handling.isPending}
                onSave={(note) => handling.run([alert], { action: 'note', note })}
              />
            )}
            <Timeline events={events} now={now()} timeZone={timeZone} locale={locale} headingLevel={4} />
          </S.Section>
        </div>
      </S.Columns>
      {whyNot && (
        <Suspense>
          <WhyNotSheet
            customerId={customerId}
            view={whyNot}
            onViewChange={setWhyNot}
            onClose={() => setWhyNot(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
