import type { ApiHeaders } from '#src/api/api-config.ts'
import type { Language } from '#src/i18n/languages.ts'
import { VERSION_CODE, VERSION_LABEL } from '#src/platform/app-version.ts'
import { requestFrom } from '#src/platform/bridge.ts'
import { getDeviceId } from '#src/platform/device.ts'
import type { AppStorage } from '#src/platform/storage.ts'

/** The five headers of every call (section 7 of the specification). */
export function apiHeaders(storage: AppStorage, language: Language): ApiHeaders {
  return {
    'Accept-Language': language,
    version: VERSION_LABEL,
    versionCode: VERSION_CODE,
    deviceId: getDeviceId(storage),
    requestFrom: requestFrom(),
  }
}
