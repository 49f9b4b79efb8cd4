import { createPortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { fieldIcons, ThemeScope } from '@gladhand/ui';
import { EMPTY_LAYOUT } from '@gladhand/ui/grid';
import { JSDOM } from 'jsdom';
import { act, type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPackage } from './components.mjs';

interface Listed {
  name: string;
  import: string;
  parts?: unknown;
  props: { name: string; required: boolean }[];
}

const VIN = '1GRAA0622KB100001';
const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const nothing = () => undefined;
/** What required props get, by name. */
const PROPS: Record<string, unknown> = {
  ...{
    vin: VIN,
    vins: [VIN],
    unitId: 'R-1',
    sensorTypeId: 1,
    customerId: 1,
    token: 'token',
    secret: 'secret',
    screen: 'fleet',
  },
  ...{
    query: '',
    viewId: null,
    fresh: false,
    label: 'Label',
    title: 'Title',
    text: 'Text',
    allLabel: 'All',
    email: 'a@b.example',
  },
  ...{
    fileName: 'export.csv',
    controlId: 'control',
    describedById: 'about',
    confirmLabel: 'OK',
    message: 'It failed.',
  },
  ...{
    what: 'The list',
    reason: 'It failed.',
    tone: 'good',
    name: 'tire',
    at: '2026-11-20T12:00:00Z',
    now: new Date(0),
    many: 1,
  },
  ...{
    total: 10,
    page: 1,
    pageSize: 5,
    open: false,
    pressed: false,
    value: null,
    items: [],
    pages: [],
    options: OPTIONS,
  },
  ...{
    segments: OPTIONS,
    values: [1, 2],
    times: [],
    series: [],
    nodes: [],
    rows: [],
    columns: [],
    events: [],
    layout: {},
    count: 0,
  },
  ...{
    rowId: String,
    rowLabel: String,
    recordAt: nothing,
    indexOf: () => -1,
    href: String,
    children: 'Child',
    trigger: 'Open',
  },
  ...{ engine: () => new Promise(nothing), groupTree: null, renderGroups: nothing },
};
/** Props of one component that differ from those of others with the same name. */
const OWN: Record<string, Record<string, unknown>> = {
  EmailListInput: { value: [] },
  FileDrop: { value: [] },
  MultiSelect: { value: [] },
  GroupTree: { value: [] },
  ExportDialog: { write: () => new Promise(nothing) },
  Combobox: { value: '' },
  IconButton: { icon: null },
  FieldIcon: { name: Object.keys(fieldIcons)[0] },
  OnDemandMenu: { trigger: createElement('button', { type: 'button' }) },
  Tooltip: { children: createElement('button', { type: 'button' }) },
  RelativeTime: { at: new Date(0) },
  DataGrid: { layout: EMPTY_LAYOUT },
  PagedGrid: { layout: EMPTY_LAYOUT },
};

const api = createPortalApi({
  endpoint: 'http://localhost',
  session: { idToken: () => undefined, onUnauthenticated: nothing },
});
const host = (children: ReactNode) => (
  <ThemeScope>
    <WidgetHost api={api} timeZone="UTC" now={() => new Date('2026-11-20T12:00:00Z')}>
      {children}
    </WidgetHost>
  </ThemeScope>
);

const all = ['ui', 'fleet-widgets', 'admin-widgets'].flatMap((name) => readPackage(name).components as Listed[]);
const cases = all.filter(({ parts }) => !parts).map((each) => [each.name, each] as const);

async function elementOf({ name, import: line, props }: Listed) {
  const module = (await import(/'(.*)'/.exec(line)?.[1] ?? '')) as Record<string, ComponentType>;
  const required = props.filter((prop) => prop.required).map((prop) => prop.name);
  const given = Object.fromEntries(required.map((prop) => [prop, prop in PROPS ? PROPS[prop] : nothing]));
  return host(createElement(module[name] as ComponentType, { ...given, ...OWN[name] }));
}

/** Markup that a server wrote, by component. */
const written = new Map<string, string>();

describe('on a server', () => {
  const errors: string[] = [];
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.map(String).join(' ').slice(0, 300)));
  });

  it('has no document', () => expect(typeof document).toBe('undefined'));

  it.each(cases)('%s renders', async (name, listed) => {
    written.set(name, renderToString(await elementOf(listed)));
    expect(written.get(name)).toContain('data-theme');
    expect(errors).toEqual([]);
  });
});

describe('in a browser', () => {
  const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true, url: 'http://localhost' });
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  }
  const missing = {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    IS_REACT_ACT_ENVIRONMENT: true,
  };

  beforeAll(() => {
    const names = Object.getOwnPropertyNames(window).filter(
      (name) => !(name in globalThis) || /Event(Target)?$/.test(name),
    );
    for (const name of names) vi.stubGlobal(name, window[name as keyof typeof window]);
    for (const [name, value] of Object.entries(missing)) {
      vi.stubGlobal(name, value);
      Object.assign(window, { [name]: value });
    }
  });
  afterAll(() => vi.unstubAllGlobals());

  it.each(cases)('%s hydrates', async (name, listed) => {
    const { hydrateRoot } = await import('react-dom/client');
    const container = window.document.body.appendChild(window.document.createElement('div'));
    container.innerHTML = written.get(name) ?? '';
    const problems: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => {
      if (/hydrat/i.test(args.join(' '))) problems.push(args.map(String).join(' ').slice(0, 900));
    });
    const element = await elementOf(listed);
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: (error) => problems.push(String(error).slice(0, 900)) }),
    );
    await act(async () => root.unmount());
    container.remove();
    expect(problems).toEqual([]);
  });
});
