import { type DraftProblem, SHAPE_LIMITS, type ShapeDraft, type VertexPlace } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { Button, SeverityIcon, useMessages } from '@gladhand/ui';
import { areaMeasure, lengthMeasure } from '../../../internal/shapeMeasures';
import { exactPlace } from './coordinateText';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import * as S from './ShapeSide.styles';
import { useMeasureText } from './useMeasureText';
import { useVertexWords } from './useVertexWords';
import { wrongEdges } from './wrongEdges';

interface ShapeProblemsProps {
  draft: ShapeDraft;
  problems: readonly DraftProblem[];
  onGoTo: (vertex: VertexPlace) => void;
}

/** The table shows all vertices; a shape with hundreds of problems is better fixed one by one. */
const MAX_LINES = 4;

/** What keeps the shape from being a geofence, with a way to the vertex. */
export function ShapeProblems({ draft, problems, onGoTo }: ShapeProblemsProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const textOf = useProblemText(draft, problems);
  if (problems.length === 0) return null;
  return (
    <S.Problems aria-label={messages.problems}>
      {problems.slice(0, MAX_LINES).map((problem, index) => {
        const { part = 0, ring = 0, vertex, code } = problem;
        const isMissing = code === 'nothingDrawn' || code === 'tooFewVertices';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a problem has no id
          <S.Line as="li" key={index} data-tone={isMissing ? 'unknown' : 'critical'}>
            <SeverityIcon tone={isMissing ? 'unknown' : 'critical'} />
            <span>{textOf(problem)}</span>
            {vertex !== undefined && draft.mode !== 'circle' && (
              <Button kind="link" onClick={() => onGoTo({ part, ring, vertex })}>
                {messages.goToVertex}
              </Button>
            )}
          </S.Line>
        );
      })}
      {problems.length > MAX_LINES && (
        <S.Line as="li">
          <span>{messages.further(problems.length - MAX_LINES)}</span>
        </S.Line>
      )}
    </S.Problems>
  );
}

function useProblemText(draft: ShapeDraft, problems: readonly DraftProblem[]): (problem: DraftProblem) => string {
  const { problem: texts, ...messages } = useMessages(SHAPE_EDITOR_MESSAGES);
  const formats = useReadingFormats();
  const words = useVertexWords(draft);
  const measureText = useMeasureText();
  const length = (meters: number) => measureText(lengthMeasure(meters, formats));
  return (problem) => {
    const { code, part = 0, ring = 0, vertex, at } = problem;
    const place = { part, ring, vertex: vertex ?? 0 };
    const vertexName = draft.mode === 'circle' ? messages.center : words.short(place);
    switch (code) {
      case 'nothingDrawn':
      case 'noParts':
        return texts.nothingDrawn;
      case 'outOfRange':
        return texts.outOfRange(vertexName);
      case 'latLngSwapped':
        return texts.latLngSwapped(vertexName);
      case 'tooFewVertices':
        return draft.mode === 'corridor' ? texts.tooFewPoints : texts.tooFewVertices(words.ring(place));
      case 'duplicateVertex':
        return texts.duplicateVertex(vertexName);
      case 'crossingEdges': {
        const [first, second] = wrongEdges(draft, problems).from;
        const where = at ? exactPlace(at) : '';
        const isSameRing = second?.ring === first?.ring;
        return second && isSameRing
          ? texts.crossingEdges(place.vertex + 1, second.vertex + 1, where)
          : texts.crossingEdge(place.vertex + 1, where);
      }
      case 'holeOutside':
        return texts.holeOutside(words.ring(place));
      case 'aroundPole':
        return texts.aroundPole(words.ring(place));
      case 'areaTooSmall':
        return texts.areaTooSmall(measureText(areaMeasure(SHAPE_LIMITS.minAreaSquareMeters, formats)));
      case 'radiusOutOfRange':
        return texts.radiusOutOfRange(length(SHAPE_LIMITS.minRadiusMeters), length(SHAPE_LIMITS.maxRadiusMeters));
      case 'halfWidthOutOfRange':
        return texts.widthOutOfRange(
          length(2 * SHAPE_LIMITS.minHalfWidthMeters),
          length(2 * SHAPE_LIMITS.maxHalfWidthMeters),
        );
      case 'tooManyVertices':
        return texts.tooManyVertices(
          formats.count(draft.mode === 'corridor' ? SHAPE_LIMITS.maxLinePoints : SHAPE_LIMITS.maxVertices),
        );
      case 'tooManyParts':
        return texts.tooManyParts(formats.count(SHAPE_LIMITS.maxParts));
      case 'tooManyHoles':
        return texts.tooManyHoles(formats.count(SHAPE_LIMITS.maxHoles));
    }
  };
}
