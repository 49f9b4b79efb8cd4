import { chosenColumns, type ReportColumn, type ReportContent } from '@gladhand/domain/reports';
import { Button, Checkbox, SortableList, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';

interface ColumnsFieldProps {
  offered: readonly ReportColumn[];
  draft: ReportContent;
  /** Null for the usual columns. */
  onChange: (columns: string[] | null) => void;
}

/** The columns of a report and their order. */
export function ColumnsField({ offered, draft, onChange }: ColumnsFieldProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = chosenColumns(draft);
  const ids = chosen.map(({ id }) => id);
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...ids, id] : ids.filter((known) => known !== id));
  return (
    <S.Group>
      <legend>{messages.columns}</legend>
      <S.Chips>
        <S.Note>{draft.columns ? messages.columnCount(chosen.length, offered.length) : messages.usualColumns}</S.Note>
        <Button size="xsmall" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {messages.chooseColumns}
        </Button>
        {draft.columns && (
          <Button size="xsmall" onClick={() => onChange(null)}>
            {messages.resetColumns}
          </Button>
        )}
      </S.Chips>
      {isOpen && (
        <S.Fields>
          <S.Stack>
            {offered.map(({ id, heading }) => (
              <Checkbox
                key={id}
                label={say(heading)}
                checked={ids.includes(id)}
                disabled={ids.length === 1 && ids.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            ))}
          </S.Stack>
          <SortableList
            label={messages.columnOrder}
            items={chosen.map(({ id, heading }) => ({ id, label: say(heading) }))}
            onChange={(items) => onChange(items.map(({ id }) => id))}
          />
        </S.Fields>
      )}
    </S.Group>
  );
}
