import type { Bounds, GeofenceShape, ShapeAction, ShapeEdit, VertexPlace } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { SegmentedControl, useMessages } from '@gladhand/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { areaMeasure, lengthMeasure } from '../../../internal/shapeMeasures';
import type { MapBounds, MapEngineFactory } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { FactLines } from './FactLines';
import { KeyHints } from './KeyHints';
import { ModeSwitch } from './ModeSwitch';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import type { NamedShape } from './OtherShapes';
import * as S from './ShapeEditor.styles';
import { ShapeFields } from './ShapeFields';
import { ShapeMap } from './ShapeMap';
import { ShapeProblems } from './ShapeProblems';
import type { ShapeFacts } from './shapeFacts';
import { useMeasureText } from './useMeasureText';
import { VertexTable } from './VertexTable';
import { boxOnce } from './viewBox';

export interface ShapeEditorProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** The draft with its history, from `startShapeEdit`. */
  edit: ShapeEdit;
  /** Changes the draft by `editShape`, with `useReducer` or so. */
  dispatch: (action: ShapeAction) => void;
  /** Other geofences, drawn around and to snap to. Keep the array while nothing changes. @default none */
  others?: readonly NamedShape[] | undefined;
  /** The shape that someone else saved in the meantime. */
  theirs?: GeofenceShape | undefined;
  /** What is known of the draft, from `useShapeFacts` with the same `others`. */
  facts: ShapeFacts;
  /** Where a new shape is drawn: west, south, east, north. @default North America */
  around?: MapBounds | undefined;
  /** A field for places in place of the one for coordinates, e.g. with a geocoder. */
  placeSearch?: ((goTo: (place: MapPoint) => void) => ReactNode) | undefined;
}

/** Without other geofences. */
const NO_SHAPES: readonly NamedShape[] = [];

/**
 * Draws the shape of a geofence on a map and, equally, in a table: a circle, a polygon with holes and parts, or a
 * corridor. It fills its container.
 */
export function ShapeEditor(props: ShapeEditorProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);

  const { edit, dispatch, facts, others = NO_SHAPES } = props;
  const { mode } = edit.draft;
  const formats = useReadingFormats();
  const measureText = useMeasureText();
  const [view, setView] = useState<'map' | 'table'>('map');
  const [visit, setVisit] = useState(0);
  const [shownOther, setShownOther] = useState<Bounds>();
  const { areaSquareMeters: area, perimeterMeters: perimeter } = facts;

  const goToVertex = (vertex: VertexPlace) => {
    dispatch({ type: 'selectVertex', vertex });
    setView('map');
    setVisit((before) => before + 1);
  };
  const showOther = useCallback(({ shape }: NamedShape) => {
    setView('map');
    setShownOther({ ...boxOnce(shape) });
  }, []);
  return (
    <S.Box>
      <S.Layout data-view={view}>
        <S.ViewSwitch>
          <SegmentedControl
            label={messages.view}
            segments={[
              { value: 'map', label: messages.mapView },
              { value: 'table', label: messages.tableView },
            ]}
            value={view}
            onChange={setView}
          />
          <ModeSwitch mode={mode} dispatch={dispatch} />
        </S.ViewSwitch>
        <S.MapPart data-part="map">
          <ShapeMap
            engine={props.engine}
            edit={edit}
            dispatch={dispatch}
            others={others}
            theirs={props.theirs}
            around={props.around}
            problems={facts.problems}
            visit={visit}
            shownOther={shownOther}
            facts={
              area === undefined || perimeter === undefined
                ? messages.noFact
                : messages.facts(
                    measureText(areaMeasure(area, formats)),
                    measureText(lengthMeasure(perimeter, formats)),
                  )
            }
            placeSearch={props.placeSearch}
          />
          <KeyHints mode={mode} />
        </S.MapPart>
        <S.Side data-part="table">
          <S.Mode>
            <ModeSwitch mode={mode} dispatch={dispatch} />
          </S.Mode>
          <FactLines mode={mode} facts={facts} onShow={showOther} />
          <ShapeProblems draft={edit.draft} problems={facts.problems} onGoTo={goToVertex} />
          <ShapeFields edit={edit} dispatch={dispatch} />
          {mode !== 'circle' && <VertexTable edit={edit} dispatch={dispatch} />}
        </S.Side>
      </S.Layout>
    </S.Box>
  );
}
