import {
  OTA_REASONS,
  OTA_STATES,
  OTA_UPLOADS,
  type OtaKind,
  type OtaReason,
  type OtaState,
} from '@gladhand/domain/ota';

/** A part of OTA management. */
export type OtaTab = 'fleet' | OtaKind | 'campaigns';
/** The parts in their order. */
export const OTA_TABS: readonly OtaTab[] = ['fleet', 'config', 'script', 'mainApp', 'deviceReset', 'campaigns'];

/** What OTA management shows, which a host can keep in its URL. */
export interface OtaView {
  tab: OtaTab;
  /** The open campaign. */
  campaignId: string | null;
  /** Of the list of trailers, or of the devices of the open campaign; null for all. */
  state: OtaState | null;
  /** Failed devices of the open campaign with this reason. */
  reason: OtaReason | null;
  search: string;
  family: number | null;
  /** Reported version of `versionKind`; an empty text for devices that haven't reported one. */
  version: string | null;
  versionKind: OtaKind | null;
}

/** Changes the view. */
export type SetOtaView = (change: Partial<OtaView>) => void;

/** Fleet status without filters. */
export const EMPTY_OTA_VIEW: OtaView = {
  ...{ tab: 'fleet', campaignId: null, state: null, reason: null, search: '', family: null },
  ...{ version: null, versionKind: null },
};

/** The view as parameters of a URL. */
export function encodeOta(view: OtaView): Record<string, string> {
  const { tab, campaignId, state, reason, search, family, version, versionKind } = view;
  return {
    ...(tab !== 'fleet' && { tab }),
    ...(campaignId !== null && { campaign: campaignId }),
    ...(state !== null && { state }),
    ...(reason !== null && { reason }),
    ...(search !== '' && { search }),
    ...(family !== null && { family: String(family) }),
    ...(version !== null && versionKind !== null && { version, of: versionKind }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeOta(params: Readonly<Record<string, string>>): OtaView {
  const family = Number(params.family);
  const versionKind = OTA_UPLOADS.find(({ id }) => id === params.of)?.id ?? null;
  const campaignId = /^[\da-f-]{36}$/i.test(params.campaign ?? '') ? (params.campaign ?? null) : null;
  return {
    tab: campaignId === null ? (OTA_TABS.find((tab) => tab === params.tab) ?? 'fleet') : 'campaigns',
    campaignId,
    state: OTA_STATES.find(({ id }) => id === params.state)?.id ?? null,
    reason: OTA_REASONS.find(({ id }) => id === params.reason)?.id ?? null,
    search: params.search ?? '',
    family: Number.isInteger(family) && family > 0 ? family : null,
    version: versionKind === null ? null : (params.version ?? null),
    versionKind: params.version === undefined ? null : versionKind,
  };
}
