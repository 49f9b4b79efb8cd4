import type { useApiQuery } from '@gladhand/domain/react';
import type { SavedView } from '@gladhand/domain/saved-views';
import { Menu, type OnDemandMenuState, useMessages } from '@gladhand/ui';
import { audienceText } from './audienceText';
import { SAVED_VIEWS_MESSAGES } from './messages';

interface ViewsMenuProps extends OnDemandMenuState {
  views: ReturnType<typeof useApiQuery<SavedView[]>>;
  current: SavedView | undefined;
  onOpen: (view: SavedView) => void;
  /** Saves the changes of the current view; undefined if there are none, or the viewer may not. */
  onSave: (() => void) | undefined;
  onSaveAsNew: () => void;
  onManage: () => void;
}

/** The views, and what can be done with the state of the screen. */
export function ViewsMenu(props: ViewsMenuProps) {
  const messages = useMessages(SAVED_VIEWS_MESSAGES);

  const { views, current, trigger, open, onOpenChange } = props;
  const found = views.data ?? [];
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        {views.isPending && <Menu.Item disabled>{messages.loading}</Menu.Item>}
        {views.isError && !views.data && (
          <Menu.Item
            onSelect={(event) => {
              event.preventDefault();
              void views.refetch();
            }}
          >
            {messages.failed}
          </Menu.Item>
        )}
        {views.isSuccess && found.length === 0 && <Menu.Item disabled>{messages.none}</Menu.Item>}
        {found.length > 0 && (
          <Menu.RadioGroup aria-label={messages.savedViews} value={current?.id ?? ''}>
            {found.map((view) => (
              <Menu.RadioItem
                key={view.id}
                value={view.id}
                closing
                note={view.isDefault ? messages.default : view.isOwn ? undefined : audienceText(view, messages)}
                onSelect={() => props.onOpen(view)}
              >
                {view.name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        )}
        <Menu.Separator />
        {props.onSave && current && <Menu.Item onSelect={props.onSave}>{messages.saveChanges(current.name)}</Menu.Item>}
        <Menu.Item onSelect={props.onSaveAsNew}>{messages.saveAsNew}</Menu.Item>
        {found.length > 0 && <Menu.Item onSelect={props.onManage}>{messages.manage}</Menu.Item>}
      </Menu.Content>
    </Menu.Root>
  );
}
