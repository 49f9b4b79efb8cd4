import { GlobalSearch, type SearchItem, useSearchHelp } from '@gladhand/admin-widgets';
import type { ScreenId } from '@gladhand/domain/permissions';
import { useMessages, useWords } from '@gladhand/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths';
import { SCREENS } from '../screens/screens';
import { useViewer } from '../viewer/ViewerContext';
import { SEARCH_MESSAGES } from './messages';
import { recentItems } from './recentItems';
import { hasHelp, searchPages } from './searchPages';

/** The global search, which opens results in the portal and remembers them. */
export function SearchPart({ onClose }: { onClose: () => void }) {
  const messages = useMessages(SEARCH_MESSAGES);
  const say = useWords();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { key } = useLocation();
  const opened = useRef(key);
  const userId = viewer.me.id;
  const recent = useMemo(() => recentItems.read(userId), [userId]);
  const pages = useMemo(() => searchPages(SCREENS, viewer, messages, say), [viewer, messages, say]);
  const mayOpen = useCallback((screen: ScreenId) => viewer.can(`screen:${screen}`), [viewer]);
  const searchHelp = useSearchHelp(mayOpen);
  const findHelp = useMemo(() => {
    const administration = viewer.can('screen:helpAdministration') ? paths.helpAdministration : undefined;
    const hrefs = {
      faq: paths.helpFaq,
      troubleshooting: paths.helpTroubleshooting,
      installation: paths.helpInstallation,
      ...(administration && { administration }),
    };
    return hasHelp(viewer) ? (text: string) => searchHelp(hrefs, text) : undefined;
  }, [viewer, searchHelp]);

  // Another page can also open by the browser's buttons, or after a question about unsaved changes.
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);

  function open(item: SearchItem) {
    recentItems.add(userId, item);
    onClose();
    void navigate(item.href);
  }

  return <GlobalSearch pages={pages} findHelp={findHelp} recent={recent} onOpen={open} onClose={onClose} />;
}
