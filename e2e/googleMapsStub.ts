import type { Page } from 'playwright/test';

/** The behavior of the stub: it works, is blocked (at first), is rejected before or after its first frame, or hangs. */
export type GoogleBehaviour = 'works' | 'blocked' | 'blockedAtFirst' | 'refused' | 'refusedLater' | 'hangs';

/** Replaces Google's script by a stub that knows all positions but renders only markers. */
export async function stubGoogleMaps(page: Page, behaviour: GoogleBehaviour): Promise<void> {
  let requests = 0;
  await page.route('https://maps.googleapis.com/**', async (route) => {
    requests++;
    if (behaviour === 'blocked' || (behaviour === 'blockedAtFirst' && requests === 1)) return route.abort();
    if (behaviour === 'hangs') return;
    await route.fulfill({ contentType: 'text/javascript', body: `(${install})(${JSON.stringify(behaviour)})` });
  });
}

// This function runs in the page, so it cannot use anything from outside.
function install(behaviour: string): void {
  type Place = { lat: number; lng: number };
  const page = window as unknown as { google: { maps: Record<string, unknown> }; gm_authFailure?: () => void };
  class Evented {
    listeners = new Map<string, Set<() => void>>();
    addListener(name: string, run: () => void) {
      const named = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, named.add(run));
      return { remove: () => void named.delete(run) };
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
      setTimeout(() => this.tell('bounds_changed'), 0);
      setTimeout(() => this.tell('idle'), 20);
    }
    setOptions() {}
    getDiv = () => this.host;
    getCenter = () => ({ toJSON: () => this.center });
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds() {
      const half = 180 / 2 ** (this.zoom - 2);
      const { lat, lng } = this.center;
      return { toJSON: () => ({ west: lng - half, east: lng + half, south: lat - half / 2, north: lat + half / 2 }) };
    }
    moveCamera({ center = this.center, zoom = this.zoom }: { center?: Place; zoom?: number }) {
      this.center = center;
      this.zoom = zoom;
      this.settle();
    }
    setZoom(zoom: number) {
      this.moveCamera({ zoom });
    }
    panTo(center: Place) {
      this.moveCamera({ center });
    }
    panBy() {}
  }
  class StubLine extends Evented {
    map: StubMap | null = null;
    path: readonly Place[];
    constructor(options: { path: readonly Place[] }) {
      super();
      this.path = options.path;
    }
    setOptions() {}
    setPath(path: readonly Place[]) {
      this.path = path;
    }
    getPath = () => this.path.map((place) => ({ toJSON: () => place }));
    setMap(map: StubMap | null) {
      this.count(-1);
      this.map = map;
      this.count(1);
    }
    count(step: number) {
      if (!this.map || this.path.length < 2) return;
      this.map.host.dataset.lines = String(Number(this.map.host.dataset.lines ?? 0) + step);
    }
  }
  class StubMarker extends HTMLElement {
    zIndex = 0;
    position: Place | null = null;
    gmpClickable = false;
    anchorLeft = '-50%';
    anchorTop = '-100%';
    constructor() {
      super();
      this.addEventListener('click', () => this.gmpClickable && this.dispatchEvent(new Event('gmp-click')));
    }
    get content(): Element | null {
      return this.firstElementChild;
    }
    set content(content: Element) {
      this.replaceChildren(content);
    }
    set map(map: StubMap | null) {
      if (map) map.host.append(this);
      else this.remove();
    }
  }
  customElements.define('stub-marker', StubMarker);
  const event = {
    addListener: (target: Evented, name: string, run: () => void) => target.addListener(name, run),
    clearInstanceListeners: (target: Evented) => target.listeners.clear(),
  };
  const settings = {};
  const libraries: Record<string, object> = {
    core: { event, Settings: { getInstance: () => settings } },
    maps: { Map: StubMap, Polyline: StubLine },
    marker: { AdvancedMarkerElement: StubMarker },
    geometry: { encoding: {} },
  };
  const { core, maps } = libraries;
  Object.assign(page.google.maps, core, maps, { version: '3.65.1' });
  page.google.maps.importLibrary = async (name: string) => libraries[name];
  (page.google.maps.__ib__ as () => void)();
}
