import type { Language } from './languages.ts'
import type { resources as first } from './en-US/first.ts'
import type { rest } from './en-US/rest.ts'
import type { Resources, Translated } from './namespaces.ts'

/** The namespaces of which every page needs some. */
type FirstNamespace = keyof typeof first | keyof typeof rest

/** The others come with the screens that say them: `loadTexts` in their routes' loaders. */
export type LaterNamespace = Exclude<keyof Resources, FirstNamespace>

/** Each loads the module of its namespace, which has the texts by that name. */
type Later = {
  readonly [Name in LaterNamespace]: () => Promise<{ readonly [Own in Name]: Translated<Resources[Own]> }>
}

/** What the first page says of them: in one chunk a language, loaded before the first paint. */
export const FIRST_TEXTS: Record<Language, () => Promise<{ resources: Translated<typeof first> }>> = {
  'en-US': () => import('./en-US/first.ts'),
  'vi-VN': () => import('./vi-VN/first.ts'),
}

/** What they say beyond the first page: it comes with whatever is loaded later. */
export const REST_TEXTS: Record<Language, () => Promise<{ rest: Translated<typeof rest> }>> = {
  'en-US': () => import('./en-US/rest.ts'),
  'vi-VN': () => import('./vi-VN/rest.ts'),
}

export const LATER_TEXTS: Record<Language, Later> = {
  'en-US': {
    account: () => import('./en-US/account.ts'),
    age: () => import('./en-US/age.ts'),
    documents: () => import('./en-US/documents.ts'),
    inbox: () => import('./en-US/inbox.ts'),
    kyc: () => import('./en-US/kyc.ts'),
    overlays: () => import('./en-US/overlays.ts'),
    menu: () => import('./en-US/menu.ts'),
    support: () => import('./en-US/support.ts'),
    wallet: () => import('./en-US/wallet.ts'),
    bindWallet: () => import('./en-US/bind-wallet.ts'),
    exchange: () => import('./en-US/exchange.ts'),
    records: () => import('./en-US/records.ts'),
    withdraw: () => import('./en-US/withdraw.ts'),
  },
  'vi-VN': {
    account: () => import('./vi-VN/account.ts'),
    age: () => import('./vi-VN/age.ts'),
    documents: () => import('./vi-VN/documents.ts'),
    inbox: () => import('./vi-VN/inbox.ts'),
    kyc: () => import('./vi-VN/kyc.ts'),
    overlays: () => import('./vi-VN/overlays.ts'),
    menu: () => import('./vi-VN/menu.ts'),
    support: () => import('./vi-VN/support.ts'),
    wallet: () => import('./vi-VN/wallet.ts'),
    bindWallet: () => import('./vi-VN/bind-wallet.ts'),
    exchange: () => import('./vi-VN/exchange.ts'),
    records: () => import('./vi-VN/records.ts'),
    withdraw: () => import('./vi-VN/withdraw.ts'),
  },
}
