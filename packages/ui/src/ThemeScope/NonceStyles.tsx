import { type ReactNode, useContext, useEffect, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** A sheet with a nonce and how many mounted scopes use it. */
interface SharedSheet {
  sheet: Sheet;
  scopes: number;
}

const shared = new WeakMap<Sheet, Map<string, SharedSheet>>();

interface NonceStylesProps {
  nonce: string;
  children: ReactNode;
}

/**
 * Sets the nonce on the style elements of everything inside. Scopes with the same nonce share one style element, and the
 * last of them removes it. `StyleSheetManager` alone creates one per mount and removes none.
 */
export function NonceStyles({ nonce, children }: NonceStylesProps) {
  const { styleSheet: base } = useContext(StyleSheetContext);
  const [, setRound] = useState(0);
  const isInside = base.options.nonce === nonce;
  const entry = base.server || isInside ? undefined : sharedSheet(base, nonce);

  useEffect(() => {
    if (!entry) return;
    // Without a render in between, effects run again after the last scope has removed the sheet: React does so when it
    // shows a hidden part of the page.
    if (shared.get(base)?.get(nonce) !== entry) return setRound((round) => round + 1);
    entry.scopes += 1;
    return () => {
      entry.scopes -= 1;
      queueMicrotask(() => removeUnused(base, nonce));
    };
  }, [base, nonce, entry]);

  if (isInside) return children;
  return <StyleSheetManager {...(entry ? { sheet: entry.sheet } : { nonce })}>{children}</StyleSheetManager>;
}

function sharedSheet(base: Sheet, nonce: string): SharedSheet {
  const byNonce = shared.get(base) ?? new Map<string, SharedSheet>();
  shared.set(base, byNonce);
  // The names of the base are left out. Otherwise the base would take rules for inserted that are removed with this sheet.
  const found = byNonce.get(nonce) ?? { sheet: base.reconstructWithOptions({ nonce }, false), scopes: 0 };
  byNonce.set(nonce, found);
  return found;
}

function removeUnused(base: Sheet, nonce: string): void {
  const byNonce = shared.get(base);
  const entry = byNonce?.get(nonce);
  if (!entry || entry.scopes > 0) return;
  byNonce?.delete(nonce);
  const tag: { element?: HTMLStyleElement } | undefined = entry.sheet.tag?.tag as object | undefined;
  tag?.element?.remove();
}
