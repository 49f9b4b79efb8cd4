import type { RasterSourceSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { PMTiles } from 'pmtiles';
import { MapEngineError } from '../mapFailure';
import type { MapPalette } from '../mapPalette';
import { basemapStyle } from './basemapStyle';

const PMTILES = 'pmtiles://';
/** The type of vector tiles in the header of an archive. */
const VECTOR_TILES = 1;
/** Layers by which an archive in the schema of the bundled map is recognized. */
const BUNDLED_LAYERS = ['land', 'places'];

/** A style that a host provides. Texts are drawn with the fonts of the page, so it needs no glyphs. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new MapEngineError({ code: 'styleFailed', url, status: response.status });
  const { glyphs: _, ...style } = (await response.json()) as StyleSpecification;
  const absolute = (address: string) =>
    address.startsWith(PMTILES)
      ? PMTILES + absoluteUrl(address.slice(PMTILES.length), response.url || url)
      : absoluteUrl(address, response.url || url);
  const sources = Object.entries(style.sources).map(([name, source]): [string, SourceSpecification] => {
    const { url: address, tiles } = source as { url?: string; tiles?: string[] };
    const found = { ...(address && { url: absolute(address) }), ...(tiles && { tiles: tiles.map(absolute) }) };
    return [name, { ...source, ...found } as SourceSpecification];
  });
  return { ...style, sources: Object.fromEntries(sources) };
}

/** The style of an archive: its images, or its layers if they are those of the bundled map. */
export async function archiveStyle(archive: PMTiles, url: string, palette: MapPalette): Promise<StyleSpecification> {
  const { tileType } = await archive.getHeader();
  if (tileType !== VECTOR_TILES) {
    const source: RasterSourceSpecification = { type: 'raster', url: PMTILES + url, tileSize: 256 };
    return { version: 8, sources: { basemap: source }, layers: [{ id: 'images', type: 'raster', source: 'basemap' }] };
  }
  const { vector_layers: layers = [] } = (await archive.getMetadata()) as { vector_layers?: { id: string }[] };
  const ids = layers.map(({ id }) => id);
  if (!BUNDLED_LAYERS.every((id) => ids.includes(id))) throw new MapEngineError({ code: 'archiveUnknown', url });
  return basemapStyle(PMTILES + url, palette);
}

/** The source of satellite images: a tile address with {z}, {x} and {y}, or an archive. */
export function imagerySource(url: string): RasterSourceSpecification {
  const absolute = absoluteUrl(url, document.baseURI);
  if (/\.pmtiles(?:$|[?#])/.test(url)) return { type: 'raster', url: PMTILES + absolute, tileSize: 256 };
  return { type: 'raster', tiles: [absolute], tileSize: 256 };
}

/** Keeps the braces of a tile address, which a URL would escape. */
function absoluteUrl(address: string, base: string): string {
  return new URL(address, base).href.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
}
