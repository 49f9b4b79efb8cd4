import type { GeofenceShape } from '@gladhand/domain/geofences';
import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import * as v from 'valibot';
import { GEOFENCE_MESSAGES } from './messages';

const point = v.strictObject({ lat: v.number(), lng: v.number() });
const ring = v.array(point);
const shape = v.variant('type', [
  v.strictObject({ type: v.literal('circle'), center: point, radiusMeters: v.number() }),
  v.strictObject({
    type: v.literal('polygon'),
    parts: v.array(v.strictObject({ outer: ring, holes: v.array(ring) })),
  }),
  v.strictObject({ type: v.literal('corridor'), line: ring, halfWidthMeters: v.number() }),
]);

/** A shape as JSON. It is only read here; whether it can be a geofence is checked when it is saved. */
export const geofenceShape = new GraphQLScalarType<GeofenceShape, GeofenceShape>({
  name: 'GeofenceShape',
  serialize: (value) => value as GeofenceShape,
  parseValue: parse,
  parseLiteral: (node, variables) => parse(valueFromASTUntyped(node, variables)),
});

function parse(value: unknown): GeofenceShape {
  const parsed = v.safeParse(shape, value);
  if (parsed.success) return parsed.output;
  throw new GraphQLError(GEOFENCE_MESSAGES.shape, { extensions: { code: 'BAD_USER_INPUT' } });
}
