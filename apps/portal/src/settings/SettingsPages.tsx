import { lazyPart } from '@gladhand/ui';
import type { ComponentType } from 'react';
import { paths, type settingsPaths } from '../paths';
import { Guarded } from '../routes/Guarded';
import { SettingsFrame } from './SettingsFrame';
import { SettingsRoute } from './SettingsRoute';

/** Each settings screen loads when it is first opened. */
const SCREENS: Partial<Record<string, ComponentType>> = {
  [paths.settings]: SettingsRoute,
  [paths.trailerManagement]: lazyPart(() =>
    import('./TrailerManagementRoute').then((module) => module.TrailerManagementRoute),
  ),
  [paths.customerManagement]: lazyPart(() =>
    import('./CustomerManagementRoute').then((module) => module.CustomerManagementRoute),
  ),
  [paths.groupManagement]: lazyPart(() =>
    import('./GroupManagementRoute').then((module) => module.GroupManagementRoute),
  ),
  [paths.userManagement]: lazyPart(() => import('./UserManagementRoute').then((module) => module.UserManagementRoute)),
  [paths.profile]: lazyPart(() => import('./ProfileRoute').then((module) => module.ProfileRoute)),
  [paths.system]: lazyPart(() => import('./SystemRoute').then((module) => module.SystemRoute)),
  [paths.auditLog]: lazyPart(() => import('./AuditLogRoute').then((module) => module.AuditLogRoute)),
};

/** A page of Settings below the names of all that the viewer may open. */
export function SettingsPages({ path }: { path: (typeof settingsPaths)[number] }) {
  const Screen = SCREENS[path] ?? SettingsRoute;
  return (
    <SettingsFrame>
      <Guarded path={path}>
        <Screen />
      </Guarded>
    </SettingsFrame>
  );
}
