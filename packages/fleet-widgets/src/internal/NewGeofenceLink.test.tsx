import { WidgetHost } from '@gladhand/domain/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewGeofenceLink } from './NewGeofenceLink';

const newGeofence = ({ name, lat, lng }: { name: string; lat: number; lng: number }) => `/new/${name}/${lat},${lng}`;

function linkFor(can: boolean, links: { newGeofence?: typeof newGeofence }) {
  render(
    <WidgetHost api={{}} can={() => can} links={links}>
      <NewGeofenceLink name="Dock" lat={41.6} lng={-83.5} />
    </WidgetHost>,
  );
  return screen.queryByRole('link', { name: 'Create geofence here' });
}

it('leads to a new geofence at the place', () => {
  expect(linkFor(true, { newGeofence })?.getAttribute('href')).toBe('/new/Dock/41.6,-83.5');
});

it.each([
  ['without the permission', false, { newGeofence }],
  ['on a page that has no geofences', true, {}],
])('is absent %s', (_, can, links) => expect(linkFor(can, links)).toBeNull());
