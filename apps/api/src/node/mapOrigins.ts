import type { OwnMap } from '../ports';

const WAIT_MS = 5_000;
/** A style has a few sources, each of which may have a description with tiles at another origin. */
const MAX_SOURCES = 20;

interface Style {
  sprite?: string | { url: string }[];
  sources?: Record<string, Source>;
}
interface Source {
  url?: string;
  tiles?: string[];
}

/**
 * The origins from which a map loads: those of its addresses, and those that its style names. If the style can't be read
 * now, `onProblem` is called, and only the origins of the addresses are known.
 */
export async function mapOrigins(
  { styleUrl, satelliteUrl }: OwnMap,
  onProblem: (error: unknown) => void,
  load: (url: string) => Promise<unknown> = loadJson,
): Promise<string[]> {
  const origins = new Set<string>();
  const add = (address: string, base?: string) => {
    const url = new URL(address.replace(/^pmtiles:\/\//, '').replace(/[{}]/g, ''), base);
    if (/^https?:$/.test(url.protocol)) origins.add(url.origin);
    return url.href;
  };
  if (satelliteUrl) add(satelliteUrl);
  if (!styleUrl) return [...origins];
  add(styleUrl);
  if (/\.pmtiles(?:$|[?#])/.test(styleUrl)) return [...origins];
  try {
    const { sprite, sources = {} } = (await load(styleUrl)) as Style;
    if (typeof sprite === 'string') add(sprite, styleUrl);
    else for (const { url } of sprite ?? []) add(url, styleUrl);
    for (const { url, tiles = [] } of Object.values(sources).slice(0, MAX_SOURCES)) {
      for (const tile of tiles) add(tile, styleUrl);
      if (!url) continue;
      const described = add(url, styleUrl);
      if (url.startsWith('pmtiles://')) continue;
      const { tiles: listed = [] } = (await load(described)) as Source;
      for (const tile of listed) add(tile, described);
    }
  } catch (error) {
    onProblem(error);
  }
  return [...origins];
}

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}
