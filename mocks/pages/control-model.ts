/** An event that the server may send by itself, with the content of its first example. */
export interface EventExample {
  event: string
  content: unknown
}

/** The data of the control page. Its script reloads the parts through `/__mock/…`. */
export interface ControlModel {
  /** The id of the page's sandbox. */
  sandbox: string
  /** Its scenario, and the scenarios of new sandboxes. */
  scenario: string
  scenarios: { name: string; about: string }[]
  personas: { username: string; password: string; about: string }[]
  operations: { id: string; method: string; path: string; codes: { code: number; name: string }[] }[]
  faults: { operationId: string; times: number; after?: boolean; fault: { kind: string } }[]
  events: EventExample[]
  clockOffsetMs: number
  nonce?: string
}
