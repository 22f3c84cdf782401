import type { BaseValues } from './base-values.ts'

/** The fields of the details form by step, in the order of the page. */
const STEP_FIELDS = {
  document: ['idType', 'idNumber'],
  person: ['fullName', 'birthday', 'nationality', 'email'],
  address: [
    'presentLine',
    'presentCity',
    'presentProvince',
    'presentPostalCode',
    'isSameAddress',
    'permanentLine',
    'permanentCity',
    'permanentProvince',
    'permanentPostalCode',
  ],
  work: ['sourceOfIncome', 'occupation', 'gamingVenue'],
} as const satisfies Record<string, readonly (keyof BaseValues)[]>

/** One topic of the details. */
export type BaseStep = keyof typeof STEP_FIELDS

export const BASE_STEPS = Object.keys(STEP_FIELDS) as readonly BaseStep[]

/** The steps until everything can be submitted: the details, and the pictures as the last. */
export const FLOW_STEPS = BASE_STEPS.length + 1

/** The fields of a step. */
export function getFields(step: BaseStep): readonly (keyof BaseValues)[] {
  return STEP_FIELDS[step]
}

/** The first step with one of the fields; undefined if no step has one. */
export function findFirstStep(names: readonly string[]): BaseStep | undefined {
  return BASE_STEPS.find((step) => getFields(step).some((field) => names.includes(field)))
}
