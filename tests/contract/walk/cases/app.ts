import * as app from '#generated/http/app/app.ts'
import type { WalkCases } from '../walk-case.ts'

export const APP_CASES: WalkCases<'app'> = {
  getConfig: { success: () => app.getConfig(), failures: {} },
  getAppVersion: { success: () => app.getAppVersion(), failures: {} },
  listFaqs: { success: () => app.listFaqs(), failures: {} },
  listAnnouncements: { success: () => app.listAnnouncements(), failures: {} },
  getFbEvent: { success: () => app.getFbEvent(), failures: {} },
}
