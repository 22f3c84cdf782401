import { i18n } from '#src/i18n/i18n.ts'
import type { Notices } from './notices.ts'

/** A call may fail before the first texts are loaded; its notice then waits for the words to say it in. */
export function onceTextsAreThere(notices: Notices): Notices {
  return {
    ...notices,
    failure(error) {
      if (i18n.isInitialized) notices.failure(error)
      else i18n.on('initialized', () => notices.failure(error))
    },
  }
}
