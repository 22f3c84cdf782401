interface Fault {
  operationId: string
  shows: string
}

/** Common faults of HTTP servers, most of them visible in one response. The lab plants one at a time. */
export const FAULTS = {
  'nested-field-missing': {
    operationId: 'getBook',
    shows: 'A book lacks the name of its author, a required field one level down.',
  },
  'wrong-type': { operationId: 'listBooks', shows: 'The copies of a listed book are a string instead of a number.' },
  'wrong-2xx': { operationId: 'createLoan', shows: 'A new loan returns 200 instead of 201.' },
  'unknown-enum': {
    operationId: 'listLoans',
    shows: 'A loan has the status "lent", which the document does not have.',
  },
  'bad-input-accepted': { operationId: 'createBook', shows: 'A book with an empty title is accepted.' },
  'wrong-content-type': { operationId: 'getMember', shows: 'The response is JSON with content type text/html.' },
  'envelope-lie': {
    operationId: 'getBook',
    shows: 'HTTP 200 with ok: false, "no such book", for a book that is there.',
  },
  'delete-keeps': { operationId: 'deleteBook', shows: 'Deleting a book returns 204 without deleting it.' },
  'boundary-only': { operationId: 'createLoan', shows: 'A loan of 28 days, exactly the limit, is refused.' },
  'undocumented-field': { operationId: 'getMember', shows: 'The response also contains the password hash.' },
  'session-ignored': { operationId: 'listLoans', shows: 'Loans are readable without a session.' },
  'error-outside-envelope': {
    operationId: 'getBook',
    shows: 'The error for an unknown book has the shape of a framework, not the envelope.',
  },
  'null-for-some': {
    operationId: 'getBook',
    shows: 'The blurb is null, but only of books that were added without one.',
  },
} as const satisfies { [name: string]: Fault }

/** Faults of behavior over several requests. */
export const MORE_FAULTS = {
  'refused-and-deleted': {
    operationId: 'deleteBook',
    shows: 'Without a session the request is refused, but the book is deleted.',
  },
  'one-member-for-all': { operationId: 'getMember', shows: 'Every member sees the first member.' },
  'loans-of-all': { operationId: 'listLoans', shows: 'Every member sees all loans.' },
  'filter-ignored': { operationId: 'listBooks', shows: 'The genre is ignored: the list has all books.' },
  'order-reversed': { operationId: 'listBooks', shows: 'The newest book comes first.' },
  'shared-with-all': {
    operationId: 'getMember',
    shows: 'Any origin may read the response with the cookie: CORS echoes the Origin.',
  },
  'change-lost': { operationId: 'updateBook', shows: 'The response shows the change, and the book stays as it was.' },
  'page-repeats': { operationId: 'listBooks', shows: 'Every page is the first one.' },
  'database-text': { operationId: 'createBook', shows: 'A refusal quotes an error of the database.' },
  'loan-lost': { operationId: 'createLoan', shows: 'A new loan is returned and not stored.' },
  'foreign-loan': { operationId: 'getLoan', shows: 'A member reads the loan of another member.' },
} as const satisfies { [name: string]: Fault }

export type FaultName = keyof typeof FAULTS | keyof typeof MORE_FAULTS

const ALL: { readonly [name in FaultName]: Fault } = { ...FAULTS, ...MORE_FAULTS }

/** The names of the thirteen faults in the table's order, and of the others. */
export const FAULT_NAMES = Object.keys(FAULTS).filter(isFaultName)
export const MORE_FAULT_NAMES = Object.keys(MORE_FAULTS).filter(isFaultName)

/** Whether the lab has a fault of this name. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(ALL, name)
}

/** Returns in which operation a fault is, and of what kind. */
export function getFault(name: FaultName): Fault {
  return ALL[name]
}
