import type { ChartColor, ChartDash } from './chartTypes';

/** Colors of the chart, read from the tokens around it. */
export interface ChartInk {
  axis: string;
  /** Background of labels on a hatched area. */
  ground: string;
  grid: string;
  text: string;
  hatch: string;
  font: string;
  zone: string;
  zoneLine: string;
  tones: Record<'neutral' | 'caution' | 'critical', { line: string; text: string; wash: string }>;
  line: (color: ChartColor) => string;
}

const WASH_ALPHA = 0.08;

/** Reads the tokens. Forced colors don't affect a canvas, so it uses the names of system colors. */
export function readInk(element: Element): ChartInk {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const font = `500 11px ${token('--gh-font-sans') || 'sans-serif'}`;
  if (globalThis.matchMedia?.('(forced-colors: active)').matches) {
    const plain = { line: 'CanvasText', text: 'CanvasText', wash: 'transparent' };
    return {
      axis: 'CanvasText',
      ground: 'Canvas',
      grid: 'transparent',
      text: 'CanvasText',
      hatch: 'GrayText',
      font,
      zone: 'transparent',
      zoneLine: 'Highlight',
      tones: { neutral: plain, caution: plain, critical: plain },
      line: () => 'CanvasText',
    };
  }
  const tone = (name: 'caution' | 'critical') => ({
    line: token(`--gh-color-icon-${name}`),
    text: token(`--gh-color-text-${name}`),
    wash: faint(token(`--gh-color-icon-${name}`), WASH_ALPHA),
  });
  return {
    axis: token('--gh-color-text-subtle'),
    ground: token('--gh-color-surface-panel'),
    grid: token('--gh-color-border-hairline'),
    text: token('--gh-color-text-muted'),
    hatch: token('--gh-color-border-neutral'),
    font,
    zone: faint(token('--gh-viz-blue'), 0.1),
    zoneLine: token('--gh-viz-blue'),
    tones: {
      neutral: {
        line: token('--gh-color-border-control'),
        text: token('--gh-color-text-muted'),
        wash: faint(token('--gh-color-border-control'), WASH_ALPHA),
      },
      caution: tone('caution'),
      critical: tone('critical'),
    },
    line: (color) => token(`--gh-viz-${color}`),
  };
}

function faint(color: string, alpha: number): string {
  return `color-mix(in srgb, ${color} ${alpha * 100}%, transparent)`;
}

/** Dash patterns in CSS px, for canvas and legend. */
export const DASHES: Record<ChartDash, number[]> = {
  solid: [],
  dashed: [6, 4],
  dotted: [2, 2],
  'dash-dot': [7, 3, 2, 3],
};

/** If all lines have the same color, each needs its own dash. */
export const DASHES_IN_TURN: ChartDash[] = ['solid', 'dashed', 'dotted', 'dash-dot'];
