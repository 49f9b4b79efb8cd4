import { ringAt, type ShapeAction, type ShapeEdit, selectedVertex } from '@gladhand/domain/geofences';
import type { KeyboardEvent } from 'react';
import type { PixelPoint } from '../../../map/mercator';
import { nextPoint } from './nextPoint';
import { movedBy, type OverlayPlacer, rounded } from './overlayPlacer';

const STEP_PX = 8;
const FINE_PX = 1;
const COARSE_PX = 40;

const ARROWS: Readonly<Record<string, PixelPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface ShapeKeysParams {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  placer: OverlayPlacer;
  /** Adds a vertex when there is none to insert after. */
  onAdd: () => void;
  /** The handle of a circle was moved. */
  onHandle: (handle: 'center' | 'rim', by: PixelPoint, gesture: string | undefined) => void;
  /** The selection has changed by keyboard, so the focus follows it. */
  onSelect: () => void;
  /** Enter announces the facts. */
  onDone: () => void;
}

let pressCount = 0;

/**
 * The keys of the map. Each press is a step of the history, however long it is held. Returns a handler that takes the
 * keys it uses.
 */
export function useShapeKeys(params: ShapeKeysParams): (event: KeyboardEvent<HTMLElement>) => void {
  const { edit, dispatch, placer } = params;
  const selected = selectedVertex(edit);

  function run(event: KeyboardEvent<HTMLElement>): boolean {
    const { key, shiftKey } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && key.toLowerCase() === 'z') return act({ type: shiftKey ? 'redo' : 'undo' });
    if (isCommand && key.toLowerCase() === 'y') return act({ type: 'redo' });
    const arrow = ARROWS[key];
    if (arrow) return move(event, arrow);
    if (isCommand) return false;
    switch (key) {
      case '+':
      case 'Insert':
        return insert();
      case 'Delete':
      case 'Backspace':
        return selected ? act({ type: 'deleteVertex', vertex: selected }) : false;
      case '[':
      case 'PageUp':
        return act({ type: 'previousVertex' });
      case ']':
      case 'PageDown':
        return act({ type: 'nextVertex' });
      case 'h':
      case 'H':
        return act({ type: 'startHole' });
      case 'p':
      case 'P':
        return act({ type: 'startPart' });
      case 'Enter':
        // It presses the other buttons.
        if ((event.target as HTMLElement).dataset.handle === undefined) return false;
        dispatch({ type: 'finishRing' });
        params.onDone();
        return true;
      default:
        return false;
    }
  }

  function act(action: ShapeAction): true {
    dispatch(action);
    params.onSelect();
    return true;
  }

  function move(event: KeyboardEvent<HTMLElement>, { x, y }: PixelPoint): boolean {
    const view = placer.view();
    const { handle } = (event.target as HTMLElement).dataset;
    if (!view || !handle) return false;
    const px = event.shiftKey ? FINE_PX : event.ctrlKey || event.metaKey ? COARSE_PX : STEP_PX;
    if (!event.repeat) pressCount++;
    const gesture = `press ${pressCount}`;
    const by = { x: x * px, y: y * px };
    if (handle !== 'vertex') {
      params.onHandle(handle as 'center' | 'rim', by, gesture);
      return true;
    }
    const at = selected && ringAt(edit.draft, selected)?.[selected.vertex];
    if (!at) return false;
    dispatch({ type: 'moveVertex', vertex: selected, to: rounded(movedBy(at, by, view)), gesture });
    return true;
  }

  function insert(): true {
    const view = placer.view();
    const points = ringAt(edit.draft, edit.ring);
    const at = view && selected && points && nextPoint(edit.draft.mode, points, selected.vertex, view);
    if (at && edit.isDrawing) return act({ type: 'addVertex', at: rounded(at) });
    if (at) return act({ type: 'insertVertex', after: selected, at: rounded(at) });
    params.onAdd();
    return true;
  }

  return (event) => {
    if (run(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
