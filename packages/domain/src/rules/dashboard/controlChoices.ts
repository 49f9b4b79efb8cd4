import { type ControlFilter, FAULT_PARTS, withoutChoices } from './controlFilter';
import { readControlFilter } from './readControlFilter';

/** The selected counts of a filter, as name-value pairs for a URL. Values are separated by commas. */
export function encodeControlChoices({ severities, items, parts, anyPart }: ControlFilter): Record<string, string> {
  const values: readonly (readonly [string, readonly string[] | undefined])[] = [
    ['severity', severities],
    ['item', items],
    ...FAULT_PARTS.map((part) => [part, parts?.[part]] as const),
    ['any', anyPart],
  ];
  return Object.fromEntries(values.flatMap(([name, list]) => (list?.length ? [[name, list.join()]] : [])));
}

/** Replaces the selected counts of a filter by those of a URL. A URL without any keeps the filter as it is. */
export function withControlChoices(filter: ControlFilter, pairs: Readonly<Record<string, string>>): ControlFilter {
  const list = (name: string) => pairs[name]?.split(',');
  const chosen = readControlFilter({
    severities: list('severity'),
    items: list('item'),
    parts: Object.fromEntries(FAULT_PARTS.map((part) => [part, list(part)])),
    anyPart: list('any'),
  });
  return Object.keys(chosen).length === 0 ? filter : { ...withoutChoices(filter), ...chosen };
}
