import { lineLength } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import { addFeature } from './addFeature';
import { addPart, type Drawn, nothingDrawn, numberOf } from './drawn';
import type { ReadingFile } from './readingFile';
import type { FeatureProblem } from './readResult';
import { readXml } from './readXml';

/** A track that ends this near its start goes around an area: its ends are never exactly the same. */
const CLOSED_WITHIN_METERS = 20;
const FEATURES = new Set(['wpt', 'rte', 'trk']);
const POINTS = new Set(['wpt', 'rtept', 'trkpt']);
const TEXTS = new Set(['name', 'desc', 'cmt']);

interface Track {
  readonly row: number;
  readonly element: string;
  readonly properties: Record<string, unknown>;
  readonly drawn: Drawn;
  line: LatLng[];
  problem?: FeatureProblem | undefined;
}

/** Reads GPX: areas from closed tracks, corridors from open tracks and routes, places from waypoints. */
export function readGpx(file: ReadingFile, text: string): void {
  const path: string[] = [];
  let track: Track | undefined;

  const endLine = ({ drawn, line }: Track) => {
    if (line.length > 0) addLine(drawn, line);
  };
  readXml(text, {
    open(name, attribute) {
      path.push(name);
      if (FEATURES.has(name) && !track) {
        track = { row: file.countFeature(), element: name, properties: {}, drawn: nothingDrawn(), line: [] };
      }
      if (track && POINTS.has(name)) addPoint(file, track, name, attribute);
    },
    close(name, content) {
      path.pop();
      if (!track) return;
      if (TEXTS.has(name) && path.at(-1) === track.element) track.properties[name] ??= content;
      if (name === 'trkseg' || name === 'rte') {
        endLine(track);
        track.line = [];
      }
      if (name !== track.element) return;
      const { row, properties, drawn, problem } = track;
      addFeature(file, row, () => ({ properties, drawn: problem ? { ...nothingDrawn(), problem } : drawn }));
      track = undefined;
    },
    mismatched() {
      if (track) track.problem ??= { code: 'unreadable' };
    },
    progress: (done) => file.progress(done),
  });
}

function addPoint(
  file: ReadingFile,
  track: Track,
  name: string,
  attribute: (name: string) => string | undefined,
): void {
  file.countVertices(1);
  const lat = numberOf(attribute('lat'));
  const lng = numberOf(attribute('lon'));
  if (lat === undefined || lng === undefined) {
    track.problem ??= { code: 'unreadableCoordinate', vertex: track.line.length };
  } else if (name === 'wpt') track.drawn.points.push({ lat, lng });
  else track.line.push({ lat, lng });
}

function addLine(drawn: Drawn, line: readonly LatLng[]): void {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 4 || lineLength([last, first]) > CLOSED_WITHIN_METERS) drawn.lines.push(line);
  else addPart(drawn, [first.lat === last.lat && first.lng === last.lng ? line : [...line, first]]);
}
