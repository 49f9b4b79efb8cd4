import { ringAt, type ShapeAction, type ShapeEdit, selectedVertex } from '@gladhand/domain/geofences';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  Icon,
  IconButton,
  useBoxQuery,
  useMediaQuery,
  useMessages,
} from '@gladhand/ui';
import type { PixelPoint } from '../../../map/mercator';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import { movedBy, type OverlayPlacer, rounded } from './overlayPlacer';
import * as S from './ShapeMap.styles';

const STEP_PX = 8;
const NARROW_PX = 768;
const ARROWS = [
  { key: 'up', icon: ArrowUpIcon, by: { x: 0, y: -1 } },
  { key: 'left', icon: ArrowLeftIcon, by: { x: -1, y: 0 } },
  { key: 'right', icon: ArrowRightIcon, by: { x: 1, y: 0 } },
  { key: 'down', icon: ArrowDownIcon, by: { x: 0, y: 1 } },
] as const;

interface MovePadProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  placer: OverlayPlacer;
}

/** Moves the selected vertex, or the center of a circle, in small steps: a finger covers what it drags. */
export function MovePad({ edit, dispatch, placer }: MovePadProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < NARROW_PX);
  const { draft } = edit;
  const selected = selectedVertex(edit);
  const at = draft.mode === 'circle' ? draft.center : selected && ringAt(draft, selected)?.[selected.vertex];
  if (!(isTouched || isNarrow) || !at) return null;

  function move({ x, y }: PixelPoint): void {
    const view = placer.view();
    if (!view || !at) return;
    const to = rounded(movedBy(at, { x: x * STEP_PX, y: y * STEP_PX }, view));
    if (draft.mode === 'circle') dispatch({ type: 'setCenter', at: to, gesture: undefined });
    else if (selected) dispatch({ type: 'moveVertex', vertex: selected, to, gesture: undefined });
  }

  return (
    <S.Pad role="group" aria-label={messages.movePad}>
      {ARROWS.map(({ key, icon, by }) => (
        <IconButton
          key={key}
          size="medium"
          data-arrow={key}
          label={messages.move[key]}
          icon={<Icon icon={icon} />}
          onClick={() => move(by)}
        />
      ))}
    </S.Pad>
  );
}
