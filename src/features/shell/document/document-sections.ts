import type { Resources } from '#src/i18n/namespaces.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'

/** The key of a whole text in the namespace `documents`. */
type DocumentKey = Exclude<
  keyof Resources['documents'],
  'frameLabel' | 'updated' | `methodTerms${string}` | `walletTerms${string}`
>

/** A heading with its text. */
export interface DocumentSection {
  readonly heading: DocumentKey
  readonly text: readonly DocumentKey[]
  /** A list below the text. */
  readonly after?: 'restrictedPersons' | 'help' | 'methods' | 'wallet'
}

const WHO: DocumentSection = { heading: 'whoTitle', text: ['whoAge', 'whoRestricted'], after: 'restrictedPersons' }

/** The built-in texts, a draft for the operator's lawyers. */
export const DOCUMENT_SECTIONS: Record<DocumentName, readonly DocumentSection[]> = {
  termsOfUse: [
    WHO,
    { heading: 'accountTitle', text: ['accountOne', 'accountDevice', 'accountPassword'] },
    { heading: 'kycTitle', text: ['kycDeadline', 'kycSuspended'] },
    { heading: 'depositTitle', text: ['depositFirst', 'depositMethods', 'depositCurrency'], after: 'methods' },
    { heading: 'withdrawalTitle', text: ['withdrawalTurnover', 'withdrawalLeast'], after: 'wallet' },
    { heading: 'retentionTitle', text: ['retentionText'] },
  ],
  privacyPolicy: [
    { heading: 'dataTitle', text: ['dataAccount', 'dataDevice'] },
    { heading: 'purposeTitle', text: ['purposeText'] },
    { heading: 'sharedTitle', text: ['sharedText'] },
    { heading: 'retentionTitle', text: ['retentionText'] },
    { heading: 'rightsTitle', text: ['rightsText'] },
  ],
  // Help comes first: who opens this text may need it.
  responsibleGaming: [
    { heading: 'helpTitle', text: ['helpIntro'], after: 'help' },
    { heading: 'exclusionTitle', text: ['exclusionText'] },
    { heading: 'limitsTitle', text: ['limitsMoney', 'limitsChase', 'limitsBreak'] },
    WHO,
  ],
}
