import type { ShapeMode } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { memo } from 'react';
import * as S from './KeyHints.styles';
import { SHAPE_EDITOR_MESSAGES } from './messages';

/** The keys of the map, for a mode. Hidden where there is no keyboard. */
export const KeyHints = memo(function KeyHints({ mode }: { mode: ShapeMode }) {
  const { keys } = useMessages(SHAPE_EDITOR_MESSAGES);
  const arrows = ['←', '↑', '↓', '→'];
  const all: readonly (readonly [string, readonly string[]])[] = [
    [keys.move, arrows],
    [keys.fine, [keys.shiftKey]],
    [keys.coarse, [keys.controlKey]],
    ...(mode === 'circle'
      ? []
      : ([
          [keys.insert, ['+']],
          [keys.delete, [keys.deleteKey]],
          [keys.step, ['[', ']']],
        ] as const)),
    ...(mode === 'polygon'
      ? ([
          [keys.hole, ['H']],
          [keys.part, ['P']],
        ] as const)
      : []),
    [keys.undo, [`${keys.controlKey} Z`]],
    [keys.done, [keys.enterKey]],
  ];
  return (
    <S.Keys role="note" aria-label={keys.title}>
      {all.map(([action, names]) => (
        <span key={action}>
          {names.map((name) => (
            <S.Key key={name}>{name}</S.Key>
          ))}
          {action}
        </span>
      ))}
    </S.Keys>
  );
});
