'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { catalogId, type MessageOverrides } from './messages';

interface Locale {
  /** BCP 47; undefined is the browser's. */
  locale: string | undefined;
  /** The texts of a catalog: the catalog itself while none is replaced. */
  textsOf: <T extends object>(catalog: T) => T;
  overrides: readonly MessageOverrides[];
}

const LocaleContext = createContext<Locale>({ locale: undefined, textsOf: (catalog) => catalog, overrides: [] });

export interface LocaleProviderProps {
  /** BCP 47 of dates, numbers and sorting. @default that of the provider around it */
  locale?: string | undefined;
  /** Texts to replace, by the id of their catalog. Added to those of the provider around it. */
  messages?: MessageOverrides | undefined;
  /** What is shown in this language. */
  children: ReactNode;
}

/** Language of all components inside: their texts, dates and numbers. Renders no element. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext);
  const value = useMemo(() => {
    const used = locale ?? outer.locale;
    if (!messages) return used === outer.locale ? outer : { ...outer, locale: used };
    return { locale: used, ...merged([...outer.overrides, messages]) };
  }, [outer, locale, messages]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Texts by catalog, merged once per catalog. */
function merged(overrides: readonly MessageOverrides[]): Pick<Locale, 'textsOf' | 'overrides'> {
  const known = new Map<object, object>();
  return {
    overrides,
    textsOf: <T extends object>(catalog: T): T => {
      const kept = known.get(catalog);
      if (kept) return kept as T;
      const id = catalogId(catalog) as keyof MessageOverrides | undefined;
      const found = id === undefined ? [] : overrides.map((one) => one[id]).filter((texts) => texts !== undefined);
      const texts = found.length === 0 ? catalog : Object.assign({}, catalog, ...found);
      known.set(catalog, texts);
      return texts;
    },
  };
}

/** The texts of a catalog in the language of the page: the same object until the language changes. */
export const useMessages = <T extends object>(catalog: T): T => useContext(LocaleContext).textsOf(catalog);

/** BCP 47 of dates and numbers: what is passed, else the provider's, else `undefined` for the browser's. */
export function useLocale(given?: string): string | undefined {
  const { locale } = useContext(LocaleContext);
  return given ?? locale;
}
