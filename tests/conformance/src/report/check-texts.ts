/** What a check looks at, for somebody who has not read the document. */
export interface CheckText {
  title: string
  looksAt: string
}

const TEXTS: { [check: string]: CheckText } = {
  all: { title: 'The whole call', looksAt: 'whether the call may be made at all' },
  'bad-input': { title: 'Bad input refused', looksAt: 'whether input that breaks a limit of the document is refused' },
  code: { title: 'Known codes', looksAt: 'whether a refusal carries a code that the document lists for the call' },
  'content-type': { title: 'Content type', looksAt: 'whether the answer is of the type that the document promises' },
  cookie: { title: 'Cookie', looksAt: 'whether the session cookie has the attributes that protect it' },
  created: { title: 'Created is there', looksAt: 'whether the calls that should show what was created do show it' },
  deleted: { title: 'Deleted is gone', looksAt: 'whether what was deleted can no longer be read' },
  enum: { title: 'Known values', looksAt: 'whether a field that has a fixed list of values holds one of them' },
  envelope: {
    title: 'Envelope',
    looksAt: 'whether the wrapping of the answer is whole and says either success or refusal, not both',
  },
  format: { title: 'Formats', looksAt: 'whether times, addresses and the like are written as the document says' },
  fuzz: { title: 'Random input', looksAt: 'whether the server bears random input that the document allows or forbids' },
  headers: { title: 'Headers', looksAt: 'whether the headers that the document promises are there and well formed' },
  idempotency: { title: 'Idempotency key', looksAt: 'whether the same request sent twice acts once' },
  language: { title: 'Language', looksAt: 'whether messages for people come in the language that was asked for' },
  leak: { title: 'No inner workings', looksAt: "whether an answer gives away the server's inner workings" },
  link: {
    title: 'The way onward',
    looksAt: 'whether what one call gives is found by the call that the document leads to',
  },
  method: { title: 'Undocumented method', looksAt: 'whether a method that the document does not have is refused' },
  money: { title: 'Decimals of money', looksAt: 'whether amounts have at most two decimals' },
  open: { title: 'Open to visitors', looksAt: 'whether a call that needs no login works without one' },
  origin: { title: 'Foreign origin', looksAt: 'whether requests from a foreign website are refused' },
  'other-player': { title: "Another player's data", looksAt: "whether one player can reach another player's things" },
  pagination: {
    title: 'Pages add up',
    looksAt: 'whether the pages of a list hold each entry once, and as many as promised',
  },
  'refusal-code': {
    title: 'Code of a refusal',
    looksAt: 'whether bad input is refused with the code that is meant for it',
  },
  schema: {
    title: 'Shape of the answer',
    looksAt: 'whether every field is there, with the type and limits of the document',
  },
  session: { title: 'Session', looksAt: 'whether a call that needs a login refuses a caller without one' },
  status: { title: 'HTTP status', looksAt: 'whether the answer has a status that the document lists for this call' },
  success: { title: 'It works', looksAt: 'whether a call that is right in every respect succeeds' },
  time: { title: 'Time to answer', looksAt: 'whether the answer came in time' },
  unchanged: { title: 'Nothing changed', looksAt: 'whether a refused request really left everything as it was' },
  'undocumented-field': {
    title: 'Undocumented fields',
    looksAt: 'whether the answer holds fields that the document does not know',
  },
  'valid-input': {
    title: 'Good input accepted',
    looksAt: 'whether input within the limits of the document is taken, up to the very limit',
  },
}

/** The words for a check; one that has none of its own is shown by its name. */
export function checkText(check: string): CheckText {
  return Object.hasOwn(TEXTS, check) ? (TEXTS[check] ?? unnamed(check)) : unnamed(check)
}

function unnamed(check: string): CheckText {
  const words = check.replace(/[-_]+/g, ' ')
  return { title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, looksAt: '' }
}
