/** One valid request per operation of the lab, with the ids of a fresh lab. */
export const REQUESTS = [
  { operationId: 'getMember', line: 'GET /members/me' },
  { operationId: 'listBooks', line: 'GET /books?genre=novel&page=1&perPage=20' },
  {
    operationId: 'createBook',
    line: 'POST /books',
    body: {
      title: 'The Lamp Mender',
      author: { name: 'Ina', born: 1961 },
      genre: 'novel',
      copies: 3,
      blurb: 'A lamp.',
    },
  },
  { operationId: 'getBook', line: 'GET /books/b1001' },
  { operationId: 'updateBook', line: 'PATCH /books/b1001', body: { title: 'The Tide Clock', copies: 4 } },
  { operationId: 'listLoans', line: 'GET /loans?page=1&perPage=20' },
  { operationId: 'createLoan', line: 'POST /loans', body: { bookId: 'b1001', days: 28, note: 'For Ina' } },
  { operationId: 'getLoan', line: 'GET /loans/n1007' },
  { operationId: 'renewLoan', line: 'POST /loans/n1007/renewals', body: { days: 3 } },
  { operationId: 'deleteBook', line: 'DELETE /books/b1006' },
  {
    operationId: 'createSession',
    line: 'POST /sessions',
    body: { email: 'mina@example.com', password: 'candle-light' },
  },
] as const

/** A request's response. */
export interface SentRequest {
  operationId: string
  status: number
  violations: string | null
  body: unknown
}

/** Sends the requests, directly or through a proxy, with a session cookie. */
export async function sendRequests(url: string, cookie: string): Promise<SentRequest[]> {
  const responses: SentRequest[] = []
  for (const { operationId, line, ...rest } of REQUESTS) {
    const [method = 'GET', path = '/'] = line.split(' ')
    const body = 'body' in rest ? JSON.stringify(rest.body) : undefined
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await fetch(url + path, { method, headers, body })
    const text = await response.text()
    const violations = response.headers.get('sl-violations')
    responses.push({
      operationId,
      status: response.status,
      violations,
      body: text === '' ? undefined : JSON.parse(text),
    })
  }
  return responses
}
