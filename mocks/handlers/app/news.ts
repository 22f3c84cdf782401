import { ANNOUNCEMENTS } from '../../data/announcements.ts'
import { FAQ_CATEGORIES, FAQS } from '../../data/faqs.ts'
import { toInstant } from '../../lib/time.ts'
import type { Handler, Handlers } from '../handler.ts'

const listFaqs: Handler<'listFaqs'> = ({ language }) =>
  FAQS.map(({ id, category, text }) => ({ id, category: FAQ_CATEGORIES[category][language], ...text[language] }))

const listAnnouncements: Handler<'listAnnouncements'> = ({ language, sandbox }) =>
  ANNOUNCEMENTS.map(({ id, age, maintenanceIn, text }) => ({
    id,
    ...text[language],
    publishedAt: toInstant(sandbox.beganAt - age),
    ...(maintenanceIn !== undefined && { maintenanceAt: toInstant(sandbox.beganAt + maintenanceIn) }),
  }))

// A conversion is returned once, here or with the balance.
const getFbEvent: Handler<'getFbEvent'> = ({ player }) => {
  const fbEvent = player.conversions.shift()
  return fbEvent === undefined ? {} : { fbEvent }
}

export const newsHandlers = { listFaqs, listAnnouncements, getFbEvent } satisfies Handlers
