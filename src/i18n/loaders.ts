import type { Language } from './languages.ts'
import type { resources as first } from './en-US/first.ts'
import type { rest } from './en-US/rest.ts'
import type { Resources, Translated } from './namespaces.ts'

/** The namespaces of which every page needs some. */
type FirstNamespace = keyof typeof first | keyof typeof rest

/** The others come with the screens that say them: `loadTexts` in their routes' loaders. */
export type LaterNamespace = Exclude<keyof Resources, FirstNamespace>

type Later = { readonly [Name in LaterNamespace]: () => Promise<Translated<Resources[Name]>> }

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
    account: async () => (await import('./en-US/account.ts')).account,
    age: async () => (await import('./en-US/age.ts')).age,
    documents: async () => (await import('./en-US/documents.ts')).documents,
    inbox: async () => (await import('./en-US/inbox.ts')).inbox,
    kyc: async () => (await import('./en-US/kyc.ts')).kyc,
    overlays: async () => (await import('./en-US/overlays.ts')).overlays,
    menu: async () => (await import('./en-US/menu.ts')).menu,
    support: async () => (await import('./en-US/support.ts')).support,
    wallet: async () => (await import('./en-US/wallet.ts')).wallet,
    bindWallet: async () => (await import('./en-US/bind-wallet.ts')).bindWallet,
    exchange: async () => (await import('./en-US/exchange.ts')).exchange,
    records: async () => (await import('./en-US/records.ts')).records,
    withdraw: async () => (await import('./en-US/withdraw.ts')).withdraw,
  },
  'vi-VN': {
    account: async () => (await import('./vi-VN/account.ts')).account,
    age: async () => (await import('./vi-VN/age.ts')).age,
    documents: async () => (await import('./vi-VN/documents.ts')).documents,
    inbox: async () => (await import('./vi-VN/inbox.ts')).inbox,
    kyc: async () => (await import('./vi-VN/kyc.ts')).kyc,
    overlays: async () => (await import('./vi-VN/overlays.ts')).overlays,
    menu: async () => (await import('./vi-VN/menu.ts')).menu,
    support: async () => (await import('./vi-VN/support.ts')).support,
    wallet: async () => (await import('./vi-VN/wallet.ts')).wallet,
    bindWallet: async () => (await import('./vi-VN/bind-wallet.ts')).bindWallet,
    exchange: async () => (await import('./vi-VN/exchange.ts')).exchange,
    records: async () => (await import('./vi-VN/records.ts')).records,
    withdraw: async () => (await import('./vi-VN/withdraw.ts')).withdraw,
  },
}
