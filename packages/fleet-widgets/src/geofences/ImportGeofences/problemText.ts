import type { IMPORT_GEOFENCES_MESSAGES } from './messages';
import type { RowProblem } from './rowState';

type Messages = typeof IMPORT_GEOFENCES_MESSAGES;

/** A problem in words, with its vertex and place. */
export function problemText({ code, part, ring, vertex, at }: RowProblem, messages: Messages): string {
  const reason = (messages.problems as Readonly<Record<string, string>>)[code] ?? messages.unknownProblem;
  const corner = vertex === undefined ? undefined : vertexText(vertex, ring ?? 0, part ?? 0, messages);
  const place = at && `${at.lat.toFixed(5)}, ${at.lng.toFixed(5)}`;
  const where = [corner, place].filter((text) => text !== undefined).join(', ');
  return where === '' ? reason : `${reason}${messages.at(where)}`;
}

function vertexText(vertex: number, ring: number, part: number, messages: Messages): string {
  const own = ring === 0 ? messages.vertexOf(vertex + 1) : messages.vertexOfHole(vertex + 1, ring);
  return part === 0 ? own : messages.vertexOfPart(own, part + 1);
}
