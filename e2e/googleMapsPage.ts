/** The behavior of the stub: it works, is blocked (at first), is rejected before or after its first frame, or hangs. */
export type GoogleBehaviour = 'works' | 'blocked' | 'blockedAtFirst' | 'refused' | 'refusedLater' | 'hangs';

/**
 * What Google's script puts into a page, as far as the engine uses it. The ground is empty. Polygons, lines and markers
 * are where Google draws them: edges take the shorter way around the world, and a ring is a hole if it turns the other
 * way round.
 *
 * This function runs in the page, so it can't use anything from outside.
 */
export function installGoogleMaps(behaviour: GoogleBehaviour): void {
  type Place = { lat: number; lng: number };
  type Listener = (event?: object) => void;
  type ShapeOptions = {
    path?: readonly Place[];
    paths?: readonly (readonly Place[])[];
    clickable?: boolean;
    fillColor?: string;
    fillOpacity?: number;
    strokeColor?: string;
    strokeOpacity?: number;
    strokeWeight?: number;
    zIndex?: number;
    icons?: readonly { icon: { strokeColor: string; strokeWeight: number } }[];
  };
  const page = window as unknown as { google?: { maps: Record<string, unknown> }; gm_authFailure?: () => void };
  page.google ??= { maps: {} };
  const { maps } = page.google;
  const SVG = 'http://www.w3.org/2000/svg';
  const WORLD_PX = 256;
  const project = ({ lat, lng }: Place) => {
    const sin = Math.sin((lat * Math.PI) / 180);
    return { x: WORLD_PX * (lng / 360 + 0.5), y: WORLD_PX * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
  };
  const unproject = ({ x, y }: { x: number; y: number }): Place => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_PX))) * 180) / Math.PI,
    lng: (x / WORLD_PX - 0.5) * 360,
  });
  const shorterWay = (line: readonly Place[]) => {
    const way: Place[] = [];
    for (const { lat, lng } of line) {
      const before = way.at(-1)?.lng ?? lng;
      way.push({ lat, lng: lng + 360 * Math.round((before - lng) / 360) });
    }
    return way;
  };
  class Evented {
    listeners = new Map<string, Set<Listener>>();
    addListener(name: string, run: Listener) {
      const named = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, named.add(run));
      return { remove: () => void named.delete(run) };
    }
    tell(name: string, event?: object) {
      for (const run of this.listeners.get(name) ?? []) run(event);
    }
  }
  class StubMap extends Evented {
    center: Place;
    zoom: number;
    host: HTMLElement;
    isMoving = false;
    picture = document.createElementNS(SVG, 'svg');
    drawn = new Set<{ draw: () => void }>();
    constructor(host: HTMLElement, options: { center: Place; zoom: number; mapId: string; backgroundColor?: string }) {
      super();
      this.host = host;
      this.center = options.center;
      this.zoom = options.zoom;
      host.dataset.googleMap = JSON.stringify(options);
      host.style.overflow = 'hidden';
      host.style.background = 'var(--gh-map-land)';
      Object.assign(this.picture.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
      host.append(this.picture);
      if (behaviour === 'refused') setTimeout(() => page.gm_authFailure?.(), 20);
      else this.settle();
      if (behaviour === 'refusedLater') setTimeout(() => page.gm_authFailure?.(), 500);
    }
    settle() {
      this.host.dataset.camera = JSON.stringify({ ...this.center, zoom: this.zoom });
      for (const one of this.drawn) one.draw();
      setTimeout(() => this.tell('zoom_changed'), 0);
      setTimeout(() => this.tell('bounds_changed'), 0);
      this.isMoving = true;
      setTimeout(() => this.comeToRest(), 20);
    }
    /** Google's tiles take longer to load than a page takes to listen, even if it is busy. */
    addListener(name: string, run: Listener) {
      if (name === 'idle' && this.isMoving) setTimeout(() => this.comeToRest(), 20);
      return super.addListener(name, run);
    }
    comeToRest() {
      if (!this.listeners.get('idle')?.size) return;
      this.isMoving = false;
      this.tell('idle');
    }
    /** Where a place is, from the top left corner. */
    at(place: Place) {
      const [point, center, scale] = [project(place), project(this.center), 2 ** this.zoom];
      const { clientWidth, clientHeight } = this.host;
      return { x: clientWidth / 2 + (point.x - center.x) * scale, y: clientHeight / 2 + (point.y - center.y) * scale };
    }
    /** The longitude of a place on the copy of the world that the map shows. */
    shown({ lat, lng }: Place): Place {
      return { lat, lng: lng + 360 * Math.round((this.center.lng - lng) / 360) };
    }
    setOptions() {}
    getDiv = () => this.host;
    getCenter = () => ({ toJSON: () => this.center });
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds() {
      const center = project(this.center);
      const halfX = this.host.clientWidth / 2 / 2 ** this.zoom;
      const halfY = this.host.clientHeight / 2 / 2 ** this.zoom;
      const northWest = unproject({ x: center.x - halfX, y: center.y - halfY });
      const southEast = unproject({ x: center.x + halfX, y: center.y + halfY });
      const box = { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
      return { toJSON: () => box };
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
    panBy(x: number, y: number) {
      const { x: atX, y: atY } = project(this.center);
      this.moveCamera({ center: unproject({ x: atX + x / 2 ** this.zoom, y: atY + y / 2 ** this.zoom }) });
    }
  }
  class StubShape extends Evented {
    map: StubMap | null = null;
    options: ShapeOptions;
    path = document.createElementNS(SVG, 'path');
    constructor(options: ShapeOptions) {
      super();
      this.options = { ...options };
      for (const [type, name] of [
        ...[['click', 'click'] as const, ['mouseenter', 'mouseover'] as const],
        ['mouseleave', 'mouseout'] as const,
      ]) {
        this.path.addEventListener(type, (domEvent) => this.tell(name, { domEvent }));
      }
    }
    setOptions(options: ShapeOptions) {
      Object.assign(this.options, options);
      this.draw();
    }
    setMap(map: StubMap | null) {
      this.map?.drawn.delete(this);
      this.path.remove();
      this.map = map;
      map?.drawn.add(this);
      this.draw();
    }
    rings = (): readonly (readonly Place[])[] => [];
    isClosed = false;
    draw() {
      const { map, path, options } = this;
      if (!map) return;
      const line = (ring: readonly Place[]) => {
        const [first] = ring;
        if (!first) return '';
        const turn = map.shown(first).lng - first.lng;
        const points = shorterWay(ring).map(({ lat, lng }) => map.at({ lat, lng: lng + turn }));
        return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${this.isClosed ? 'Z' : ''}`;
      };
      const [dash] = options.icons ?? [];
      const attributes: Record<string, string | number> = {
        d: this.rings().map(line).join(''),
        fill: this.isClosed ? (options.fillColor ?? 'black') : 'none',
        'fill-opacity': options.fillOpacity ?? 1,
        'fill-rule': 'nonzero',
        stroke: dash?.icon.strokeColor ?? options.strokeColor ?? 'black',
        'stroke-opacity': dash ? 1 : (options.strokeOpacity ?? 1),
        'stroke-width': dash?.icon.strokeWeight ?? options.strokeWeight ?? 3,
        'stroke-linejoin': 'round',
        'stroke-dasharray': dash ? '4 6' : 'none',
        'pointer-events': options.clickable === false ? 'none' : this.isClosed ? 'all' : 'stroke',
        'data-z': options.zIndex ?? 0,
      };
      for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
      const above = [...map.picture.children].find((one) => Number(one.getAttribute('data-z')) > (options.zIndex ?? 0));
      if (path.parentNode !== map.picture || above) map.picture.insertBefore(path, above ?? null);
    }
  }
  class StubLine extends StubShape {
    rings = () => [this.options.path ?? []];
    setPath(path: readonly Place[]) {
      this.options.path = path;
      this.draw();
    }
    getPath = () => (this.options.path ?? []).map((place) => ({ toJSON: () => place }));
    setMap(map: StubMap | null) {
      this.count(-1);
      super.setMap(map);
      this.count(1);
    }
    count(step: number) {
      if (!this.map || (this.options.path ?? []).length < 2) return;
      this.map.host.dataset.lines = String(Number(this.map.host.dataset.lines ?? 0) + step);
    }
  }
  class StubPolygon extends StubShape {
    isClosed = true;
    rings = () => this.options.paths ?? [];
    setPaths(paths: readonly (readonly Place[])[]) {
      this.options.paths = paths;
      this.draw();
    }
    getPaths = () => (this.options.paths ?? []).map((ring) => ring.map((place) => ({ toJSON: () => place })));
  }
  class StubMarker extends HTMLElement {
    zIndex = 0;
    place: Place | null = null;
    on: StubMap | null = null;
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
    get position(): Place | null {
      return this.place;
    }
    set position(place: Place | null) {
      this.place = place;
      this.draw();
    }
    set map(map: StubMap | null) {
      this.on?.drawn.delete(this);
      this.on = map;
      map?.drawn.add(this);
      if (map) map.host.append(this);
      else this.remove();
      this.draw();
    }
    draw() {
      if (!this.on || !this.place) return;
      const { x, y } = this.on.at(this.on.shown(this.place));
      const moved = `translate(${x}px, ${y}px) translate(${this.anchorLeft}, ${this.anchorTop})`;
      Object.assign(this.style, { position: 'absolute', left: '0', top: '0', zIndex: this.zIndex, transform: moved });
    }
  }
  if (!customElements.get('stub-marker')) customElements.define('stub-marker', StubMarker);
  const event = {
    addListener: (target: Evented, name: string, run: Listener) => target.addListener(name, run),
    clearInstanceListeners: (target: Evented) => target.listeners.clear(),
  };
  const settings = {};
  const libraries: Record<string, object> = {
    core: { event, Settings: { getInstance: () => settings } },
    maps: { Map: StubMap, Polyline: StubLine, Polygon: StubPolygon },
    marker: { AdvancedMarkerElement: customElements.get('stub-marker') ?? StubMarker },
    geometry: { encoding: {} },
  };
  Object.assign(maps, libraries.core, libraries.maps, { version: '3.65.1' });
  maps.importLibrary = async (name: string) => libraries[name];
  (maps.__ib__ as (() => void) | undefined)?.();
}
