import type { Geofence } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, CircleDotIcon, Icon, PentagonIcon, RouteIcon, Switch, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { BULK_MESSAGES } from './Bulk/messages';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';
import { RowMenu } from './RowMenu';
import { shapeText } from './shapeText';

/** What can be done with a geofence; without an editor it is read only. */
export interface GeofenceActions {
  onSelect: (id: string) => void;
  onVisits: (id: string) => void;
  onEdit?: ((geofence: Geofence) => void) | undefined;
  onDelete?: ((geofence: Geofence) => void) | undefined;
  onActive?: ((geofence: Geofence, isActive: boolean) => void) | undefined;
  /** Adds a geofence to those that are changed together, or removes it; with `toHere`, all from the last one. */
  onToggle?: ((geofence: Geofence, toHere: boolean) => void) | undefined;
}

interface GeofenceRowProps extends GeofenceActions {
  geofence: Geofence;
  categoryLabel: string;
  index: number;
  count: number;
  startPx: number;
  isSelected: boolean;
  isHovered: boolean;
  /** Is among those that are changed together. */
  isChosen: boolean;
  /** The row whose controls are in the tab order. */
  isStop: boolean;
  onStop: (index: number) => void;
  onHover: (id: string | undefined) => void;
}

/** The text below the name says which shape it is. */
const SHAPE_ICONS = { circle: CircleDotIcon, polygon: PentagonIcon, corridor: RouteIcon } as const;

/** A geofence in the list. */
export const GeofenceRow = memo(function GeofenceRow(props: GeofenceRowProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { units, locale } = useWidgetHost();
  const { geofence, isSelected, onActive, onToggle } = props;
  const bulk = useMessages(BULK_MESSAGES);
  const { id, name, isActive, trailersInside, trailersOverFreeTime } = geofence;
  return (
    <S.Row
      aria-setsize={props.count}
      aria-posinset={props.index + 1}
      data-selected={isSelected || undefined}
      data-hovered={props.isHovered || undefined}
      data-choosable={onToggle ? '' : undefined}
      style={{ transform: `translateY(${props.startPx}px)` }}
      onMouseEnter={() => props.onHover(id)}
      onMouseLeave={() => props.onHover(undefined)}
      onFocus={() => props.onStop(props.index)}
    >
      {onToggle && (
        <Checkbox
          aria-label={bulk.select(name)}
          checked={props.isChosen}
          tabIndex={props.isStop ? 0 : -1}
          onChange={(event) => onToggle(geofence, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <S.Name
        type="button"
        aria-pressed={isSelected}
        data-index={props.index}
        data-icon=""
        data-inactive={isActive ? undefined : ''}
        tabIndex={props.isStop ? 0 : -1}
        onClick={() => props.onSelect(id)}
        onFocus={() => props.onHover(id)}
        onBlur={() => props.onHover(undefined)}
      >
        <Icon icon={SHAPE_ICONS[geofence.shape.type]} size={16} />
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <S.Quiet>
          {props.categoryLabel} · {shapeText(geofence.shape, messages, units, locale)}
        </S.Quiet>
      </S.Name>
      <S.Count>
        {isActive ? formats.count(trailersInside) : '-'}
        <S.Quiet>
          {!isActive
            ? messages.inactive
            : trailersOverFreeTime > 0
              ? messages.overFreeTime(formats.count(trailersOverFreeTime))
              : ''}
        </S.Quiet>
      </S.Count>
      {onActive ? (
        <Switch
          aria-label={messages.activate(name)}
          checked={isActive}
          tabIndex={props.isStop ? 0 : -1}
          onChange={(event) => onActive(geofence, event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <RowMenu
        geofence={geofence}
        tabIndex={props.isStop ? 0 : -1}
        onSelect={props.onSelect}
        onVisits={props.onVisits}
        onEdit={props.onEdit}
        onDelete={props.onDelete}
      />
    </S.Row>
  );
});
