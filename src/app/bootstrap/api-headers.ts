import type { ApiHeaders } from '#src/api/api-config.ts'
import type { Language } from '#src/i18n/languages.ts'
import { VERSION_LABEL } from '#src/platform/app-version.ts'
import { requestFrom } from '#src/platform/bridge.ts'
import type { DeviceInfo } from './device-info.ts'

/** The five headers of every call. */
export function apiHeaders(device: Pick<DeviceInfo, 'id' | 'versionCode'>, language: Language): ApiHeaders {
  return {
    'Accept-Language': language,
    version: VERSION_LABEL,
    versionCode: device.versionCode(),
    deviceId: device.id(),
    requestFrom: requestFrom(),
  }
}
