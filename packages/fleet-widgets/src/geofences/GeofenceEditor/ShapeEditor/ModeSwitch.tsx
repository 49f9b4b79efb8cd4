import type { ShapeAction, ShapeMode } from '@gladhand/domain/geofences';
import { CircleDotIcon, Icon, PentagonIcon, RouteIcon, SegmentedControl, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { SHAPE_EDITOR_MESSAGES } from './messages';

interface ModeSwitchProps {
  mode: ShapeMode;
  dispatch: (action: ShapeAction) => void;
}

/** The kinds of shapes. What was drawn of each is kept. */
export const ModeSwitch = memo(function ModeSwitch({ mode, dispatch }: ModeSwitchProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  return (
    <SegmentedControl<ShapeMode>
      label={messages.mode}
      segments={[
        { value: 'circle', label: messages.circle, icon: <Icon icon={CircleDotIcon} size={14} /> },
        { value: 'polygon', label: messages.polygon, icon: <Icon icon={PentagonIcon} size={14} /> },
        { value: 'corridor', label: messages.corridor, icon: <Icon icon={RouteIcon} size={14} /> },
      ]}
      value={mode}
      onChange={(next) => dispatch({ type: 'setMode', mode: next })}
    />
  );
});
