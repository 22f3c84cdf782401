import { getGetAppVersionUrl } from '#generated/http/app/get-app-version.ts'
import { configureApi, type ApiHeaders } from '#src/api/api-config.ts'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { requestFrom } from '#src/platform/bridge/bridge.ts'
import { reportMisfit } from '#src/platform/reports/error-report.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { Maintenance } from '../maintenance/maintenance.ts'
import type { PendingLogout } from '../session/pending-logout.ts'
import type { Session } from '../session/session.ts'
import type { RequestToasts } from '../toasts/request-toasts.ts'
import type { DeviceInfo } from './device-info.ts'

export interface ApiConnection {
  readonly device: DeviceInfo
  readonly stores: Pick<Stores, 'settings' | 'toasts'>
  readonly toasts: RequestToasts
  readonly session: Pick<Session, 'token' | 'onSessionInvalid'>
  readonly maintenance: Pick<Maintenance, 'onUnavailable'>
  readonly pendingLogout: Pick<PendingLogout, 'beforeRequest'>
}

/** Connects the HTTP client to the parts that give its headers and that its responses concern. */
export function connectApi({ device, stores, toasts, session, maintenance, pendingLogout }: ApiConnection): void {
  configureApi({
    headers: (): ApiHeaders => ({
      'Accept-Language': stores.settings.language,
      version: VERSION_LABEL,
      versionCode: device.versionCode(),
      deviceId: device.id(),
      requestFrom: requestFrom(),
    }),
    onSuccessMessage: toasts.success,
    onWrite: toasts.dismissFrom,
    onSessionInvalid: session.onSessionInvalid,
    onUnavailable: maintenance.onUnavailable,
    onMisfit: reportMisfit,
    onLoading: stores.toasts.beginLoading,
    sessionToken: session.token,
    probeUrl: getGetAppVersionUrl(),
    beforeRequest: (url) =>
      device.ready()?.then(() => pendingLogout.beforeRequest(url)) ?? pendingLogout.beforeRequest(url),
  })
}
