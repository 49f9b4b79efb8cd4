import type { Page } from 'playwright/test';

/** The behavior of the stub: it works, is rejected before or after its first frame, or never answers. */
export type GoogleBehaviour = 'works' | 'blocked' | 'refused' | 'refusedLater' | 'hangs';

/** Replaces Google's script by a stub that knows all positions but renders only markers. */
export async function stubGoogleMaps(page: Page, behaviour: GoogleBehaviour): Promise<void> {
  await page.route('https://maps.googleapis.com/**', async (route) => {
    if (behaviour === 'blocked') return route.abort();
    if (behaviour === 'hangs') return;
    await route.fulfill({ contentType: 'text/javascript', body: `(${install})(${JSON.stringify(behaviour)})` });
  });
}

// This function runs in the page, so it cannot use anything from outside.
function install(behaviour: string): void {
  type Place = { lat: number; lng: number };
  const page = window as unknown as { google: { maps: Record<string, unknown> }; gm_authFailure?: () => void };
  class Evented {
    listeners = new Map<string, (() => void)[]>();
    addListener(name: string, run: () => void) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), run]);
      return { remove() {} };
    }
    tell(name: string) {
      for (const run of this.listeners.get(name) ?? []) run();
    }
  }
  class StubMap extends Evented {
    center: Place;
    zoom: number;
    host: HTMLElement;
    constructor(host: HTMLElement, options: { center: Place; zoom: number; mapId: string; minZoom: number }) {
      super();
      this.host = host;
      this.center = options.center;
      this.zoom = options.zoom;
      host.dataset.googleMap = JSON.stringify(options);
      if (behaviour === 'refused') setTimeout(() => page.gm_authFailure?.(), 20);
      else this.settle();
      if (behaviour === 'refusedLater') setTimeout(() => page.gm_authFailure?.(), 500);
    }
    settle() {
      this.host.dataset.camera = JSON.stringify({ ...this.center, zoom: this.zoom });
      setTimeout(() => this.tell('idle'), 20);
    }
    getCenter = () => ({ toJSON: () => this.center });
    getZoom = () => this.zoom;
    getBounds() {
      const half = 180 / 2 ** (this.zoom - 2);
      const { lat, lng } = this.center;
      return { toJSON: () => ({ west: lng - half, east: lng + half, south: lat - half / 2, north: lat + half / 2 }) };
    }
    moveCamera({ center, zoom }: { center: Place; zoom: number }) {
      this.center = center;
      this.zoom = zoom;
      this.settle();
    }
    setZoom(zoom: number) {
      this.zoom = zoom;
      this.settle();
    }
    panTo(center: Place) {
      this.center = center;
      this.settle();
    }
    panBy() {}
  }
  class StubLine {
    map: StubMap;
    constructor(options: { map: StubMap; path: readonly Place[] }) {
      this.map = options.map;
      if (options.path.length > 1) this.count(1);
    }
    setMap() {
      this.count(-1);
    }
    count(step: number) {
      this.map.host.dataset.lines = String(Number(this.map.host.dataset.lines ?? 0) + step);
    }
  }
  class StubMarker extends HTMLElement {
    zIndex = 0;
    position: Place;
    constructor(options: { map: StubMap; content: HTMLElement; position: Place; title: string }) {
      super();
      this.position = options.position;
      this.title = options.title;
      this.append(options.content);
      options.map.host.append(this);
      this.addEventListener('click', () => this.dispatchEvent(new Event('gmp-click')));
    }
    set map(map: StubMap | null) {
      if (map === null) this.remove();
    }
  }
  customElements.define('stub-marker', StubMarker);
  const event = {
    addListenerOnce: (map: StubMap, name: string, run: () => void) => map.addListener(name, run),
    clearInstanceListeners: (map: StubMap) => map.listeners.clear(),
  };
  const libraries: Record<string, object> = {
    core: { event, ColorScheme: { DARK: 'DARK', LIGHT: 'LIGHT' } },
    maps: {
      Map: StubMap,
      Polyline: StubLine,
    },
    marker: { AdvancedMarkerElement: StubMarker },
  };
  page.google.maps.importLibrary = async (name: string) => libraries[name];
  (page.google.maps.__ib__ as () => void)();
}
