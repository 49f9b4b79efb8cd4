import type { ShapeAction, ShapeMode } from '@gladhand/domain/geofences';
import {
  Button,
  CheckIcon,
  Icon,
  IconButton,
  MagnetIcon,
  PlusIcon,
  Redo2Icon,
  SquareSquareIcon,
  SquaresUniteIcon,
  Tooltip,
  Undo2Icon,
  useMessages,
} from '@gladhand/ui';
import { memo } from 'react';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import * as S from './ShapeMap.styles';

interface ShapeToolsProps {
  mode: ShapeMode;
  canUndo: boolean;
  canRedo: boolean;
  /** A hole or another part can be started. */
  canStartRing: boolean;
  canFinish: boolean;
  dispatch: (action: ShapeAction) => void;
  /** Adds a vertex in the middle of the map, or places a circle there. */
  onAdd: () => void;
  isSnapping: boolean;
  /** Undefined if there is nothing to snap to. */
  onSnapping: ((isSnapping: boolean) => void) | undefined;
}

/** What the keys of the map do, as buttons for a mouse or a finger. They don't change while a vertex is dragged. */
export const ShapeTools = memo(function ShapeTools(props: ShapeToolsProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const { mode, canUndo, canRedo, canStartRing, canFinish, dispatch, onAdd, isSnapping, onSnapping } = props;
  return (
    <S.Tools role="toolbar" aria-label={messages.tools}>
      <IconButton
        kind="quiet"
        icon={<Icon icon={Undo2Icon} />}
        label={messages.undo}
        tooltipSide="bottom"
        disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        kind="quiet"
        icon={<Icon icon={Redo2Icon} />}
        label={messages.redo}
        tooltipSide="bottom"
        disabled={!canRedo}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Button kind="quiet" icon={<Icon icon={PlusIcon} size={14} />} onClick={onAdd}>
        {mode === 'circle' ? messages.placeCircle : messages.addVertex}
      </Button>
      {mode === 'polygon' && (
        <>
          <Tooltip text={messages.startHoleHint} side="bottom">
            <Button
              kind="quiet"
              icon={<Icon icon={SquareSquareIcon} size={14} />}
              disabled={!canStartRing}
              onClick={() => dispatch({ type: 'startHole' })}
            >
              {messages.startHole}
            </Button>
          </Tooltip>
          <Tooltip text={messages.startPartHint} side="bottom">
            <Button
              kind="quiet"
              icon={<Icon icon={SquaresUniteIcon} size={14} />}
              disabled={!canStartRing}
              onClick={() => dispatch({ type: 'startPart' })}
            >
              {messages.startPart}
            </Button>
          </Tooltip>
        </>
      )}
      {canFinish && (
        <Button
          kind="quiet"
          icon={<Icon icon={CheckIcon} size={14} />}
          onClick={() => dispatch({ type: 'finishRing' })}
        >
          {messages.finish}
        </Button>
      )}
      {onSnapping && (
        <Tooltip text={messages.snapHint} side="bottom">
          <Button
            kind="quiet"
            icon={<Icon icon={MagnetIcon} size={14} />}
            pressed={isSnapping}
            onClick={() => onSnapping(!isSnapping)}
          >
            {messages.snap}
          </Button>
        </Tooltip>
      )}
    </S.Tools>
  );
});
