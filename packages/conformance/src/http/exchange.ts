/** A request and its response for a report. Secrets (cookies, passwords, OTPs, identity numbers) are already masked. */
export interface Exchange {
  request: {
    method: string
    url: string
    headers: { [name: string]: string }
    body?: string
    /** Set if the body is not shown whole. */
    isCut?: true
  }
  response: { status: number; headers: { [name: string]: string }; body: string; milliseconds: number } | null
  /** A shell command that repeats the request. */
  curl: string
  /** When it was sent, as an ISO time. */
  startedAt?: string
  /** The account whose session was sent: `account 1` is the first of the configuration. */
  account?: string
  /** Set if that session was not a live one. */
  session?: 'ended' | 'invalid'
}
