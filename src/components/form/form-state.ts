import { toApiError } from '#src/api/api-error.ts'
import type { Problem } from './problem.ts'

/** What a form holds: texts, and ticks. */
export type FormValues = Readonly<Record<string, string | boolean>>

/**
 * One rule a field, in the order in which the fields stand: the first invalid one gets the focus. A rule may look at the
 * other fields too, as that of a repeated password does.
 */
export type FormRules<Values extends FormValues> = {
  readonly [Name in keyof Values]: (value: Values[Name], values: Values) => Problem | undefined
}

/** The codes of a call as `generated/http/codes.ts` has them. */
export type FieldCodes = Readonly<Record<string, { readonly code: number; readonly field?: string | null }>>

export interface FormState<Values extends FormValues> {
  readonly values: Values
  /** Fields whose problems show: left with something in them, or all after an attempt to send. */
  readonly visited: ReadonlySet<keyof Values>
  /** What the server said of a field; gone as soon as that field changes. */
  readonly refused: ReadonlyMap<keyof Values, Problem>
}

export function startForm<Values extends FormValues>(values: Values): FormState<Values> {
  return { values, visited: new Set(), refused: new Map() }
}

/** A field was typed in or ticked. */
export function changeField<Values extends FormValues, Name extends keyof Values>(
  state: FormState<Values>,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  const refused = new Map(state.refused)
  refused.delete(name)
  return { ...state, values: { ...state.values, [name]: value }, refused }
}

/** A field was left. An empty one is not complained about until the player tries to send. */
export function leaveField<Values extends FormValues>(state: FormState<Values>, name: keyof Values): FormState<Values> {
  if (state.values[name] === '' || state.values[name] === false || state.visited.has(name)) return state
  return { ...state, visited: new Set([...state.visited, name]) }
}

/** The player tried to send: every problem shows. */
export function visitAll<Values extends FormValues>(state: FormState<Values>): FormState<Values> {
  return { ...state, visited: new Set(Object.keys(state.values)) }
}

/** The server refused one field. What was typed stays. */
export function refuseField<Values extends FormValues>(
  state: FormState<Values>,
  name: keyof Values,
  problem: Problem,
): FormState<Values> {
  return {
    ...state,
    visited: new Set([...state.visited, name]),
    refused: new Map([...state.refused, [name, problem]]),
  }
}

/** The problem that shows beside a field, if one does. */
export function problemOf<Values extends FormValues, Name extends keyof Values>(
  state: FormState<Values>,
  rules: FormRules<Values>,
  name: Name,
): Problem | undefined {
  if (!state.visited.has(name)) return undefined
  return rules[name](state.values[name], state.values) ?? state.refused.get(name)
}

/** The first field, in the order of the rules, that its rule does not let pass. */
export function firstInvalid<Values extends FormValues>(
  values: Values,
  rules: FormRules<Values>,
): keyof Values | undefined {
  const names: (keyof Values)[] = Object.keys(rules)
  return names.find((name) => rules[name](values[name], values) !== undefined)
}

/**
 * Which field a failed call complains about, and in which words (`x-codes` of the document). Undefined where it is
 * not about one field of this form: the notice alone tells it then.
 */
export function refusalOf<Values extends FormValues>(
  error: unknown,
  codes: FieldCodes,
  values: Values,
): { name: keyof Values; problem: Problem } | undefined {
  const { code, msg } = toApiError(error)
  const field = Object.values(codes).find((entry) => entry.code === code)?.field ?? undefined
  if (field === undefined || !(field in values)) return undefined
  return { name: field, problem: msg === '' ? { key: 'errors:formatIncorrect' } : { text: msg } }
}
