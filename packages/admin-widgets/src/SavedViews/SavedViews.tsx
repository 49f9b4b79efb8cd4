import { can } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { defaultView, isSameQuery, type SavedView, type SavedViewScreen } from '@gladhand/domain/saved-views';
import { parseRoles } from '@gladhand/domain/users';
import { Button, ChevronDownIcon, Icon, LayoutDashboardIcon, lazyPart, OnDemandMenu, useMessages } from '@gladhand/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { meQuery } from '../internal/sharedQueries';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { SAVED_VIEWS_MESSAGES } from './messages';
import { inputOf, savedViewsQuery, updateView } from './savedViewQueries';

const ViewsMenu = lazyPart(() => import('./ViewsMenu').then((module) => module.ViewsMenu));
const SaveViewDialog = lazyPart(() => import('./SaveViewDialog').then((module) => module.SaveViewDialog));
const ManageViews = lazyPart(() => import('./ManageViews').then((module) => module.ManageViews));

export interface SavedViewsProps extends LocalizedProps {
  screen: SavedViewScreen;
  /** The state to save: the query of the screen's URL, without the open view. */
  query: string;
  /** Layout of the columns as JSON. @default the screen has no columns */
  layout?: string | undefined;
  /** The view that was opened last; kept by the host, usually in the URL. */
  viewId: string | undefined;
  /** The screen was opened without any state. The default view is then opened once. */
  fresh: boolean;
  /** A view was opened or saved: shows its query and layout, and keeps its id. */
  onOpen: (view: SavedView) => void;
  /** URL of a view, to copy. */
  href: (view: SavedView) => string;
}

/** A menu with the views of a screen, to open, save and manage them. */
export function SavedViews({ messages, ...props }: SavedViewsProps) {
  return (
    <WidgetTexts messages={messages}>
      <SavedViewsBody {...props} />
    </WidgetTexts>
  );
}

function SavedViewsBody(props: SavedViewsProps) {
  const messages = useMessages(SAVED_VIEWS_MESSAGES);

  const { screen, query, layout, viewId, fresh, onOpen } = props;
  const { notify } = useWidgetHost();
  const views = useApiQuery(savedViewsQuery(screen));
  const me = useApiQuery(meQuery);
  const updating = useApiMutation(updateView);
  const [dialog, setDialog] = useState<'new' | 'manage' | SavedView>();
  const current = views.data?.find(({ id }) => id === viewId);
  const isEdited = current !== undefined && !isSameState(current, { query, layout });

  const isDecided = useRef(!fresh);
  const latestOpen = useRef(onOpen);
  latestOpen.current = onOpen;
  // The default view depends on two answers that come after the screen has opened.
  useEffect(() => {
    if (isDecided.current || !views.data || !me.data) return;
    isDecided.current = true;
    const kinds = new Set<string>(parseRoles(me.data.roles).map(({ kind }) => kind));
    const found = defaultView(views.data, ({ role }) => role != null && kinds.has(role));
    if (found) latestOpen.current(found);
  }, [views.data, me.data]);

  if (me.data && !can(me.data.roles, {}, 'savedViews')) return null;
  const saveChanges = (view: SavedView) =>
    updating.mutate(
      { id: view.id, version: view.version, input: { ...inputOf(view), query, layout: layout ?? null } },
      {
        onSuccess: (saved) => {
          notify({ tone: 'good', title: messages.saved, detail: saved.name });
          onOpen(saved);
        },
        onError: ({ message }) => notify({ tone: 'critical', title: messages.saveChanges(view.name), detail: message }),
      },
    );
  const label = current ? (isEdited ? messages.edited(current.name) : current.name) : messages.views;
  return (
    <>
      <OnDemandMenu
        trigger={
          <Button icon={<Icon icon={LayoutDashboardIcon} />} working={updating.isPending}>
            <span>{label}</span>
            <Icon icon={ChevronDownIcon} size={14} />
          </Button>
        }
      >
        {(menu) => (
          <ViewsMenu
            {...menu}
            views={views}
            current={current}
            onOpen={onOpen}
            onSave={isEdited && current.canChange ? () => saveChanges(current) : undefined}
            onSaveAsNew={() => setDialog('new')}
            onManage={() => setDialog('manage')}
          />
        )}
      </OnDemandMenu>
      <Suspense>
        {dialog === 'manage' && (
          <ManageViews
            views={views}
            href={props.href}
            onEdit={(view) => setDialog(view)}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog !== undefined && dialog !== 'manage' && (
          <SaveViewDialog
            screen={screen}
            view={dialog === 'new' ? undefined : dialog}
            state={{ query, layout: layout ?? null }}
            onSaved={(saved) => {
              notify({ tone: 'good', title: messages.saved, detail: saved.name });
              if (dialog === 'new') onOpen(saved);
              setDialog(dialog === 'new' ? undefined : 'manage');
            }}
            onClose={() => setDialog(dialog === 'new' ? undefined : 'manage')}
          />
        )}
      </Suspense>
    </>
  );
}

const isSameState = (view: SavedView, { query, layout }: { query: string; layout: string | undefined }) =>
  isSameQuery(view.query, query) && (layout === undefined || view.layout === null || view.layout === layout);
