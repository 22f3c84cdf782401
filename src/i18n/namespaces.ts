/*
 * How to add a namespace (one a feature):
 * 1. `en-US/<name>.ts` exports `const <name> = { … } as const`. Values in braces, `{{min}}`, become typed parameters.
 * 2. `vi-VN/<name>.ts` exports `const <name>: Translated<typeof source> = { … }`, with `source` the English one.
 * 3. One line in `en-US/all.ts`, and the same one in `vi-VN/all.ts`, which does not compile without it.
 * 4. A line for each language in `loaders.ts`, and `loader: () => loadTexts('<name>')` in the routes that say it: texts
 *    come with their screens. Only what the first page says stands in `first.ts`; what else its namespaces say stands
 *    in `rest.ts`, and comes with any `loadTexts()`.
 * Then `useTranslation('<name>')` knows its keys; `useTranslation(['<name>', 'errors'])` also `t('errors:offline')`.
 * Texts name the product as `{{product}}`, given as `PRODUCT_NAME`, since an operator may rename it.
 */
import type { resources } from './en-US/all.ts'

/** All texts of one language, by namespace; the English ones say which there are. */
export type Resources = typeof resources

/** The same keys with texts of another language. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}

/** Keys of the error catalogue. */
export type ErrorKey = keyof Resources['errors']

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    strictKeyChecks: true
    resources: Resources
  }
}
