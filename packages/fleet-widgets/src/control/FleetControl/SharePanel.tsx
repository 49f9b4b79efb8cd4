import {
  type ControlChoice,
  type DashboardItem,
  type DashboardItemId,
  type DashboardWidgetId,
  dashboardItemsOf,
  isChosen,
} from '@gladhand/domain/control';
import { useReadingFormats } from '@gladhand/domain/react';
import { BarList, Card, useMessages, useWords } from '@gladhand/ui';
import { memo } from 'react';
import { useControl } from './ControlContext';
import * as S from './ItemPanel.styles';
import { FLEET_CONTROL_MESSAGES } from './messages';

interface SharePanelProps {
  title: string;
  /** The visible items. */
  items: readonly DashboardItem[];
  /** The widget whose items are the parts of a whole. */
  sharesOf: DashboardWidgetId;
}

/** Items that are parts of a whole, with bars. A line opens the list of its trailers. */
export const SharePanel = memo(function SharePanel({ title, items, sharesOf }: SharePanelProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { counts, filter, onChoose } = useControl();
  const total = dashboardItemsOf(sharesOf).reduce((sum, { id }) => sum + counts.item[id], 0);
  const choiceOf = (id: DashboardItemId): ControlChoice => ({ kind: 'items', items: [id] });
  return (
    <Card title={title} actions={<S.Remark>{messages.ofTrailers(formats.count(total))}</S.Remark>}>
      <BarList
        items={items.map(({ id, label, tone }) => ({
          id,
          label: say(label),
          count: counts.item[id],
          total,
          tone: tone === 'unknown' ? tone : 'neutral',
          pressed: isChosen(filter, choiceOf(id)),
        }))}
        format={(count) => formats.count(count)}
        onSelect={(id) => {
          const choice = choiceOf(id as DashboardItemId);
          onChoose(choice, isChosen(filter, choice));
        }}
      />
    </Card>
  );
});
