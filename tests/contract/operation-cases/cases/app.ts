import { getAppVersion } from '#generated/http/app/get-app-version.ts'
import { getConfig } from '#generated/http/app/get-config.ts'
import { getFbEvent } from '#generated/http/app/get-fb-event.ts'
import { listAnnouncements } from '#generated/http/app/list-announcements.ts'
import { listFaqs } from '#generated/http/app/list-faqs.ts'
import type { OperationCases } from '../operation-case.ts'

export const APP_CASES: OperationCases<'app'> = {
  getConfig: { success: () => getConfig(), failures: {} },
  getAppVersion: { success: () => getAppVersion(), failures: {} },
  listFaqs: { success: () => listFaqs(), failures: {} },
  listAnnouncements: { success: () => listAnnouncements(), failures: {} },
  getFbEvent: { success: () => getFbEvent(), failures: {} },
}
