import type Resources from '#generated/i18n/resources.d.ts'

/** All English texts, by namespace. */
export type { Resources }

/** A file of `locales/<language>/`. */
export type Namespace = keyof Resources

/** Keys of the error catalog. */
export type ErrorKey = keyof Resources['errors']

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    strictKeyChecks: true
    resources: Resources
  }
}
