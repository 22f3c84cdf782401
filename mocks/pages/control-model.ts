/** What the control page is made of. Its parts are read again by the page's own script through `/__mock/…`. */
export interface ControlModel {
  /** The id of the world that the page acts on. */
  world: string
  /** What it began as, and what new worlds may begin as. */
  scenario: string
  scenarios: { name: string; about: string }[]
  personas: { username: string; password: string; about: string }[]
  operations: { id: string; method: string; path: string; codes: { code: number; name: string }[] }[]
  faults: { operationId: string; times: number; after?: boolean; fault: { kind: string } }[]
  events: string[]
  clockOffsetMs: number
  nonce?: string
}
