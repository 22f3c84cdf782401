import type { Handlers, Payload } from '../../http/call.ts'
import { toPesos } from '../../money.ts'
import { takeFbEvent } from '../money/balance.ts'
import { WELCOME_COUPON } from '../money/methods.ts'
import { FAQS } from './faqs.ts'
import { readOperatorSetting } from './operator-settings.ts'

export const appHandlers = {
  getConfig: async ({ tx, features }) => ({
    ...(await readOperatorSetting(tx, 'config')),
    firstDepositOffer: {
      bonusPercent: WELCOME_COUPON.bonusPercent,
      bonusMax: toPesos(WELCOME_COUPON.bonusMax),
      minDeposit: toPesos(WELCOME_COUPON.minDeposit),
      turnoverMultiple: WELCOME_COUPON.turnoverMultiple,
      termsUrl: await readOperatorSetting(tx, 'offerTerms'),
    },
    features: [...features] as Payload<'getConfig'>['features'],
  }),

  getAppVersion: ({ tx }) => readOperatorSetting(tx, 'appVersion'),

  listFaqs: ({ language }) =>
    FAQS.map(({ id, category, question, answer }) => ({
      id,
      category: category[language],
      question: question[language],
      answer: answer[language],
    })),

  listAnnouncements: async ({ tx, language, now }) => {
    const rows = await tx
      .selectFrom('announcement')
      .selectAll()
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
    return rows.map((one) => ({
      id: `N${one.id}`,
      title: one.title[language],
      content: one.content[language],
      publishedAt: one.published_at.toISOString(),
      ...(one.maintenance_at === null ? {} : { maintenanceAt: one.maintenance_at.toISOString() }),
    }))
  },

  getFbEvent: ({ tx, account }) => takeFbEvent(tx, account.id),
} satisfies Handlers
