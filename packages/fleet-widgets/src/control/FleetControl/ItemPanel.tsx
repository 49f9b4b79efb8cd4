import {
  type DashboardItem,
  type DashboardItemId,
  type DashboardWidgetId,
  dashboardItemsOf,
} from '@gladhand/domain/control';
import { useReadingFormats } from '@gladhand/domain/react';
import { Card, FieldIcon, type FieldIconName, SeverityIcon, useMessages, useWords } from '@gladhand/ui';
import { memo } from 'react';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import * as S from './ItemPanel.styles';
import { FLEET_CONTROL_MESSAGES } from './messages';

const ICONS: Readonly<Partial<Record<DashboardItemId, FieldIconName>>> = {
  untetheredMoving: 'untethered',
  doorOpenUntethered: 'door-open',
  doorOpenMoving: 'door-open',
  serviceAbs: 'abs-lamp',
  serviceTireInflation: 'tire-inflation',
  serviceBattery: 'battery',
  serviceWheelEnd: 'wheel-end',
};

interface ItemPanelProps {
  title: string;
  /** The visible items. */
  items: readonly DashboardItem[];
  /** Set if the items of this widget are parts of a whole, to show bars with their shares. @default no bars */
  sharesOf?: DashboardWidgetId;
}

/** Items with a count each. A count opens the list of its trailers. */
export const ItemPanel = memo(function ItemPanel({ title, items, sharesOf }: ItemPanelProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { counts } = useControl();
  const whole = sharesOf && dashboardItemsOf(sharesOf).reduce((sum, { id }) => sum + counts.item[id], 0);
  return (
    <Card
      title={title}
      actions={whole !== undefined && <S.Remark>{messages.ofTrailers(formats.count(whole))}</S.Remark>}
    >
      <S.List>
        {items.map(({ id, label, tone }) => {
          const count = counts.item[id];
          const icon = ICONS[id];
          return (
            <li key={id} data-tone={count > 0 ? tone : undefined}>
              <S.Label data-icon={icon ? '' : undefined}>
                {icon && <FieldIcon name={icon} size={16} />}
                <span>{say(label)}</span>
              </S.Label>
              <S.Figure>
                {count > 0 && (tone === 'critical' || tone === 'caution') && <SeverityIcon tone={tone} size={12} />}
                <CountButton choice={{ kind: 'items', items: [id] }} count={count} />
              </S.Figure>
              {whole !== undefined && (
                <S.Share aria-hidden="true" data-unknown={tone === 'unknown' || undefined}>
                  <span style={{ inlineSize: `${(100 * count) / Math.max(1, whole)}%` }} />
                </S.Share>
              )}
            </li>
          );
        })}
      </S.List>
    </Card>
  );
});
