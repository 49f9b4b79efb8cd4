import { useHostLanguage } from '@gladhand/domain/react';
import { defineMessages, LocaleProvider, type MessageOverrides, useMessages } from '@gladhand/ui';
import { type ReactNode, useMemo } from 'react';

const ADMIN_WORDS = defineMessages('adminWords', {} as Readonly<Record<string, string>>);

/** Props of every widget whose texts a host can replace. */
export interface LocalizedProps {
  /** Texts that replace those of this widget, by the id of their catalog. @default those of `WidgetHost` */
  messages?: MessageOverrides | undefined;
}

interface WidgetTextsProps extends LocalizedProps {
  children: ReactNode;
}

/** Gives a widget the language of its host, with the texts that its page replaces. */
export function WidgetTexts({ messages, children }: WidgetTextsProps) {
  const host = useHostLanguage();
  return (
    <LocaleProvider locale={host.locale} messages={host.messages}>
      <LocaleProvider messages={messages}>
        <Labels>{children}</Labels>
      </LocaleProvider>
    </LocaleProvider>
  );
}

/** Labels of administration have a catalog of their own, so that a host can spread those of all packages into one object. */
function Labels({ children }: { children: ReactNode }) {
  const words = useMessages(ADMIN_WORDS);
  const labels = useMemo(() => (words === ADMIN_WORDS ? undefined : { words }), [words]);
  return <LocaleProvider messages={labels}>{children}</LocaleProvider>;
}
