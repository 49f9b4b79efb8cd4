import { WidgetHost } from '@gladhand/domain/react';
import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import { ThemeScope } from '@gladhand/ui';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export const engine = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl: mapWorkerUrl });

/** Renders a widget with the real map. */
export function show(root: HTMLElement, api: ComponentProps<typeof WidgetHost>['api'], children: ReactNode): void {
  createRoot(root).render(
    <ThemeScope style={{ height: '100%' }}>
      <WidgetHost api={api} timeZone="UTC">
        <div style={{ height: '100%' }}>{children}</div>
      </WidgetHost>
    </ThemeScope>,
  );
}
