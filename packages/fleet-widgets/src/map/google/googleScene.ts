import { type Cell, createCell } from '../cell';
import type { AreaFeature, TrackLine } from '../mapFeatures';
import type { MapPalette } from '../mapPalette';
import { keptMarks, type Mark } from './marks';

export type MarkGroup = 'pins' | 'fleet' | 'places' | 'pointer';

/** The trailer that is highlighted, with the text of its label. */
export interface SelectedMark {
  id: string;
  label: string;
}

/** What a map shows. Each part renders by itself. */
export interface GoogleScene {
  readonly marks: Readonly<Record<MarkGroup, Cell<readonly Mark[]>>>;
  readonly areas: Cell<readonly AreaFeature[]>;
  /** Areas that are hovered or selected. */
  readonly marked: Cell<readonly AreaFeature[]>;
  readonly tracks: Cell<readonly TrackLine[]>;
  readonly selected: Cell<SelectedMark | undefined>;
  readonly palette: Cell<MapPalette>;
  /** Replaces the marks of a group. Marks that haven't changed stay the same objects, so they don't render again. */
  show: (group: MarkGroup, marks: readonly Mark[]) => void;
}

export function createGoogleScene(palette: MapPalette): GoogleScene {
  const marks = {
    pins: createCell<readonly Mark[]>([]),
    fleet: createCell<readonly Mark[]>([]),
    places: createCell<readonly Mark[]>([]),
    pointer: createCell<readonly Mark[]>([]),
  };
  const selected = createCell<SelectedMark | undefined>(undefined);
  return {
    marks,
    areas: createCell<readonly AreaFeature[]>([]),
    marked: createCell<readonly AreaFeature[]>([]),
    tracks: createCell<readonly TrackLine[]>([]),
    selected,
    palette: createCell(palette),
    show: (group, next) => marks[group].set(keptMarks(marks[group].get(), next, selected.get()?.id)),
  };
}
