import { createPortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import workerUrl from '@gladhand/fleet-widgets/geofence-file-worker?worker&url';
import { ImportGeofences } from '@gladhand/fleet-widgets/geofences';
import { ThemeScope } from '@gladhand/ui';
import { createRoot } from 'react-dom/client';
import { silentEngine } from '../map/silentEngine';
import { until } from '../page';
import { yardsFile } from './yards';

declare global {
  interface Window {
    /** Sends the body of a request to the product, and returns its answer. */
    askProduct: (body: string) => Promise<string>;
  }
}

/** What the bench does in the page; see geofenceImportBench.mjs. */
export interface GeofenceImportBench {
  /** Opens the import with a file. Resolves once each feature has its verdict. */
  check: (features: number) => Promise<{ tookMs: number; longestMs: number; megabytes: number }>;
}

const api = createPortalApi({
  endpoint: '',
  fetch: async (_, init) =>
    new Response(await window.askProduct(String(init?.body)), { headers: { 'content-type': 'application/json' } }),
  session: { idToken: async () => 'bench', onUnauthenticated: () => undefined },
});

/** Measures the longest time between two frames, until it is stopped. */
function watchFrames(): () => number {
  let longestMs = 0;
  let last = performance.now();
  let isOver = false;
  const tick = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return () => {
    isOver = true;
    return longestMs;
  };
}

const bench: GeofenceImportBench = {
  async check(features) {
    const file = yardsFile(features);
    createRoot(document.getElementById('root') ?? document.body).render(
      <ThemeScope>
        <WidgetHost api={api} now={() => new Date()} timeZone="UTC">
          <ImportGeofences
            engine={async (element, options) => silentEngine(element, options)}
            customerId={1}
            workerUrl={workerUrl}
            onClose={() => undefined}
          />
        </WidgetHost>
      </ThemeScope>,
    );
    const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');
    await until(() => picker() !== null);
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const stop = watchFrames();
    const startedAt = performance.now();
    const input = picker();
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    const wanted = `Import ${features.toLocaleString('en-US')}`;
    const isReady = () =>
      [...document.querySelectorAll('button')].some(({ textContent, disabled }) => textContent === wanted && !disabled);
    await until(isReady);
    return { tookMs: performance.now() - startedAt, longestMs: stop(), megabytes: file.size / 1e6 };
  },
};

window.bench = Promise.resolve(bench);
