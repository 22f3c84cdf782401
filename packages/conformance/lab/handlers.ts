import { randomBytes } from 'node:crypto'
import type { Result } from './result.ts'
import { Refusal } from './result.ts'
import type { FaultName } from './faults.ts'
import type { Fields } from './input.ts'
import { getChoice, invalid, readObject, readOptional, readText, readWhole, readWholeFromQuery } from './input.ts'
import type { Book, Library, Loan, Member } from './library.ts'

const GENRES = ['novel', 'poetry', 'history', 'science', 'children']
const DAY = 24 * 60 * 60 * 1000

/** What a handler needs of a request. */
export interface Visit {
  library: Library
  has(fault: FaultName): boolean
  member: Member | undefined
  /** The value of the session cookie. */
  card: string
  query: URLSearchParams
  /** The variable part of the path. */
  id: string
  fields: Fields
}

export function createSession({ library, fields }: Visit): Result {
  const email = readText(fields, 'email', 3, 80)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'an address')
  const password = readText(fields, 'password', 8, 40)
  const member = library.members.find((candidate) => candidate.email === email && candidate.password === password)
  if (member === undefined) throw new Refusal(401, 'wrong_credentials', 'No member has this address and password.')
  const card = randomBytes(16).toString('hex')
  library.sessions.set(card, member)
  const headers = { 'set-cookie': `library_card=${card}; Path=/; HttpOnly; SameSite=Lax` }
  return { status: 201, result: shownMember(member), headers }
}

export function deleteSession({ library, card }: Visit): Result {
  library.sessions.delete(card)
  return { status: 204, headers: { 'set-cookie': 'library_card=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0' } }
}

export function getMember(visit: Visit): Result {
  const own = findMember(visit)
  const member = visit.has('one-member-for-all') ? (visit.library.members[0] ?? own) : own
  const shown = shownMember(member)
  const result = visit.has('undocumented-field') ? { ...shown, passwordHash: 'b1946ac92492d234' } : shown
  if (!visit.has('wrong-content-type')) return { status: 200, result }
  return { status: 200, result, headers: { 'content-type': 'text/html; charset=utf-8' } }
}

export function listBooks(visit: Visit): Result {
  const { library, query, has } = visit
  const genre = query.get('genre') ?? undefined
  const wanted = readOptional({ genre }, 'genre', () => getChoice({ genre }, 'genre', GENRES))
  const isWanted = (genre: string): boolean => wanted === undefined || genre === wanted || has('filter-ignored')
  const found = [...library.books.values()].filter((book) => isWanted(book.genre))
  const books = has('order-reversed') ? found.toReversed() : found
  const shown = books.map((book) => {
    const plain = shownBook({ ...book, blurb: book.blurb ?? '' })
    return has('wrong-type') ? { ...plain, copies: String(book.copies) } : plain
  })
  return { status: 200, result: getPage(has('page-repeats') ? withoutPage(query) : query, shown) }
}

export function createBook(visit: Visit): Result {
  try {
    return addBook(visit)
  } catch (error) {
    if (!visit.has('database-text') || !(error instanceof Refusal)) throw error
    throw new Refusal(
      error.status,
      error.code,
      'new row for relation "books" violates check constraint "title"',
      error.field,
    )
  }
}

function addBook({ library, fields, has }: Visit): Result {
  const author = readObject(fields, 'author')
  const born = readOptional(author, 'born', () => readWhole(author, 'born', 1000, 2020))
  const name = readText(author, 'name', 1, 80)
  const book = library.addBook({
    title: readText(fields, 'title', has('bad-input-accepted') ? 0 : 1, 100),
    author: born === undefined ? { name } : { name, born },
    genre: getChoice(fields, 'genre', GENRES),
    copies: readWhole(fields, 'copies', 1, 99),
    blurb: readOptional(fields, 'blurb', () => readText(fields, 'blurb', 0, 300)),
  })
  return { status: 201, result: shownBook({ ...book, blurb: book.blurb ?? '' }) }
}

export function getBook(visit: Visit): Result {
  const { id, has } = visit
  const known = visit.library.books.get(id)
  if (known === undefined && has('error-outside-envelope')) {
    return { status: 404, instead: { statusCode: 404, message: `Cannot GET /books/${id}` } }
  }
  const book = findBook(visit)
  if (has('envelope-lie')) {
    return { status: 200, instead: { ok: false, error: { code: 'not_found', message: 'There is no such book.' } } }
  }
  const shown = shownBook({ ...book, blurb: book.blurb ?? '' })
  if (has('nested-field-missing')) return { status: 200, result: { ...shown, author: { born: 1950 } } }
  if (has('null-for-some') && book.blurb === undefined) return { status: 200, result: { ...shown, blurb: null } }
  return { status: 200, result: shown }
}

export function updateBook(visit: Visit): Result {
  const { fields, library } = visit
  const book = findBook(visit)
  if (Object.keys(fields).length === 0) throw new Refusal(422, 'invalid', 'Nothing is to be changed.')
  const title = readOptional(fields, 'title', () => readText(fields, 'title', 1, 100)) ?? book.title
  const copies = readOptional(fields, 'copies', () => readWhole(fields, 'copies', 1, 99)) ?? book.copies
  const changed = { ...book, title, copies }
  if (!visit.has('change-lost')) library.books.set(book.id, changed)
  return { status: 200, result: shownBook({ ...changed, blurb: changed.blurb ?? '' }) }
}

export function deleteBook(visit: Visit): Result {
  const book = findBook(visit)
  if (!visit.has('delete-keeps')) visit.library.books.delete(book.id)
  return { status: 204 }
}

export function listLoans(visit: Visit): Result {
  const { library, query, has } = visit
  const member = visit.member ?? (has('session-ignored') ? library.members[0] : undefined)
  const own = library.getLoans(findMember({ ...visit, member }))
  const loans = (has('loans-of-all') ? [...library.loans.values()] : own).map((loan) => shownLoan(library, loan))
  const shown = has('unknown-enum') ? loans.map((loan) => ({ ...loan, status: 'lent' })) : loans
  return { status: 200, result: getPage(query, shown) }
}

export function createLoan(visit: Visit): Result {
  const { library, fields, has } = visit
  const member = findMember(visit)
  const bookId = readText(fields, 'bookId', 5, 5)
  if (!/^b\d{4}$/.test(bookId)) throw invalid('bookId', 'the number of a book')
  const days = readWhole(fields, 'days', 1, has('boundary-only') ? 27 : 28)
  const note = readOptional(fields, 'note', () => readText(fields, 'note', 0, 120))
  if (!library.books.has(bookId)) throw new Refusal(404, 'not_found', 'There is no such book.', 'bookId')
  const loan = library.lend(member, { bookId, days, note })
  if (has('loan-lost')) library.loans.delete(loan.id)
  return { status: has('wrong-2xx') ? 200 : 201, result: shownLoan(library, loan) }
}

export function getLoan(visit: Visit): Result {
  return { status: 200, result: shownLoan(visit.library, findLoan(visit)) }
}

export function renewLoan(visit: Visit): Result {
  const days = readWhole(visit.fields, 'days', 1, 14)
  const loan = findLoan(visit)
  if (loan.renewals >= 3) throw new Refusal(409, 'renewed_too_often', 'A loan is renewed three times at most.')
  loan.renewals += 1
  loan.days += days
  return { status: 200, result: shownLoan(visit.library, loan) }
}

function findMember({ member }: Visit): Member {
  if (member === undefined) throw new Refusal(401, 'session_needed', 'Show your card first.')
  return member
}

function findBook({ library, id }: Visit): Book {
  const book = library.books.get(id)
  if (book === undefined) throw new Refusal(404, 'not_found', 'There is no such book.')
  return book
}

/** Responds the same for another member's loan as for an unknown one. */
function findLoan(visit: Visit): Loan {
  const loan = visit.library.loans.get(visit.id)
  const isOwn = loan?.memberId === findMember(visit).id
  if (loan === undefined || (!isOwn && !visit.has('foreign-loan'))) {
    throw new Refusal(404, 'not_found', 'There is no such loan.')
  }
  return loan
}

function withoutPage(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'page'))
}

function getPage<T>(query: URLSearchParams, all: readonly T[]): { items: T[]; total: number } {
  const page = readWholeFromQuery(query, 'page', 1, 999_999_999)
  const perPage = readWholeFromQuery(query, 'perPage', 20, 50)
  return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length }
}

function shownMember({ id, name, email, joinedOn }: Member) {
  return { id, name, email, joinedOn }
}

function shownBook({ id, title, author, genre, copies, blurb, addedAt }: Book) {
  return { id, title, author, genre, copies, blurb, addedAt }
}

function shownLoan(library: Library, loan: Loan) {
  const { id, bookId, days, renewals, note } = loan
  const dueOn = new Date(loan.lentOn.getTime() + days * DAY).toISOString().slice(0, 10)
  const status = library.isWaiting(loan) ? 'waiting' : 'active'
  return { id, bookId, days, status, renewals, dueOn, ...(note === undefined ? {} : { note }) }
}
