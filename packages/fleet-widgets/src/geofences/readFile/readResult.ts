import type { GeofenceShape, ShapeProblem, ShapeProblemCode } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';

export type FileFormat = 'kml' | 'kmz' | 'geoJson' | 'geoJsonLines' | 'gpx' | 'wkt' | 'csv' | 'shapefile';

/** Why a feature of a file can't be a geofence as it is; in addition to the problems of its shape. */
export type ReadProblemCode =
  /** Its line, element or record is damaged. */
  | 'unreadable'
  | 'noGeometry'
  /** A kind of geometry that can't be a geofence, such as a curve. */
  | 'unknownGeometry'
  /** A coordinate is no number. */
  | 'unreadableCoordinate'
  /** The last vertex of a ring isn't its first. The shape is the closed ring. */
  | 'openRing'
  | 'unreadableLatitude'
  | 'unreadableLongitude'
  | 'unreadableRadius'
  | 'unreadableHalfWidth'
  /** The row has more cells than the header, for example because of a comma in a name. */
  | 'tooManyCells'
  /** A text that no database can store. */
  | 'unstorableText'
  | 'unknownProjection';

export interface FeatureProblem extends Omit<ShapeProblem, 'code'> {
  readonly code: ReadProblemCode | ShapeProblemCode;
}

/** A feature of a file: an area, places, or a problem. A shape with a problem may be corrected. */
export interface ReadFeature {
  /** Number of the feature in its file from 1; of the line in CSV, WKT and line-delimited GeoJSON. */
  readonly row: number;
  /** Without a name in the file, the name of the file with the row. */
  readonly name: string;
  readonly description?: string | undefined;
  readonly category?: string | undefined;
  readonly shape?: GeofenceShape | undefined;
  /** Points without a radius. */
  readonly places?: readonly LatLng[] | undefined;
  /** The first problem. */
  readonly problem?: FeatureProblem | undefined;
}

/** What a reader should know about a file that was read. */
export type FileNote =
  | { readonly code: 'assumedWgs84' }
  | { readonly code: 'assumedWindows1252' }
  | { readonly code: 'assumedHalfWidth'; readonly count: number; readonly meters: number }
  /** Names of columns that are not used. */
  | { readonly code: 'unknownColumns'; readonly names: readonly string[] }
  | { readonly code: CountedNote; readonly count: number };

export type CountedNote =
  /** Links to other files; they are not followed. */
  | 'ignoredLinks'
  /** Images on the ground or on the screen. */
  | 'ignoredOverlays'
  | 'ignoredModels'
  /** Images and other files in an archive. */
  | 'ignoredFiles'
  /** Points in the same feature as an area, such as that of its label. */
  | 'ignoredPoints'
  /** Features of our own export whose geometry was changed by another program. The geometry was read. */
  | 'changedGeometry'
  /** Attribute tables that are damaged; names are missing. */
  | 'unreadableAttributes';

/** Why a file can't be read at all. */
export type FileProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'unpackedTooLarge'
  | 'tooManyFeatures'
  | 'tooManyVertices'
  | 'nestedTooDeep'
  | 'unknownFormat'
  | 'unknownEncoding'
  | 'wrongEncoding'
  | 'brokenArchive'
  | 'encryptedArchive'
  /** An archive without a KML file or Shapefile. */
  | 'nothingInArchive'
  /** A Shapefile consists of several files, which must be in one archive. */
  | 'bareShapefile'
  | 'brokenShapefile'
  | 'brokenXml'
  /** The file defines entities, which can fill the memory or include other files. */
  | 'entities'
  | 'brokenJson'
  | 'missingColumns'
  | 'openQuote'
  | 'unknownProjection'
  | 'noFeatures'
  | 'unreadable';

export type ReadGeofences =
  | {
      readonly kind: 'read';
      readonly format: FileFormat;
      readonly features: readonly ReadFeature[];
      readonly notes: readonly FileNote[];
    }
  | { readonly kind: 'refused'; readonly problem: FileProblemCode };

/** How much of a file was read. */
export interface ReadProgress {
  /** From 0 to 1. */
  readonly done: number;
  readonly features: number;
}
