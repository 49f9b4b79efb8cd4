import {
  type Geofence,
  type GeofenceFeature,
  writeGeofenceCsv,
  writeGeoJson,
  writeKml,
  writeWkt,
} from '@gladhand/domain/geofences';
import { Button, DownloadIcon, Icon, Menu, saveFile, saveTable, useMessages } from '@gladhand/ui';
import { GEOFENCES_MESSAGES } from './messages';

interface FileType {
  name: string;
  extension: string;
  save: (features: readonly GeofenceFeature[], fileName: string) => void;
}

/** Each can be imported again as the same geofences; WKT without descriptions and categories. */
const FILE_TYPES: readonly FileType[] = [
  {
    name: 'GeoJSON',
    extension: 'geojson',
    save: (features, name) => saveFile([writeGeoJson(features)], name, 'application/geo+json'),
  },
  {
    name: 'KML',
    extension: 'kml',
    save: (features, name) => saveFile([writeKml(features)], name, 'application/vnd.google-earth.kml+xml'),
  },
  { name: 'CSV', extension: 'csv', save: (features, name) => saveTable([writeGeofenceCsv(features)], name) },
  {
    name: 'WKT',
    extension: 'wkt',
    save: (features, name) => saveFile([writeWkt(features)], name, 'text/plain;charset=utf-8'),
  },
];

/** Saves the listed geofences as a file. */
export function ExportMenu({ geofences }: { geofences: readonly Geofence[] }) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button kind="quiet" icon={<Icon icon={DownloadIcon} size={14} />}>
          {messages.export}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={messages.exportAs}>
        {FILE_TYPES.map(({ name, extension, save }) => (
          <Menu.Item
            key={extension}
            onSelect={() => save(geofences.map(featureOf), `${messages.exportFile}.${extension}`)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

const featureOf = ({ name, description, category, shape }: Geofence): GeofenceFeature => ({
  ...{ name, category, shape },
  description: description ?? undefined,
});
