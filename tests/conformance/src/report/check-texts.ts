/** A check's description for readers who do not know the document. */
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
  cooldown: { title: 'Held back for a time', looksAt: 'whether a call is held back for as long as the document says' },
  created: { title: 'Created is there', looksAt: 'whether the calls that should show what was created do show it' },
  deleted: { title: 'Deleted is gone', looksAt: 'whether what was deleted can no longer be read' },
  enum: { title: 'Known values', looksAt: 'whether a field that has a fixed list of values holds one of them' },
  envelope: {
    title: 'Envelope',
    looksAt: 'whether the wrapping of the answer is whole and says either success or refusal, not both',
  },
  format: { title: 'Formats', looksAt: 'whether times, addresses and the like are written as the document says' },
  'frame-address': { title: 'Address of the page', looksAt: 'whether the app frames a page of this address at all' },
  'frame-close': { title: 'No late close', looksAt: 'whether the page keeps quiet when the app closes its frame' },
  'frame-error': {
    title: 'No error in the page',
    looksAt: "whether the page's script runs without session and storage",
  },
  'frame-event': { title: 'Known messages', looksAt: 'whether the page says only what the document knows' },
  'frame-kind': { title: 'Messages of its kind', looksAt: 'whether a page of this kind may say what it says' },
  'frame-load': { title: 'Shown in a frame', looksAt: 'whether the app can show the page in a frame' },
  'frame-once': { title: 'Said once', looksAt: 'whether a page tells the app once what has happened once' },
  'frame-origin': {
    title: 'Origin of the page',
    looksAt: 'whether the page stays at, and speaks from, its own origin',
  },
  'frame-sandbox': { title: 'Within its frame', looksAt: 'whether the page keeps to what its frame allows' },
  'frame-schema': { title: 'Shape of messages', looksAt: 'whether every message has the shape of the document' },
  'frame-secret': { title: 'No secret told', looksAt: 'whether messages keep the launch token to themselves' },
  'frame-steps': { title: 'What a tap brings', looksAt: 'whether the page tells the app what it must after a tap' },
  'frame-target': { title: 'Own window', looksAt: "whether the page's own window speaks, and no window within it" },
  'frame-unasked': { title: 'Nothing unasked', looksAt: 'whether nobody is sent to the deposit without a tap' },
  fuzz: { title: 'Random input', looksAt: 'whether the server bears random input that the document allows or forbids' },
  headers: { title: 'Headers', looksAt: 'whether the headers that the document promises are there and well formed' },
  idempotency: { title: 'Idempotency key', looksAt: 'whether the same request sent twice acts once' },
  'idempotency-at-once': {
    title: 'Key twice at once',
    looksAt: 'whether two equal requests at the same time act once, and the second response says so',
  },
  'idempotency-content': {
    title: 'Key for something else',
    looksAt: 'whether a key that was used for something else is refused with its code',
  },
  'idempotency-refusal': {
    title: 'Key after a refusal',
    looksAt: 'whether a refused request may be sent again with its key, and is judged anew',
  },
  'idempotency-late': { title: 'Key after a while', looksAt: 'whether a key that comes again later still acts once' },
  language: { title: 'Language', looksAt: 'whether messages for people come in the language that was asked for' },
  leak: { title: 'No inner workings', looksAt: "whether an answer gives away the server's inner workings" },
  link: {
    title: 'The way onward',
    looksAt: 'whether what one call gives is found by the call that the document leads to',
  },
  load: { title: 'Many at once', looksAt: 'whether many requests at once are all answered, and in time' },
  method: { title: 'Undocumented method', looksAt: 'whether a method that the document does not have is refused' },
  money: { title: 'Decimals of money', looksAt: 'whether amounts have at most two decimals' },
  open: { title: 'Open to visitors', looksAt: 'whether a call that needs no login works without one' },
  origin: { title: 'Foreign origin', looksAt: 'whether requests from a foreign website are refused' },
  'other-player': { title: "Another player's data", looksAt: "whether one player can reach another player's things" },
  oversized: { title: 'Far too large', looksAt: 'whether a body of many megabytes is turned away' },
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
  'session-lasts': { title: 'Session lasts', looksAt: 'whether a session outlives a minute without a call' },
  session: { title: 'Session', looksAt: 'whether a call that needs a login refuses a caller without one' },
  sharing: {
    title: 'Sharing with other origins',
    looksAt: 'whether pages of other websites are kept from reading what a session gets',
  },
  count: { title: 'Count', looksAt: 'whether the count that a message tells is the one that a call gives' },
  event: { title: 'The event comes', looksAt: 'whether the server sends the event when its cause has happened' },
  redelivery: {
    title: 'Delivered again',
    looksAt: 'whether a message that was not acknowledged comes again once the client is back',
  },
  'socket-acknowledged': {
    title: 'Acknowledged is done',
    looksAt: 'whether a message that was acknowledged stays away',
  },
  'socket-admission': { title: 'Let in', looksAt: "whether a player's own connection is let in" },
  'socket-close-code': { title: 'Close codes', looksAt: 'whether connections are closed with documented codes' },
  'socket-event': { title: 'Known events', looksAt: 'whether every message is one of the document' },
  'socket-garbage': { title: 'Odd frames survived', looksAt: 'whether a frame that means nothing is ignored' },
  'socket-heartbeat': { title: 'Heartbeat', looksAt: 'whether every ping is answered once and in time' },
  'socket-once': { title: 'Once', looksAt: 'whether a message comes once while the connection stands' },
  'socket-order': { title: 'Order', looksAt: 'whether what is delivered again keeps its order' },
  'socket-origin': { title: 'Foreign origin', looksAt: 'whether pages of other websites are kept out of the socket' },
  'socket-oversized': { title: 'Oversized frames', looksAt: 'whether the server serves on after a huge frame' },
  'socket-session': { title: 'Session', looksAt: 'whether the socket refuses whoever has no session' },
  'socket-sid': { title: 'Message names', looksAt: 'whether each message has a name of its own, and keeps it' },
  'socket-standing': {
    title: 'Stands',
    looksAt: 'whether a connection that pings stands for longer than the silence that ends one',
  },
  'socket-text': { title: 'Text frames', looksAt: 'whether messages come as text' },
  'socket-uid': { title: "Another player's socket", looksAt: "whether one player can listen to another's messages" },
  status: { title: 'HTTP status', looksAt: 'whether the answer has a status that the document lists for this call' },
  success: { title: 'It works', looksAt: 'whether a call that is right in every respect succeeds' },
  time: { title: 'Time to answer', looksAt: 'whether the answer came in time' },
  unchanged: { title: 'Nothing changed', looksAt: 'whether a refused request really left everything as it was' },
  'undocumented-call': { title: 'Known calls', looksAt: 'whether the app makes only calls that the document has' },
  'undocumented-field': {
    title: 'Undocumented fields',
    looksAt: 'whether the answer holds fields that the document does not know',
  },
  'valid-input': {
    title: 'Good input accepted',
    looksAt: 'whether input within the limits of the document is taken, up to the very limit',
  },
}

/** The texts of a check; one without texts is shown by its name. */
export function checkText(check: string): CheckText {
  return Object.hasOwn(TEXTS, check) ? (TEXTS[check] ?? unnamed(check)) : unnamed(check)
}

function unnamed(check: string): CheckText {
  const words = check.replace(/[-_]+/g, ' ')
  return { title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, looksAt: '' }
}
