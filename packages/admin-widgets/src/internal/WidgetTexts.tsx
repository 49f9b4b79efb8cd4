import { useHostLanguage } from '@gladhand/domain/react';
import { LocaleProvider, type MessageOverrides } from '@gladhand/ui';
import { type ReactNode, useMemo } from 'react';

/** Props of every widget whose texts a host can replace. */
export interface LocalizedProps {
  /** Texts that replace those of this widget, by the id of their catalog. @default those of `WidgetHost` */
  messages?: MessageOverrides | undefined;
}

interface WidgetTextsProps extends LocalizedProps {
  children: ReactNode;
}

/**
 * Gives a widget the language of its host, with the texts that its page replaces. Labels of administration have their own
 * catalog, so that a host can spread the catalogs of all packages into one object.
 */
export function WidgetTexts({ messages, children }: WidgetTextsProps) {
  const host = useHostLanguage();
  const words = host.messages?.adminWords;
  const labels = useMemo(() => words && { words }, [words]);
  return (
    <LocaleProvider locale={host.locale} messages={host.messages}>
      <LocaleProvider messages={labels}>
        <LocaleProvider messages={messages}>{children}</LocaleProvider>
      </LocaleProvider>
    </LocaleProvider>
  );
}
