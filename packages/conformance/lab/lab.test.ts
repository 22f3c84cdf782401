import { afterEach, describe, expect, it } from 'vitest'
import type { FaultName } from './faults.ts'
import { FAULT_NAMES, getFault, MORE_FAULT_NAMES } from './faults.ts'
import type { LabResponse, RunningLab } from './lab-client.ts'
import { startLab } from './lab-client.ts'
import { getViolations } from './lab-document.ts'

const BOOK = { title: 'T', author: { name: 'A' }, genre: 'novel', copies: 1 }

const labs: RunningLab[] = []

async function openLab(faults: FaultName[] = []): Promise<{ lab: RunningLab; card: string }> {
  const lab = await startLab(faults)
  labs.push(lab)
  return { lab, card: await lab.enter() }
}

afterEach(async () => {
  await Promise.all(labs.splice(0).map((lab) => lab.close()))
})

/** Calls every operation that may have a fault. Returns the responses by name. */
async function visitAll(faults: FaultName[] = []) {
  const { lab, card } = await openLab(faults)
  const plain = await lab.send('createBook', 'POST /books', { card, body: BOOK })
  const id = String(at(plain, 'id'))
  const other = await lab.enter('tomas@example.com', 'harbour-bell')
  return {
    otherMember: await lab.send('getMember', 'GET /members/me', { card: other }),
    otherLoans: await lab.send('listLoans', 'GET /loans', { card: other }),
    foreign: await lab.send('getMember', 'GET /members/me', { card, headers: { origin: 'http://evil.example' } }),
    member: await lab.send('getMember', 'GET /members/me', { card }),
    books: await lab.send('listBooks', 'GET /books?genre=novel&page=1&perPage=2'),
    second: await lab.send('listBooks', 'GET /books?page=2&perPage=2'),
    foreignLoan: await lab.send('getLoan', 'GET /loans/n1010', { card }),
    seeded: await lab.send('getBook', 'GET /books/b1001'),
    plain,
    read: await lab.send('getBook', `GET /books/${id}`),
    changed: await lab.send('updateBook', `PATCH /books/${id}`, { card, body: { copies: 99 } }),
    unknown: await lab.send('getBook', 'GET /books/b9999'),
    untitled: await lab.send('createBook', 'POST /books', { card, body: { ...BOOK, title: '' } }),
    lent: await lab.send('createLoan', 'POST /loans', { card, body: { bookId: 'b1001', days: 27 } }),
    longest: await lab.send('createLoan', 'POST /loans', { card, body: { bookId: 'b1001', days: 28, note: '' } }),
    tooLong: await lab.send('createLoan', 'POST /loans', { card, body: { bookId: 'b1001', days: 29 } }),
    loans: await lab.send('listLoans', 'GET /loans', { card }),
    intruder: await lab.send('listLoans', 'GET /loans'),
    keptOut: await lab.send('deleteBook', `DELETE /books/${id}`),
    kept: await lab.send('getBook', `GET /books/${id}`),
    deleted: await lab.send('deleteBook', `DELETE /books/${id}`, { card }),
    gone: await lab.send('getBook', `GET /books/${id}`),
    left: await lab.send('deleteSession', 'DELETE /sessions/current', { card }),
    dead: await lab.send('getMember', 'GET /members/me', { card }),
  }
}

type Visit = Awaited<ReturnType<typeof visitAll>>

function at(response: LabResponse, field: string): unknown {
  const { result } = response.body as { result?: { [name: string]: unknown } }
  return result?.[field]
}

describe('the healthy lab', () => {
  it('matches its document in every response', async () => {
    const responses = await visitAll()
    expect(Object.values(responses).flatMap((response) => getViolations(response))).toEqual([])
    const { plain, read, unknown, untitled, longest, tooLong, intruder, deleted, gone, left, dead } = responses
    const statuses = [plain, read, unknown, untitled, longest, tooLong, intruder, deleted, gone, left, dead]
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 404, 422, 201, 422, 401, 204, 404, 204, 401])
    expect(at(read, 'blurb')).toBe('')
    expect(at(responses.changed, 'copies')).toBe(99)
  })

  it('refuses undocumented requests in its envelope', async () => {
    const { lab, card } = await openLab()
    const responses = [
      await lab.send('createBook', 'POST /books', { card, body: '{"title":' }),
      await lab.send('createBook', 'POST /books', { card, body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      await lab.send('createBook', 'POST /books', { card, body: { ...BOOK, blurb: 'x'.repeat(70_000) } }),
      await lab.send('createBook', 'POST /books', { card, body: BOOK, headers: { origin: 'http://evil.example' } }),
      await lab.send('listBooks', 'PUT /books'),
      await lab.send('getBook', 'GET /books/%ff'),
      await lab.send('listBooks', 'GET /books?perPage=51'),
    ]
    expect(responses.map(({ status }) => status)).toEqual([400, 415, 413, 403, 405, 404, 422])
    expect(responses.flatMap((response) => getViolations(response))).toEqual([])
  })

  it('separates members, and renews a loan three times at most', async () => {
    const { lab, card } = await openLab()
    expect((await lab.send('getLoan', 'GET /loans/n1010', { card })).status).toBe(404)
    const renew = () => lab.send('renewLoan', 'POST /loans/n1007/renewals', { card, body: { days: 14 } })
    const statuses = [await renew(), await renew(), await renew(), await renew()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 409])
  })
})

/** How each fault shows in the responses. All other responses stay as in the healthy lab. */
const SHOWS: { [name in FaultName]: (responses: Visit) => unknown } = {
  'nested-field-missing': ({ seeded }) =>
    getViolations(seeded).join() === "/result/author must have required property 'name'",
  'wrong-type': ({ books }) => getViolations(books).join().startsWith('/result/items/0/copies must be integer'),
  'wrong-2xx': ({ lent }) => getViolations(lent).join() === 'status 200 is not documented',
  'unknown-enum': ({ loans }) =>
    getViolations(loans).join().startsWith('/result/items/0/status must be equal to one of'),
  'bad-input-accepted': ({ untitled }) => untitled.status === 201,
  'wrong-content-type': ({ member }) => getViolations(member).join() === 'content type text/html; charset=utf-8',
  // No validator finds this fault, because the response fits the document.
  'envelope-lie': ({ seeded }) =>
    getViolations(seeded).length === 0 && JSON.stringify(seeded.body).includes('"ok":false'),
  'delete-keeps': ({ deleted, gone }) => deleted.status === 204 && gone.status === 200,
  'boundary-only': ({ lent, longest }) => lent.status === 201 && longest.status === 422,
  'undocumented-field': ({ member }) => getViolations(member).join() === '/result must NOT have unevaluated properties',
  'session-ignored': ({ intruder }) => intruder.status === 200,
  'error-outside-envelope': ({ unknown }) => getViolations(unknown).length > 0,
  'refused-and-deleted': ({ keptOut, kept }) => keptOut.status === 401 && kept.status === 404,
  'one-member-for-all': ({ otherMember }) => at(otherMember, 'id') === 'm1',
  'loans-of-all': ({ otherLoans }) => at(otherLoans, 'total') === 6,
  'shared-with-all': ({ foreign }) => foreign.allowedOrigin === 'http://evil.example',
  'filter-ignored': ({ books }) => at(books, 'total') === 7,
  'order-reversed': ({ books }) => !JSON.stringify(at(books, 'items')).startsWith('[{"id":"b1001"'),
  'change-lost': ({ kept }) => at(kept, 'copies') === 1,
  'page-repeats': ({ second }) => JSON.stringify(at(second, 'items')).startsWith('[{"id":"b1001"'),
  'database-text': ({ untitled }) => JSON.stringify(untitled.body).includes('violates'),
  'loan-lost': ({ loans }) => at(loans, 'total') === 3,
  'foreign-loan': ({ foreignLoan }) => foreignLoan.status === 200,
  'null-for-some': ({ seeded, read }) =>
    getViolations(seeded).length === 0 && getViolations(read).join() === '/result/blurb must be string',
}

describe('a faulty lab', () => {
  it.each([...FAULT_NAMES, ...MORE_FAULT_NAMES])('has %s only in its operation', async (fault) => {
    const [healthy, faulty] = [await visitAll(), await visitAll([fault])]
    expect(SHOWS[fault](faulty)).toBe(true)
    expect(SHOWS[fault](healthy)).toBe(false)
    const strange = Object.values(faulty).filter((response) => getViolations(response).length > 0)
    expect(strange.filter(({ operationId }) => operationId !== getFault(fault).operationId)).toEqual([])
  })
})
