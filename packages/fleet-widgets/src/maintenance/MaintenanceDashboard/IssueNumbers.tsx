import type { MaintenanceIssuePage } from '@gladhand/domain/maintenance';
import { ISSUE_KINDS } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { FieldIcon, Link, Skeleton, useMessages, useWords } from '@gladhand/ui';
import { kindIcon, stateText } from '../internal/issueWords';
import { type MaintenanceView, SHOWN_STATES, type ShownState } from '../internal/maintenanceView';
import { StateIcon } from '../internal/StateIcon';
import * as S from './IssueNumbers.styles';
import { MAINTENANCE_MESSAGES } from './messages';

interface IssueNumbersProps {
  page: MaintenanceIssuePage | undefined;
  view: MaintenanceView;
  /** The chosen or the only customer; null for several. */
  customerId: number | null;
  onChange: (change: Partial<MaintenanceView>) => void;
}

/** How many trailers and issues there are by kind and state. Each number shows its issues. */
export function IssueNumbers({ page, view, customerId, onChange }: IssueNumbersProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { links } = useWidgetHost();
  const total = (kind?: string, state?: ShownState) =>
    (page?.counts ?? [])
      .filter((one) => (kind === undefined || one.kind === kind) && (state === undefined || one.state === state))
      .reduce((sum, one) => sum + one.count, 0);
  /** A snoozed issue isn't counted in its kind. */
  const openOf = (kind?: string) => total(kind) - total(kind, 'snoozed');
  const trailersHref = customerId === null ? undefined : links.trailersOf?.(customerId);
  const trailers = count(page?.matchingTrailers ?? 0);
  return (
    <S.Numbers aria-label={messages.numbers} aria-busy={!page}>
      <S.NumberCell>
        <span>{messages.totalTrailers}</span>
        {page ? (
          <S.Figures>
            <strong>{trailersHref ? <Link href={trailersHref}>{trailers}</Link> : trailers}</strong>
            <small>{messages.ofTrailers(count(page.allTrailers))}</small>
          </S.Figures>
        ) : (
          <Skeleton height={24} width="60%" />
        )}
      </S.NumberCell>
      <S.NumberCell>
        <span>{messages.uniqueTrailers}</span>
        {page ? (
          <S.Figures>
            <S.BigNumber
              type="button"
              aria-label={messages.only(messages.uniqueTrailers, count(page.uniqueTrailers))}
              aria-pressed={view.kind === null && view.state === null}
              onClick={() => onChange({ kind: null, state: null })}
            >
              {count(page.uniqueTrailers)}
            </S.BigNumber>
            <small>{messages.openAndSnoozed(count(openOf()), count(total(undefined, 'snoozed')))}</small>
          </S.Figures>
        ) : (
          <Skeleton height={24} width="60%" />
        )}
      </S.NumberCell>
      {ISSUE_KINDS.map(({ id, label }) => (
        <S.NumberCell key={id} data-on={view.kind === id || undefined}>
          <span>
            <FieldIcon name={kindIcon(id)} size={14} /> {say(label)}
          </span>
          {page ? (
            <S.Figures>
              <S.BigNumber
                type="button"
                aria-label={messages.only(say(label), count(openOf(id)))}
                aria-pressed={view.kind === id && view.state === null}
                onClick={() => onChange({ kind: view.kind === id && view.state === null ? null : id, state: null })}
              >
                {count(openOf(id))}
              </S.BigNumber>
              {SHOWN_STATES.filter((state) => total(id, state) > 0).map((state) => (
                <S.SmallNumber
                  key={state}
                  type="button"
                  aria-label={messages.only(`${say(label)}, ${stateText(state, say)}`, count(total(id, state)))}
                  aria-pressed={view.kind === id && view.state === state}
                  onClick={() => onChange({ kind: id, state })}
                >
                  <StateIcon state={state} size={11} />
                  {count(total(id, state))}
                </S.SmallNumber>
              ))}
            </S.Figures>
          ) : (
            <Skeleton height={24} width="60%" />
          )}
        </S.NumberCell>
      ))}
    </S.Numbers>
  );
}
