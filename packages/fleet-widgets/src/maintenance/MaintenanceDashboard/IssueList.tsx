import { formatLocalDate } from '@gladhand/domain/formats';
import type { ShownIssue } from '@gladhand/domain/maintenance';
import { issueKind } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, FieldIcon, RelativeTime, useMessages, useWords } from '@gladhand/ui';
import { memo } from 'react';
import { useRovingRows } from '../../internal/useRovingRows';
import { IssueMarks } from '../internal/IssueMarks';
import { kindIcon, shownState, stateText, stateTone } from '../internal/issueWords';
import { StateIcon } from '../internal/StateIcon';
import { useEvidenceText } from '../internal/useEvidenceText';
import * as S from './IssueList.styles';
import { MAINTENANCE_MESSAGES } from './messages';

const ROW_HEIGHT_PX = 56;

interface IssueListProps {
  issues: readonly ShownIssue[];
  selectedId: string | null;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  /** Undefined for users who only read. */
  onToggle: ((id: string, toHere: boolean) => void) | undefined;
}

/** Issues in their order. Arrow keys move between rows, Enter opens. */
export function IssueList({ issues, selectedId, chosen, onOpen, onToggle }: IssueListProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const { scroller, virtual, active, setActive, move } = useRovingRows({
    count: issues.length,
    rowHeightPx: ROW_HEIGHT_PX,
    idAt: (index) => issues[index]?.id,
    indexOf: (id) => issues.findIndex((issue) => issue.id === id),
    initialRect: { width: 800, height: 600 },
  });
  return (
    <>
      <S.Heads aria-hidden="true" data-choosable={onToggle ? '' : undefined}>
        <S.HeadCells>
          <span>{messages.columns.state}</span>
          <span>{messages.columns.unitId}</span>
          <span>{messages.columns.issue}</span>
          <span data-cell="since">{messages.columns.since}</span>
          <span data-cell="miles">{messages.columns.miles}</span>
          <span data-cell="place">{messages.columns.place}</span>
          <span data-cell="score">{messages.columns.score}</span>
        </S.HeadCells>
      </S.Heads>
      <S.Scroller ref={scroller} onKeyDown={move}>
        <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={messages.list}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const issue = issues[index];
            return (
              issue && (
                <IssueRow
                  key={key}
                  {...{ issue, index, onOpen, onToggle }}
                  count={issues.length}
                  startPx={start}
                  isSelected={issue.id === selectedId}
                  isChosen={chosen.has(issue.id)}
                  isStop={index === active}
                  onStop={setActive}
                />
              )
            );
          })}
        </ul>
      </S.Scroller>
    </>
  );
}

interface IssueRowProps extends Pick<IssueListProps, 'onOpen' | 'onToggle'> {
  issue: ShownIssue;
  index: number;
  count: number;
  startPx: number;
  isSelected: boolean;
  isChosen: boolean;
  /** The row whose controls are in the tab order. */
  isStop: boolean;
  onStop: (index: number) => void;
}

const IssueRow = memo(function IssueRow(props: IssueRowProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const evidenceOf = useEvidenceText();
  const { now, timeZone, locale } = useWidgetHost();
  const { issue, index, isStop, onToggle } = props;
  const state = shownState(issue);
  const kind = say(issueKind(issue.kind).label);
  const tab = isStop ? 0 : -1;
  return (
    <S.Row
      aria-setsize={props.count}
      aria-posinset={index + 1}
      data-selected={props.isSelected || undefined}
      data-choosable={onToggle ? '' : undefined}
      data-quiet={issue.isSnoozed ? '' : undefined}
      style={{ transform: `translateY(${props.startPx}px)` }}
      onFocus={() => props.onStop(index)}
    >
      {onToggle && (
        <Checkbox
          aria-label={messages.select(`${issue.unitId}, ${kind}`)}
          checked={props.isChosen}
          tabIndex={tab}
          onChange={(event) => onToggle(issue.id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <S.Open
        type="button"
        aria-pressed={props.isSelected}
        data-index={index}
        tabIndex={tab}
        onClick={() => props.onOpen(issue.id)}
      >
        <S.State data-tone={stateTone(state)}>
          <StateIcon state={state} size={12} />
          <span>{stateText(state, say)}</span>
        </S.State>
        <S.Two data-cell="trailer">
          <strong>
            <bdi>{issue.unitId}</bdi>
          </strong>
          <code>{issue.vin}</code>
        </S.Two>
        <S.Two data-cell="issue">
          <span>
            <FieldIcon name={kindIcon(issue.kind)} size={14} />
            <S.Clipped>{kind}</S.Clipped>
            <IssueMarks issue={issue} />
          </span>
          <small>{evidenceOf(issue.kind, issue.evidence)}</small>
        </S.Two>
        <S.Two data-cell="since">
          <RelativeTime at={new Date(issue.since)} now={now} timeZone={timeZone} locale={locale} />
          <small>{formatLocalDate(new Date(issue.since), 'date', timeZone, locale)}</small>
        </S.Two>
        <S.Two data-cell="miles">
          <span>
            {issue.miles === null || issue.miles === undefined ? '-' : formats.text(issue.miles, 'mi', '-', 0)}
          </span>
        </S.Two>
        <S.Two data-cell="place">
          <bdi>{issue.address ?? messages.unknownPlace}</bdi>
          <small>{issue.geofence ?? messages.noGeofence}</small>
        </S.Two>
        <S.Score aria-label={messages.scoreOf(formats.count(issue.score))}>{formats.count(issue.score)}</S.Score>
      </S.Open>
    </S.Row>
  );
});
