import { Polyline } from '@vis.gl/react-google-maps';
import { memo, useMemo } from 'react';
import { useCell } from '../../cell';
import type { TrackLine } from '../../mapFeatures';
import type { MapPalette } from '../../mapPalette';
import type { GoogleScene } from '../googleScene';
import { linesOf } from '../trackLines';

/** The routes of a scene as lines. */
export function GoogleTracks({ scene }: { scene: GoogleScene }) {
  const tracks = useCell(scene.tracks);
  const palette = useCell(scene.palette);
  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id; one that changes gets the path of the next
  return tracks.map((track, index) => <GoogleTrack key={`${index} ${track.unseen}`} track={track} palette={palette} />);
}

const GoogleTrack = memo(function GoogleTrack({ track, palette }: { track: TrackLine; palette: MapPalette }) {
  const lines = useMemo(() => linesOf(track, palette), [track, palette]);
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a track are always the same ones
  return lines.map((line, index) => <Polyline key={index} {...line} />);
});
