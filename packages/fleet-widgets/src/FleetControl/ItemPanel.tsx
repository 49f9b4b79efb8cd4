import { type DashboardItem, type DashboardItemId, type DashboardWidgetId, dashboardItemsOf } from '@gladhand/domain';
import { Card, FieldIcon, type FieldIconName, SeverityIcon } from '@gladhand/ui';
import { memo } from 'react';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import * as S from './ItemPanel.styles';

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
  /** The lines that are not put away. */
  items: readonly DashboardItem[];
  /** The lines of this widget are parts of one whole: bars show how much of it. @default no bars */
  sharesOf?: DashboardWidgetId;
}

/** Lines with a number each; a number leads to its trailers. */
export const ItemPanel = memo(function ItemPanel({ title, items, sharesOf }: ItemPanelProps) {
  const { counts } = useControl();
  const whole = sharesOf && dashboardItemsOf(sharesOf).reduce((sum, { id }) => sum + counts.item[id], 0);
  return (
    <Card
      title={title}
      actions={whole !== undefined && <S.Remark>of {whole.toLocaleString('en-US')} trailers</S.Remark>}
    >
      <S.List>
        {items.map(({ id, label, tone }) => {
          const count = counts.item[id];
          const icon = ICONS[id];
          return (
            <li key={id} data-tone={count > 0 ? tone : undefined}>
              <S.Label data-icon={icon ? '' : undefined}>
                {icon && <FieldIcon name={icon} size={16} />}
                <span>{label}</span>
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
