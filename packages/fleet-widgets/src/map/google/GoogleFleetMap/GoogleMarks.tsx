import { useCell } from '../../cell';
import type { GoogleScene, MarkGroup } from '../googleScene';
import { GoogleMark, type GoogleMarkProps } from './GoogleMark';

export interface GoogleMarksProps extends Pick<GoogleMarkProps, 'onMarker' | 'onHover'> {
  scene: GoogleScene;
  group: MarkGroup;
}

export function GoogleMarks({ scene, group, onMarker, onHover }: GoogleMarksProps) {
  const marks = useCell(scene.marks[group]);
  const selected = useCell(scene.selected);
  const palette = useCell(scene.palette);
  return marks.map((mark) => (
    <GoogleMark
      key={mark.id}
      mark={mark}
      label={mark.id === selected?.id ? selected.label : undefined}
      palette={palette}
      onMarker={onMarker}
      onHover={onHover}
    />
  ));
}
