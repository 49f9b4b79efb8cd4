import type { DashboardItem, DashboardItemId } from '@gladhand/domain/control';
import { Card, FieldIcon, type FieldIconName, SeverityIcon, useWords } from '@gladhand/ui';
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
  /** The visible items. */
  items: readonly DashboardItem[];
}

/** Items with a count each. A count opens the list of its trailers. */
export const ItemPanel = memo(function ItemPanel({ title, items }: ItemPanelProps) {
  const say = useWords();
  const { counts } = useControl();
  return (
    <Card title={title}>
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
            </li>
          );
        })}
      </S.List>
    </Card>
  );
});
