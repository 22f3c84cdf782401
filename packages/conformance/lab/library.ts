/** The lab's data, which lives as long as its server. */
export interface Author {
  name: string
  born?: number
}

export interface Book {
  id: string
  title: string
  author: Author
  genre: string
  copies: number
  /** The text on the cover; undefined if it was added without one. */
  blurb: string | undefined
  addedAt: string
}

export interface Member {
  id: string
  name: string
  email: string
  password: string
  joinedOn: string
}

export interface Loan {
  id: string
  memberId: string
  bookId: string
  days: number
  renewals: number
  lentOn: Date
  note?: string
}

/** The data of the library: books, members, loans, sessions. */
export class Library {
  readonly books = new Map<string, Book>()
  readonly loans = new Map<string, Loan>()
  /** Maps cookie values to members. */
  readonly sessions = new Map<string, Member>()
  readonly members: readonly Member[] = [
    { id: 'm1', name: 'Mina Reyes', email: 'mina@example.com', password: 'candle-light', joinedOn: '2021-03-04' },
    { id: 'm2', name: 'Tomas Uy', email: 'tomas@example.com', password: 'harbour-bell', joinedOn: '2023-11-20' },
  ]
  #number = 1000

  constructor() {
    for (const [index, [title, name, genre]] of SHELF.entries()) {
      const book = { title, author: { name, born: 1950 }, genre, copies: 3, blurb: `${title}, told by ${name}.` }
      this.addBook(book, new Date(Date.UTC(2024, 0, 1 + index)))
    }
    for (const member of this.members) {
      for (const book of [...this.books.values()].slice(0, 3))
        this.lend(member, { bookId: book.id, days: 14, note: 'Seeded' })
    }
  }

  addBook(book: Omit<Book, 'id' | 'addedAt'>, addedAt = new Date()): Book {
    const added = { ...book, id: this.#next('b'), addedAt: addedAt.toISOString() }
    this.books.set(added.id, added)
    return added
  }

  lend(member: Member, { bookId, days, note }: { bookId: string; days: number; note?: string | undefined }): Loan {
    const loan: Loan = { id: this.#next('n'), memberId: member.id, bookId, days, renewals: 0, lentOn: new Date() }
    if (note !== undefined) loan.note = note
    this.loans.set(loan.id, loan)
    return loan
  }

  getLoans(member: Member): Loan[] {
    return [...this.loans.values()].filter((loan) => loan.memberId === member.id)
  }

  /** Whether a loan waits for a copy. The earliest loan gets the copy. */
  isWaiting(loan: Loan): boolean {
    const rivals = [...this.loans.values()].filter((other) => other.bookId === loan.bookId)
    return rivals.indexOf(loan) >= (this.books.get(loan.bookId)?.copies ?? Number.POSITIVE_INFINITY)
  }

  #next(letter: string): string {
    this.#number += 1
    return `${letter}${this.#number}`
  }
}

const SHELF = [
  ['The Tide Clock', 'Ana Villar', 'novel'],
  ['Salt and Rice', 'Benigno Cruz', 'history'],
  ['Small Weather', 'Celia Ramos', 'poetry'],
  ['How Bridges Stand', 'Dario Lim', 'science'],
  ['The Carabao Who Read', 'Elena Santos', 'children'],
  ['Nine Lanterns', 'Felix Aquino', 'novel'],
] as const
