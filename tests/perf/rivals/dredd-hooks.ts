/** Dredd's hooks for the lab, as the source of a module that is written to Dredd's folder. */
export const DREDD_HOOKS = `// Dredd's hooks for the lab: a session, and the order and inputs without which a healthy server would say no.
const hooks = require('hooks')
const { CARD } = process.env

hooks.beforeEach((transaction, done) => {
  transaction.request.headers.Cookie = CARD
  // Only documented successes have something to compare with.
  if (!/^2/.test(transaction.expected.statusCode)) transaction.skip = true
  // Dredd takes the charset for a part of the type.
  const { headers } = transaction.expected
  for (const name of Object.keys(headers)) {
    if (/^content-type$/i.test(name)) headers[name] = 'application/json; charset=utf-8'
  }
  // What is deleted is a book that nothing else reads.
  if (transaction.request.method === 'DELETE') transaction.fullPath = '/books/b1006'
  done()
})
`
