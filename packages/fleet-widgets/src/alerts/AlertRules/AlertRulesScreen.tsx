import { failureOf } from '@gladhand/domain';
import type { AlertRule } from '@gladhand/domain/alerts';
import type { Customer } from '@gladhand/domain/customers';
import { type useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import {
  Button,
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  PlusIcon,
  Select,
  Skeleton,
  StaleBanner,
  useMessages,
} from '@gladhand/ui';
import { useMemo } from 'react';
import { useSentence } from '../internal/useSentence';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';
import { RuleFilters } from './RuleFilters';
import { RuleList } from './RuleList';
import { RuleTemplates } from './RuleTemplates';
import type { RuleActions } from './ruleActions';
import { type AlertRulesView, EMPTY_ALERT_RULES_VIEW, isFiltered, matchingRules, sum } from './rulesView';

interface AlertRulesScreenProps {
  rules: ReturnType<typeof useApiQuery<AlertRule[]>>;
  /** The rules in the order to show; undefined while they are loading. */
  all: readonly AlertRule[] | undefined;
  /** The request that the screen waits for: the rules, or the customers before them. */
  source: Pick<ReturnType<typeof useApiQuery<unknown>>, 'error' | 'isFetching' | 'refetch'>;
  customerId: number | undefined;
  /** The user has several customers and has chosen none. */
  mustChoose: boolean;
  customers: readonly Customer[];
  view: AlertRulesView;
  onViewChange: (view: AlertRulesView) => void;
  mayChange: (rule: AlertRule) => boolean;
  onCreate: (() => void) | undefined;
  onTemplate: ((template: string) => void) | undefined;
  onPlace: ((rule: AlertRule, place: number) => void) | undefined;
  actions: Omit<RuleActions, 'onMove'>;
}

const WAITING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The screen of alert rules without its data. */
export function AlertRulesScreen(props: AlertRulesScreenProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);
  const formats = useReadingFormats();

  const { all, source, customerId, customers, view, onViewChange, onCreate, onTemplate } = props;
  const sentenceOf = useSentence(customerId);
  const shown = useMemo(() => matchingRules(all ?? [], view), [all, view]);
  const customerOptions = useMemo(
    () => customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  const customerSelect = customers.length > 1 && (
    <Select
      aria-label={messages.customer}
      options={customerOptions}
      searchFrom={12}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(id) => onViewChange({ ...EMPTY_ALERT_RULES_VIEW, customerId: id === null ? null : Number(id) })}
    />
  );
  const failure = source.error ? failureOf(source.error) : undefined;
  const retry = () => void source.refetch();
  if (failure?.forbidden) return <FailedState what={messages.theRules} {...failure} onRetry={retry} />;
  const hasFilters = isFiltered(view);
  const firing = formats.count(sum((all ?? []).map(({ firingNow }) => firingNow)));

  return (
    <>
      <PageHeader
        title={messages.title}
        meta={all && <span role="status">{messages.totals(all.length, firing)}</span>}
        actions={
          <>
            {customerId !== undefined && customerSelect}
            {onCreate && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={onCreate}>
                {messages.create}
              </Button>
            )}
          </>
        }
      />
      {failure && all && <StaleBanner reason={failure.message} onRetry={retry} retrying={source.isFetching} />}
      {content()}
    </>
  );

  function content() {
    if (props.mustChoose) {
      return (
        <EmptyState edge="none" title={messages.noCustomerChosen} action={customerSelect || undefined}>
          {messages.chooseCustomer}
        </EmptyState>
      );
    }
    if (!all && failure) {
      return <FailedState what={messages.theRules} {...failure} onRetry={retry} retrying={source.isFetching} />;
    }
    if (!all || customerId === undefined) {
      return (
        <S.Waiting>
          {WAITING_ROWS.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </S.Waiting>
      );
    }
    if (all.length === 0) {
      return (
        <S.Empty>
          <EmptyState edge="none" title={messages.noneYet}>
            {onTemplate ? messages.noneYetHint : messages.noneYetRead}
          </EmptyState>
          {onTemplate && <RuleTemplates customerId={customerId} onChoose={onTemplate} />}
        </S.Empty>
      );
    }
    return (
      <>
        <RuleFilters view={view} onViewChange={onViewChange} />
        {shown.length === 0 ? (
          <EmptyState
            edge="none"
            title={messages.noneMatch}
            action={
              <Button
                size="xsmall"
                onClick={() => onViewChange({ ...EMPTY_ALERT_RULES_VIEW, customerId: view.customerId })}
              >
                {messages.clearSearch}
              </Button>
            }
          />
        ) : (
          <RuleList
            rules={shown}
            sentenceOf={sentenceOf}
            mayChange={props.mayChange}
            actions={props.actions}
            onPlace={hasFilters ? undefined : props.onPlace}
          />
        )}
        <S.Foot>
          <span role="status">{messages.count(formats.count(shown.length), formats.count(all.length))}</span>
          {props.onPlace && !hasFilters && shown.length > 1 && (
            <span>
              {messages.moveHint} <S.Key>{messages.altKey}</S.Key> <S.Key>↑</S.Key> <S.Key>↓</S.Key>
            </span>
          )}
        </S.Foot>
      </>
    );
  }
}
