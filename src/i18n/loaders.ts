import type { Language } from './languages.ts'
import type { Resources, Translated } from './namespaces.ts'

/** The namespaces of which every page needs some: in one chunk a language, loaded before the first paint. */
type FirstNamespace = 'common' | 'errors' | 'games' | 'msg' | 'shell'

/** The others come with the screens that say them: `loadTexts` in their routes' loaders. */
export type LaterNamespace = Exclude<keyof Resources, FirstNamespace>

type First = Translated<Pick<Resources, FirstNamespace>>
type Later = { readonly [Name in LaterNamespace]: () => Promise<Translated<Resources[Name]>> }

export const FIRST_TEXTS: Record<Language, () => Promise<{ resources: First }>> = {
  'en-US': () => import('./en-US/first.ts'),
  'vi-VN': () => import('./vi-VN/first.ts'),
}

export const LATER_TEXTS: Record<Language, Later> = {
  'en-US': {
    account: async () => (await import('./en-US/account.ts')).account,
    inbox: async () => (await import('./en-US/inbox.ts')).inbox,
    wallet: async () => (await import('./en-US/wallet.ts')).wallet,
  },
  'vi-VN': {
    account: async () => (await import('./vi-VN/account.ts')).account,
    inbox: async () => (await import('./vi-VN/inbox.ts')).inbox,
    wallet: async () => (await import('./vi-VN/wallet.ts')).wallet,
  },
}
