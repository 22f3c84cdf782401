/** The initial states of a sandbox. */
export const SCENARIOS = [
  { name: 'default', about: '120 games, the personas and their history' },
  { name: '5000games', about: 'the same with 5,000 games, for long lists' },
  {
    name: 'operator',
    about:
      'the operator has documents of its own, no download banner, no offer to visitors, no optional part, and a newer version',
  },
  { name: 'nofeatures', about: 'the server has no optional part: responsible play is off' },
] as const

export type Scenario = (typeof SCENARIOS)[number]['name']

/** The scenarios whose server has no optional part of the document. */
export const FEATURELESS_SCENARIOS: readonly Scenario[] = ['operator', 'nofeatures']

export function isScenario(value: unknown): value is Scenario {
  return SCENARIOS.some(({ name }) => name === value)
}
