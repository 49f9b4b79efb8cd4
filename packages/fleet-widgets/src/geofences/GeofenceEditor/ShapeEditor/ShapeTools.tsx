import type { ShapeAction, ShapeEdit } from '@gladhand/domain/geofences';
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
import { SHAPE_EDITOR_MESSAGES } from './messages';
import * as S from './ShapeEditor.styles';

interface ShapeToolsProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  /** Adds a vertex in the middle of the map, or places a circle there. */
  onAdd: () => void;
  isSnapping: boolean;
  /** Undefined if there is nothing to snap to. */
  onSnapping: ((isSnapping: boolean) => void) | undefined;
}

/** What the keys of the map do, as buttons for a mouse or a finger. */
export function ShapeTools({ edit, dispatch, onAdd, isSnapping, onSnapping }: ShapeToolsProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const { mode, parts } = edit.draft;
  const isPolygon = mode === 'polygon';
  const hasOuter = (parts[edit.ring.part]?.outer.length ?? 0) >= 3;
  return (
    <S.Tools role="toolbar" aria-label={messages.tools}>
      <IconButton
        kind="quiet"
        icon={<Icon icon={Undo2Icon} />}
        label={messages.undo}
        tooltipSide="bottom"
        disabled={edit.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        kind="quiet"
        icon={<Icon icon={Redo2Icon} />}
        label={messages.redo}
        tooltipSide="bottom"
        disabled={edit.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Button kind="quiet" icon={<Icon icon={PlusIcon} size={14} />} onClick={onAdd}>
        {mode === 'circle' ? messages.placeCircle : messages.addVertex}
      </Button>
      {isPolygon && (
        <>
          <Tooltip text={messages.startHoleHint} side="bottom">
            <Button
              kind="quiet"
              icon={<Icon icon={SquareSquareIcon} size={14} />}
              disabled={!hasOuter}
              onClick={() => dispatch({ type: 'startHole' })}
            >
              {messages.startHole}
            </Button>
          </Tooltip>
          <Tooltip text={messages.startPartHint} side="bottom">
            <Button
              kind="quiet"
              icon={<Icon icon={SquaresUniteIcon} size={14} />}
              disabled={!hasOuter}
              onClick={() => dispatch({ type: 'startPart' })}
            >
              {messages.startPart}
            </Button>
          </Tooltip>
        </>
      )}
      {mode !== 'circle' && edit.isDrawing && edit.vertex !== undefined && (
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
}
