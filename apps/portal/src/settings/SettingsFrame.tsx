import { PageTabs, useMessages, useWords } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { settingsPath } from '../paths';
import { SETTINGS_MESSAGES } from './messages';
import { useSettingsTabs } from './useSettingsTabs';

/** A settings screen below the tabs that the viewer may open. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const messages = useMessages(SETTINGS_MESSAGES);
  const say = useWords();
  const tabs = useSettingsTabs();
  const { pathname, search } = useLocation();
  // One record of a screen has an address below it.
  const active = tabs.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 }}>
      <PageTabs
        label={messages.settings}
        pages={tabs.map(({ href, label }) => ({ href, label: say(label) }))}
        activeHref={active?.href}
        renderLink={({ href, ...rest }) => <Link to={settingsPath(href, search)} {...rest} />}
      />
      <div style={{ flex: 1, minBlockSize: 0, overflow: 'auto' }}>{children}</div>
    </div>
  );
}
