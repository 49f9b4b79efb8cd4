import type { Geofence } from '@gladhand/domain/geofences';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, Link, useMessages, XIcon } from '@gladhand/ui';
import { styled } from 'styled-components';
import { useGeofenceCategories } from '../useGeofenceCategories';
import { GEOFENCE_LAYER_MESSAGES } from './messages';

/** The geofence that was pressed on a map: its name, its category and the trailers in it. */
export function GeofenceNote({ geofence, onClose }: { geofence: Geofence; onClose: () => void }) {
  const messages = useMessages(GEOFENCE_LAYER_MESSAGES);
  const formats = useReadingFormats();

  const { links, can } = useWidgetHost();
  const { id: geofenceId, customerId, name, category, trailersInside } = geofence;
  const categories = useGeofenceCategories(customerId);
  const isLinked = can('screen:geofence');
  const href = isLinked ? links.geofence?.({ customerId, geofenceId }) : undefined;
  const inside = isLinked
    ? links.geofenceVisits?.({ table: 'visits', customer: String(customerId), geofence: geofenceId, open: 'yes' })
    : undefined;
  const count = messages.trailersNow(trailersInside, formats.count(trailersInside));
  return (
    <Card aria-label={name}>
      <header>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <IconButton kind="quiet" size="xsmall" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />
      </header>
      <p>{categories.of(category).label}</p>
      <footer>
        {inside && trailersInside > 0 ? <Link href={inside}>{count}</Link> : <span>{count}</span>}
        {href && <Link href={href}>{messages.open}</Link>}
      </footer>
    </Card>
  );
}

const Card = styled.section`
  position: absolute;
  inset-block-end: 28px;
  inset-inline-start: 12px;
  display: grid;
  gap: 2px;
  inline-size: min(280px, 100% - 24px);
  padding: 10px 12px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  font: var(--gh-text-13);
  overflow-wrap: anywhere;

  > header,
  > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    min-inline-size: 0;
  }
  > footer {
    flex-wrap: wrap;
  }
  h3 {
    margin: 0;
    font: 600 13px/20px var(--gh-font-sans);
  }
  p {
    margin: 0;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  a {
    line-height: 24px;
  }
`;
