import { getGetAppVersionQueryOptions } from '#generated/http/app/get-app-version.ts'

/** The newest version, to offer an update by (section 4 of the specification). */
export function appVersionQuery() {
  return getGetAppVersionQueryOptions()
}
