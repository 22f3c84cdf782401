import { getGetAppVersionQueryOptions } from '#generated/http/app/app.ts'

/** The newest version, to offer an update by (section 4 of the specification). */
export function appVersionQuery() {
  return getGetAppVersionQueryOptions()
}
